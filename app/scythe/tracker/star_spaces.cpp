#include "app/scythe/tracker/star_spaces.h"

#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app::scythe_app {

QList<int> starSpaces(const scythe::StarTrack& track) {
    QList<int> spaces;
    for (int i = 0; i < track.spaces; ++i)
        spaces << (i == track.flip ? StarSpaces::Flip
                   : std::ranges::find(track.stars, static_cast<std::uint8_t>(i)) != track.stars.end()
                       ? StarSpaces::Star
                   : i < track.first_water ? StarSpaces::Closed
                                           : StarSpaces::Plain);
    return spaces;
}

QString starSpaceName(int space) {
    return unbroken(translate("ScytheStarTrack", "row %1, space %2")
                        .arg(space / StarSpaces::inRow + 1)
                        .arg(space % StarSpaces::inRow + 1));
}

} // namespace automa::app::scythe_app
