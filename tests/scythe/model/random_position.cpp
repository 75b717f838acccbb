#include "tests/scythe/model/random_position.h"

#include "tests/scythe/model/support.h"

#include <set>

namespace automa::scythe::test {
namespace {

class Maker {
public:
    Maker(core::Random& random, bool readings, bool modifiers)
        : random_(random), readings_(readings), modifiers_(modifiers) {}

    Json make() {
        const auto star_card = static_cast<StarCard>(below(4));
        const StarTrack& track = facts().track(star_card);
        Json position{{"format", "scythe-position/1"}, {"star_card", name_of(star_card)}};
        const int cube = below(track.stars[3]);
        position["star_cube"] = cube;
        water_ = cube >= track.first_water;
        const auto automa = static_cast<Faction>(below(7));
        auto human = static_cast<Faction>(below(6));
        if (human >= automa)
            human = static_cast<Faction>(index_of(human) + 1);
        lakes_ = below(3) == 0;
        position["modifiers"] = modifiers_ ? modifiers(star_card) : Json::object();
        position["interpretations"] = readings_ ? readings() : Json::object();
        position["automa"] = automa_side(automa);
        position["human"] = human_side(human, automa);
        position["resources_tracked"] = below(2) == 0;
        position["resources"] = Json::object();
        for (const Territory& territory : facts().territories)
            if (position["resources_tracked"].get<bool>() && below(4) == 0)
                position["resources"][territory.id] = 1 + below(4);
        position["encounters"] = Json::array();
        for (const TerritoryId at : facts().encounters)
            if (below(3) != 0)
                position["encounters"].push_back(facts().territory(at).id);
        add_cards(position);
        return position;
    }

private:
    int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound))); }

    Json modifiers(StarCard card) {
        Json json = Json::object();
        if (card == StarCard::automa && below(3) == 0)
            json["skip"] = true;
        if (below(3) == 0)
            json["coins"] = below(2) == 0 ? -1 - below(2) : 1 + below(2);
        if (below(3) == 0)
            json["power"] = below(2) == 0 ? -1 - below(2) : 1 + below(2);
        if (below(3) == 0)
            json["move_check"] = true;
        if (below(3) == 0)
            json["place_check"] = true;
        if (card != StarCard::ultimaszyna && below(3) == 0)
            json["all_moves"] = true;
        return json;
    }

    Json readings() {
        Json json = Json::object();
        each_interpretation(Interpretations{}, [&](const char* key, const auto& value) {
            using Enum = std::remove_cvref_t<decltype(value)>;
            if (below(2) == 0)
                json[key] =
                    Names<Enum>::all[static_cast<std::size_t>(below(static_cast<int>(count_of<Enum>)))];
        });
        return json;
    }

    /// Few regions are drawn from, so that sides meet.
    std::string territory(bool lakes_open, const std::set<std::string>& not_these) {
        while (true) {
            const Territory& one = facts().territories[static_cast<std::size_t>(below(47))];
            if ((one.terrain == Terrain::lake && !lakes_open) || not_these.contains(one.id))
                continue;
            return one.id;
        }
    }

    Json automa_side(Faction faction) {
        Json json{{"faction", name_of(faction)},   {"power", below(16)},       {"coins", below(30)},
                  {"combat_cards", below(5)},      {"combat_stars", below(2)}, {"power_star", false},
                  {"factory_card", below(2) == 0}, {"mechs", Json::array()},   {"workers", Json::array()}};
        const auto place = [&]() -> std::string {
            return below(4) == 0 ? "base" : *automa_at_.insert(territory(water_, {})).first;
        };
        json["character"] = below(6) == 0 ? "mat" : place();
        for (int i = below(5); i > 0; --i)
            json["mechs"].push_back(place());
        for (int i = below(9); i > 0; --i)
            json["workers"].push_back(place());
        return json;
    }

    Json human_side(Faction faction, Faction automa) {
        Json json{{"faction", name_of(faction)},
                  {"rivers", Json::array()},
                  {"lakes", lakes_},
                  {"mechs", Json::array()},
                  {"workers", Json::array()}};
        for (const std::string_view word : Names<Crossing>::all)
            if (below(5) == 0)
                json["rivers"].push_back(word);
        if (below(2) == 0) {
            json["recruits"] = Json::array();
            for (const std::string_view word : Names<RecruitBonus>::all)
                if (below(2) == 0)
                    json["recruits"].push_back(word);
        }
        const auto place = [&]() -> std::string {
            if (below(5) != 0)
                return territory(lakes_, automa_at_);
            const auto other = static_cast<Faction>(below(7));
            const bool foreign = faction == Faction::crimea && other != faction && other != automa;
            return foreign ? "base:" + std::string(name_of(other)) : "base";
        };
        json["character"] = place();
        for (int i = below(5); i > 0; --i)
            json["mechs"].push_back(place());
        for (int i = below(9); i > 0; --i)
            json["workers"].push_back(place());
        return json;
    }

    void add_cards(Json& position) {
        std::vector<int> cards;
        for (int i = 1; i <= 19; ++i)
            cards.push_back(i);
        random_.shuffle(cards);
        position["turn"] = {{"kind", "automa"}, {"card", cards.back()}};
        cards.pop_back();
        Json discard = Json::array();
        Json combat = Json::array();
        for (int i = below(18); i > 0; --i) {
            (below(4) == 0 ? combat : discard).push_back(cards.back());
            cards.pop_back();
        }
        position["cards"] = {{"discard", discard}, {"combat_discard", combat}};
    }

    core::Random& random_;
    bool readings_;
    bool modifiers_;
    bool water_ = false;
    bool lakes_ = false;
    std::set<std::string> automa_at_;
};

} // namespace

Json random_position(core::Random& random, bool readings, bool modifiers) {
    return Maker(random, readings, modifiers).make();
}

} // namespace automa::scythe::test
