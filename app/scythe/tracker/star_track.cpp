#include "app/scythe/tracker/star_track.h"

#include "app/scythe/text/names.h"
#include "app/scythe/tracker/star_spaces.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

ScytheStarTrack::ScytheStarTrack(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheStarTrack::refresh);
}

void ScytheStarTrack::refresh() {
    stars_.show(readStars());
    all_.show(readCards());
    readNotice();
    emit changed();
}

const AutomaMat& ScytheStarTrack::mat() const {
    static const AutomaMat none;
    return game_.isOpen() ? game_.automa().automa : none;
}

const StarTrack& ScytheStarTrack::track() const {
    return game_.facts().track(mat().star_card);
}

QString ScytheStarTrack::card() const {
    return ScytheNames::star_card(id_of(mat().star_card));
}

QList<int> ScytheStarTrack::spaces() const {
    return starSpaces(track());
}

int ScytheStarTrack::inRow() const {
    return StarSpaces::inRow;
}

QString ScytheStarTrack::cubeText() const {
    return as_label(starSpaceName(cube()));
}

QString ScytheStarTrack::nextText() const {
    const auto next = std::ranges::find_if(track().stars, [&](std::uint8_t at) { return at > cube(); });
    return next == track().stars.end()
               ? translate("ScytheStarTrack", "No more stars on the track")
               : translate("ScytheStarTrack", "%n more space(s) to the next star", nullptr, *next - cube());
}

bool ScytheStarTrack::waterOpen() const {
    return water_open(game_.facts(), mat());
}

QString ScytheStarTrack::waterText() const {
    if (waterOpen())
        return translate("ScytheStarTrack", "Water is open: the Automa crosses rivers and enters lakes");
    return translate("ScytheStarTrack", "Water is closed to the Automa: it opens in %n space(s)", nullptr,
                     track().first_water - cube());
}

//: what a star was placed for
std::vector<PlacedStar> ScytheStarTrack::readStars() const {
    std::vector<PlacedStar> rows;
    const auto add = [&rows](int count, const QString& text) {
        for (int i = 0; i < count; ++i)
            rows.push_back({true, text});
    };
    if (game_.isOpen()) {
        add(track().stars_at(cube()), translate("ScytheStarTrack", "track"));
        add(mat().combat_stars, translate("ScytheStarTrack", "combat"));
        add(mat().power_star ? 1 : 0, translate("ScytheStarTrack", "power"));
    }
    rows.resize(stars_of_side);
    return rows;
}

std::vector<StarCardChoice> ScytheStarTrack::readCards() const {
    std::vector<StarCardChoice> rows;
    for (std::size_t i = 0; i < count_of<StarCard>; ++i) {
        const auto one = static_cast<StarCard>(i);
        rows.push_back({id_of(one).toString(), ScytheNames::star_card(id_of(one)),
                        ScytheNames::level(id_of(one)), ScytheNames::level_explanation(id_of(one)),
                        starSpaces(game_.facts().track(one)), game_.isOpen() && one == mat().star_card});
    }
    return rows;
}

QString ScytheStarTrack::starsText() const {
    return translate("ScytheStarTrack", "Stars placed: %1 of %2")
        .arg(game_.isOpen() ? stars_of(game_.facts(), mat()) : 0)
        .arg(stars_of_side);
}

QString ScytheStarTrack::possibleText() const {
    QStringList ways;
    if (track().stars_at(cube()) < track().stars_at(track().spaces - 1))
        ways << translate("ScytheStarTrack", "track");
    if (const int left = combat_star_limit - mat().combat_stars; left > 0)
        ways << translate("ScytheStarTrack", "%n combat(s)", nullptr, left);
    if (!mat().power_star)
        ways << translate("ScytheStarTrack", "power %1").arg(power_limit);
    return translate("ScytheStarTrack", "Still possible: %1").arg(ways.join(QStringLiteral(", ")));
}

void ScytheStarTrack::readNotice() {
    notice_.clear();
    orders_.clear();
    rule_.clear();
    if (!game_.isOpen() || !game_.decision())
        return;
    const Decision& decision = *game_.decision();
    const auto has = [&](StepKind kind) {
        return std::ranges::any_of(decision.steps, [&](const Step& step) { return step.kind == kind; });
    };
    const auto trackStars = std::ranges::count_if(decision.steps, [](const Step& step) {
        return step.kind == StepKind::star && step.source == StarSource::track;
    });
    const AutomaMat& then = decision.after.side(decision.side).automa;
    const bool opens = !waterOpen() && water_open(game_.facts(), then);
    if (trackStars > 0)
        orders_ << translate("ScytheStarTrack", "Put 1 Automa star beside the Triumph Track");
    if (has(StepKind::flip))
        orders_ << translate("ScytheStarTrack", "Shuffle all 19 cards, including both discards")
                << translate("ScytheStarTrack", "Turn the deck round: scheme II stays up until the end");
    if (opens)
        orders_ << translate("ScytheStarTrack", "From now on the Automa crosses rivers and enters lakes");
    rule_ = has(StepKind::flip) ? QStringLiteral("S-83")
            : opens             ? QStringLiteral("S-34")
            : trackStars > 0    ? QStringLiteral("S-82")
                                : QString();
    notice_ = has(StepKind::flip) ? translate("ScytheStarTrack", "The scheme flips to II")
              : opens             ? translate("ScytheStarTrack", "The water opens")
              : trackStars > 0    ? translate("ScytheStarTrack", "A star from the track")
                                  : QString();
}

} // namespace automa::app::scythe_app
