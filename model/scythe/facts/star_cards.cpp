#include "model/scythe/facts/readers.h"

namespace automa::scythe::facts {
namespace {

using core::JsonReader;

void read_track(const JsonReader& json, StarTrack& track) {
    track.spaces = json.at("space_count").integer(2, 60);
    const int last = track.spaces - 1;
    static_cast<void>(json.at("start_index").integer(0, 0));
    track.flip = json.at("scheme_flip_index").integer(1, last);
    track.skips = json.at("applies_autometta_skip").boolean();
    const JsonReader stars = json.at("star_indices");
    static_cast<void>(stars.size(stars_of_side, stars_of_side));
    for (std::size_t i = 0; i < static_cast<std::size_t>(stars_of_side); ++i) {
        const int index = stars.item(i).integer(i == 0 ? track.flip : track.stars.back() + 1, last);
        track.stars.push_back(static_cast<std::uint8_t>(index));
    }
    if (track.stars.front() != track.flip || track.stars.back() != last)
        stars.refuse("wrong_list", "The first star turns the scheme, and the last space holds the last one.");
    track.first_water = json.at("first_water_allowed_index").integer(0, last);
    const JsonReader closed = json.at("water_blocked_indices");
    expect_total(json.at("first_water_allowed_index"),
                 closed.size(0, static_cast<std::size_t>(track.spaces)));
    for (std::size_t i = 0; i < static_cast<std::size_t>(track.first_water); ++i)
        expect_total(closed.item(i), i);
    static_cast<void>(json.at("spaces").size(static_cast<std::size_t>(track.spaces),
                                             static_cast<std::size_t>(track.spaces)));
}

} // namespace

void read_star_cards(const JsonReader& cards, Catalogue& catalogue) {
    const JsonReader list = cards.at("cards");
    static_cast<void>(list.size(count_of<StarCard>, count_of<StarCard>));
    for (std::size_t i = 0; i < count_of<StarCard>; ++i) {
        if (read_enum<StarCard>(list.item(i).at("id"), "star card") != static_cast<StarCard>(i))
            list.item(i).at("id").refuse("wrong_order", "The star cards must be listed from easy to hard.");
        read_track(list.item(i), catalogue.star_tracks[i]);
    }
}

} // namespace automa::scythe::facts
