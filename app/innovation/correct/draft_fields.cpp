// What can be set by hand: each row reads the position it is shown for and writes the draft.
#include "app/innovation/correct/draft.h"
#include "app/innovation/setup/setup_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Field = InnovationDraft::Field;
using Row = InnovationDraftRow;

QString unknownText() {
    return translate("InnovationDraft", "not entered");
}

/// A number that nobody need have told: one below `from` stands for that.
Field told(Row row, std::function<void(State&, std::optional<int>)> set) {
    if (row.value < row.from)
        row.valueText = unknownText();
    row.from -= 1;
    const int unknown = row.from;
    return {std::move(row), [set, unknown](State& state, int value) {
                set(state, value == unknown ? std::nullopt : std::optional(value));
            }};
}

Row number(const QString& key, const QString& text, int value, int from, int to) {
    return {key, {}, text, InnovationDraftForm::Number, value, {}, from, to};
}

Row toggle(const QString& key, const QString& text, bool on) {
    return {key, {}, text, InnovationDraftForm::Switch, on ? 1 : 0, {}, 0, 1};
}

Field choice(const QString& key, const QString& text, int value, std::vector<QString> options,
             std::function<void(State&, int)> set) {
    return {{key, {}, text, InnovationDraftForm::Choice, value, {}, 0, static_cast<int>(options.size()) - 1},
            std::move(set),
            std::move(options)};
}

QString disciplineName(std::size_t d) {
    return as_label(InnovationNames::discipline(id_of(static_cast<Discipline>(d))));
}

QString playerName(Player player) {
    return as_label(InnovationNames::player(id_of(player)));
}

/// Nobody, the humans who play, and the Automa if it may.
std::vector<Player> owners(const State& state, bool automa) {
    std::vector<Player> all{Player::human_1};
    if (state.human_count == 2)
        all.push_back(Player::human_2);
    if (automa)
        all.push_back(Player::automa);
    return all;
}

std::vector<QString> ownerNames(const std::vector<Player>& players, const QString& nobody) {
    std::vector<QString> names{nobody};
    for (const Player player : players)
        names.push_back(playerName(player));
    return names;
}

int placeOf(const std::vector<Player>& players, std::optional<Player> player) {
    const auto found = player ? std::ranges::find(players, *player) : players.end();
    return found == players.end() ? 0 : static_cast<int>(found - players.begin()) + 1;
}

std::optional<Player> playerAt(const std::vector<Player>& players, int place) {
    return place == 0 ? std::nullopt : std::optional(players[static_cast<std::size_t>(place) - 1]);
}

void underHead(std::vector<Field>& fields, std::size_t first, const QString& head) {
    if (first < fields.size())
        fields[first].row.head = head;
}

/// All spaces known: what is not on them is in the supply.
void countScholars(const Catalogue& facts, State& state) {
    int sent = 0;
    for (const auto& spaces : state.scholars) {
        if (!spaces.known)
            return;
        sent += static_cast<int>(std::ranges::count(spaces.value, std::optional(Player::automa)));
    }
    state.automa.scholars = static_cast<std::int8_t>(std::max(0, facts.science.scholars - sent));
}

void addSlots(std::vector<Field>& fields, const State& state, SlotRow row, int count, const QString& head,
              const std::function<QString(int)>& name) {
    const std::size_t first = fields.size();
    for (int slot = 1; slot <= count; ++slot)
        fields.push_back({toggle(id_of(row).toString() + QString::number(slot), name(slot),
                                 has_slot(*slots_of(state, row), slot)),
                          [row, slot](State& draft, int on) {
                              Told<Slots>& all = slots_of(draft, row);
                              all = on ? with_slot(*all, slot) : without_slot(*all, slot);
                          }});
    underHead(fields, first, head);
}

/// What only a guided faction keeps: its cards are read by the table (D-15), the app carries it along.
void addOwn(std::vector<Field>& fields, const State& state) {
    const FactionState& own = state.automa.own;
    const std::size_t first = fields.size();
    if (state.automa.faction == Faction::symbionts) {
        std::vector<QString> terrains{unknownText()};
        for (std::size_t t = 0; t < count_of<Terrain>; ++t)
            terrains.push_back(as_label(InnovationNames::terrain(id_of(static_cast<Terrain>(t)))));
        fields.push_back(choice(QStringLiteral("youth"), translate("InnovationDraft", "Youth terrain"),
                                own.youth ? static_cast<int>(index_of(*own.youth)) + 1 : 0,
                                std::move(terrains), [](State& draft, int place) {
                                    draft.automa.own.youth =
                                        place == 0 ? std::nullopt
                                                   : std::optional(static_cast<Terrain>(place - 1));
                                }));
    }
    constexpr int achievements = 6;
    if (state.automa.faction == Faction::gognomes)
        for (int number = 1; number <= achievements; ++number)
            fields.push_back({toggle(QStringLiteral("achievement%1").arg(number),
                                     translate("InnovationDraft", "Achievement %1").arg(number),
                                     has_slot(own.achievements, number)),
                              [number](State& draft, int on) {
                                  Slots& all = draft.automa.own.achievements;
                                  all = on ? with_slot(all, number) : without_slot(all, number);
                              }});
    underHead(fields, first, translate("InnovationDraft", "From its card"));
}

/// What lies on a hex by a guided faction's card.
void addOwnOfHex(std::vector<Field>& fields, const State& state, HexId hex) {
    const auto add = [&](const char* key, const QString& text, HexSet FactionState::*set) {
        fields.push_back({toggle(QLatin1String(key), text, (state.automa.own.*set).has(hex)),
                          [hex, set](State& draft, int on) {
                              HexSet& all = draft.automa.own.*set;
                              all = on ? all | HexSet(hex) : all - HexSet(hex);
                          }});
    };
    const std::size_t first = fields.size();
    if (state.automa.faction == Faction::symbionts)
        add("tool", translate("InnovationDraft", "There is a tool here"), &FactionState::tools);
    if (state.automa.faction == Faction::blight) {
        add("fallow", translate("InnovationDraft", "Fallow"), &FactionState::fallow);
        add("blighted", translate("InnovationDraft", "Blighted"), &FactionState::blighted);
    }
    underHead(fields, first, translate("InnovationDraft", "From its card"));
}

} // namespace

std::vector<Field> draftOfSide(const Catalogue& facts, const State& state, Player player) {
    std::vector<Field> fields;
    if (player == Player::automa) {
        fields.push_back(
            {number(QStringLiteral("vp"), translate("InnovationDraft", "VP"), state.automa.vp, 0,
                    bounds::points.max),
             [](State& draft, int value) { draft.automa.vp = static_cast<std::int16_t>(value); }});
        if (state.app.tracking == Tracking::cards_only)
            return fields;
        fields.push_back(
            {number(QStringLiteral("scholars"), translate("InnovationDraft", "Scholars in supply"),
                    state.automa.scholars, 0, facts.science.scholars),
             [](State& draft, int value) { draft.automa.scholars = static_cast<std::int8_t>(value); }});
        fields.push_back(
            {number(QStringLiteral("innovations"), translate("InnovationDraft", "Innovations taken"),
                    state.automa.innovations, 0, 3),
             [](State& draft, int value) { draft.automa.innovations = static_cast<std::int8_t>(value); }});
    } else {
        const Human& human = state.human(player);
        fields.push_back(told(number(QStringLiteral("vp"), translate("InnovationDraft", "VP"),
                                     human.vp.value_or(-1), 0, bounds::points.max),
                              [player](State& draft, std::optional<int> value) {
                                  draft.human(player).vp =
                                      value ? std::optional(static_cast<std::int16_t>(*value)) : std::nullopt;
                              }));
        if (state.app.tracking == Tracking::cards_only)
            return fields;
        fields.push_back(told(number(QStringLiteral("shipping"), translate("InnovationDraft", "Shipping"),
                                     human.shipping.value_or(-1), 0, static_cast<int>(max_shipping)),
                              [player](State& draft, std::optional<int> value) {
                                  draft.human(player).shipping =
                                      value ? std::optional(static_cast<std::int8_t>(*value)) : std::nullopt;
                              }));
    }
    const std::size_t first = fields.size();
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const QString key = id_of(static_cast<Discipline>(d)).toString();
        if (player == Player::automa) {
            fields.push_back({number(key, disciplineName(d), state.automa.science[d], 0, top_level),
                              [d](State& draft, int value) {
                                  draft.automa.science[d] = static_cast<std::int8_t>(value);
                              }});
            continue;
        }
        const auto& level = state.human(player).science[d];
        fields.push_back(told(number(key, disciplineName(d), level.known ? level.value : -1, 0, top_level),
                              [player, d](State& draft, std::optional<int> value) {
                                  auto& mine = draft.human(player).science[d];
                                  mine = value ? ToldLevel(static_cast<std::int8_t>(*value)) : ToldLevel();
                                  draft.app.highest[d] = -1;
                              }));
    }
    underHead(fields, first, translate("InnovationDraft", "Science"));
    if (player == Player::automa)
        addOwn(fields, state);
    return fields;
}

//: a number or choice to correct, and its state
std::vector<Field> draftOfTable(const Catalogue& facts, const State& state) {
    std::vector<Field> fields;
    addSlots(fields, state, SlotRow::power_actions, static_cast<int>(power_action_count),
             translate("InnovationDraft", "Power actions covered"), [&](int slot) {
                 return as_label(InnovationNames::power_action(
                     id_of(facts.tables.power_actions[static_cast<std::size_t>(slot) - 1])));
             });
    addSlots(fields, state, SlotRow::book_actions, static_cast<int>(book_action_count),
             translate("InnovationDraft", "Book actions covered"),
             [](int slot) { return translate("InnovationDraft", "Book action %1").arg(slot); });
    addSlots(fields, state, SlotRow::innovations, facts.innovation_slots(state.human_count),
             translate("InnovationDraft", "Innovations on the display"),
             [](int slot) { return translate("InnovationDraft", "Tile %1").arg(slot); });
    const std::vector<Player> everybody = owners(state, true);
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const std::size_t first = fields.size();
        for (std::size_t space = 0; space < scholar_space_count; ++space)
            fields.push_back(choice(id_of(static_cast<Discipline>(d)).toString() + QString::number(space),
                                    translate("InnovationDraft", "Space %1 (+%2)")
                                        .arg(space + 1)
                                        .arg(facts.science.spaces[d][space]),
                                    placeOf(everybody, state.scholars[d].value[space]),
                                    ownerNames(everybody, translate("InnovationDraft", "free")),
                                    [d, space, everybody, &facts](State& draft, int place) {
                                        ScholarSpaces spaces = draft.scholars[d].value;
                                        spaces[space] = playerAt(everybody, place);
                                        draft.scholars[d] = spaces;
                                        countScholars(facts, draft);
                                    }));
        underHead(fields, first, translate("InnovationDraft", "Scholars: %1").arg(disciplineName(d)));
    }
    const std::size_t tiles = fields.size();
    std::vector<QString> all{unknownText()};
    for (std::size_t n = 1; n <= round_tile_count; ++n)
        all.push_back(roundTileText(facts, static_cast<int>(n)));
    for (std::size_t i = 0; i < round_count; ++i)
        fields.push_back(
            choice(QStringLiteral("round%1").arg(i + 1), translate("InnovationDraft", "Round %1").arg(i + 1),
                   state.round_tiles[i].value_or(0), all, [i](State& draft, int tile) {
                       draft.round_tiles[i] =
                           tile == 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(tile));
                   }));
    std::vector<QString> last{unknownText()};
    for (std::size_t n = 1; n <= final_tile_count; ++n)
        last.push_back(finalTileText(facts, static_cast<int>(n)));
    fields.push_back(choice(QStringLiteral("final"), translate("InnovationDraft", "Final tile"),
                            state.final_tile.value_or(0), last, [](State& draft, int tile) {
                                draft.final_tile =
                                    tile == 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(tile));
                            }));
    underHead(fields, tiles, translate("InnovationDraft", "Round tiles"));
    return fields;
}

//: a choice to correct about one hex, and its state
std::vector<Field> draftOfHex(const Catalogue& facts, const State& state, HexId hex) {
    std::vector<Field> fields;
    const Map& map = facts.map(state.map);
    if (map.hex(hex).terrain) {
        const Building* standing = building_on(state, hex);
        const std::vector<Player> everybody = owners(state, true);
        fields.push_back(choice(QStringLiteral("owner"), translate("InnovationDraft", "Owner"),
                                placeOf(everybody, standing ? std::optional(standing->owner) : std::nullopt),
                                ownerNames(everybody, translate("InnovationDraft", "nobody")),
                                [hex, everybody](State& draft, int place) {
                                    const auto owner = playerAt(everybody, place);
                                    Building building{hex, Player::automa, Kind::workshop, false, false};
                                    for (std::size_t i = 0; i < draft.buildings.size(); ++i)
                                        if (draft.buildings[i].hex == hex) {
                                            building = draft.buildings[i];
                                            draft.buildings.erase(i);
                                            break;
                                        }
                                    if (!owner)
                                        return;
                                    building.owner = *owner;
                                    if (*owner == Player::automa && is_neutral(building.kind))
                                        building.kind = Kind::workshop;
                                    building.annex = building.annex && is_human(*owner);
                                    building.marked = building.marked && !is_human(*owner);
                                    draft.buildings.push_back(building);
                                    draft.terrain[hex.index()].reset();
                                }));
        const auto edit = [hex](auto change) {
            return [hex, change](State& draft, int value) {
                for (Building& building : draft.buildings)
                    if (building.hex == hex)
                        change(building, value);
            };
        };
        // All rows for every hex: what does not apply is off, so that nothing changes its place.
        const bool human = standing && is_human(standing->owner);
        std::vector<QString> kinds;
        for (std::size_t i = 0; i < (human ? count_of<Kind> : own_kinds); ++i)
            kinds.push_back(as_label(InnovationNames::building(id_of(static_cast<Kind>(i)))));
        fields.push_back(
            choice(QStringLiteral("kind"), translate("InnovationDraft", "Building"),
                   standing ? static_cast<int>(index_of(standing->kind)) : -1, std::move(kinds),
                   edit([](Building& building, int kind) { building.kind = static_cast<Kind>(kind); })));
        fields.back().row.off = !standing;
        fields.push_back({toggle(QStringLiteral("marked"), translate("InnovationDraft", "With token"),
                                 standing && standing->marked),
                          edit([](Building& building, int on) { building.marked = on != 0; })});
        fields.back().row.off = !standing || human;
        fields.push_back({toggle(QStringLiteral("annex"), as_label(InnovationNames::building("annex")),
                                 standing && standing->annex),
                          edit([](Building& building, int on) { building.annex = on != 0; })});
        fields.back().row.off = !human;
        std::vector<QString> terrains;
        for (std::size_t t = 0; t < count_of<Terrain>; ++t)
            terrains.push_back(as_label(InnovationNames::terrain(id_of(static_cast<Terrain>(t)))));
        const Terrain printed = *map.hex(hex).terrain;
        const Terrain now = standing && human ? state.human(standing->owner).native
                            : standing        ? state.automa.native
                                              : terrain_of(map, state, hex);
        fields.push_back(choice(
            QStringLiteral("terrain"), translate("InnovationDraft", "Terrain"),
            static_cast<int>(index_of(now)), std::move(terrains), [hex, printed](State& draft, int value) {
                const auto wanted = static_cast<Terrain>(value);
                draft.terrain[hex.index()] = wanted == printed ? std::nullopt : std::optional(wanted);
            }));
        fields.back().row.off = standing != nullptr;
    }
    if (map.land.has(hex))
        addOwnOfHex(fields, state, hex);
    const std::vector<Player> humans = owners(state, false);
    const std::size_t first = fields.size();
    for (std::size_t i = 0; i < map.bridge_sites.size(); ++i) {
        const auto& ends = map.bridge_sites[i].hexes;
        if (ends[0] != hex && ends[1] != hex)
            continue;
        const HexId other = ends[0] == hex ? ends[1] : ends[0];
        fields.push_back(choice(
            QStringLiteral("bridge%1").arg(i),
            translate("InnovationDraft", "Bridge to %1").arg(id_of(map.hex(other).id).toString()),
            placeOf(humans, state.bridges[i]), ownerNames(humans, translate("InnovationDraft", "no bridge")),
            [i, humans](State& draft, int place) { draft.bridges[i] = playerAt(humans, place); }));
    }
    underHead(fields, first, translate("InnovationDraft", "Bridges"));
    return fields;
}

} // namespace automa::app::innovation_app
