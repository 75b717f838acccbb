#include "model/innovation/table/score.h"
#include "model/innovation/table/setup.h"
#include "model/innovation/turn/automa_turn.h"
#include "tests/innovation/model/rules_cases.h"

namespace automa::innovation::test {
namespace {

Slots slots_of(const Json& list) {
    Slots slots = 0;
    for (const int slot : list)
        slots = with_slot(slots, slot);
    return slots;
}

Json or_null(const std::vector<Step>& steps, StepKind kind, const std::function<Json(const Step&)>& read) {
    for (const Step& step : steps)
        if (step.kind == kind)
            return read(step);
    return nullptr;
}

Json slot_of(const std::vector<Step>& steps, StepKind kind) {
    return or_null(steps, kind, [](const Step& step) { return Json(step.slot); });
}

Json directional_case(const Json& given) {
    return {{"index_from_first_in_reading_order",
             directional(given["options"], named<Direction>(given["direction"]), given["count"])}};
}

Json block_power_case(const Json& given) {
    State state = bare(given);
    state.power_actions = slots_of(given["covered_positions"]);
    state.book_actions = slots_of(given.value("covered_books", Json::array()));
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_block_power(turn));
    Json found{{"cover_position", slot_of(turn.steps, StepKind::block_power)}};
    if (given.contains("covered_books"))
        found["cover_book_position"] = slot_of(turn.steps, StepKind::block_book);
    return found;
}

Json block_book_case(const Json& given) {
    State state = bare(given);
    state.book_actions = slots_of(given["covered_positions"]);
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_block_book(turn, true));
    return {{"cover_position", slot_of(turn.steps, StepKind::block_book)}};
}

Json take_innovation_case(const Json& given) {
    State state = bare(given);
    state.automa.innovations = given["automa_innovations"].get<std::int8_t>();
    state.innovations = static_cast<Slots>((1 << given["tiles_on_display"].get<int>()) - 1);
    AutomaTurn turn(facts(), state);
    const bool allowed = try_innovation(turn) == Tried::done;
    return {{"allowed", allowed},
            {"index_in_reading_order", allowed ? Json(turn.steps[0].slot - 1) : Json()}};
}

Json difficulty_case(const Json& given) {
    const LevelFacts& level = facts().level(named<Level>(given["level"]));
    const std::size_t at = given["round"].get<std::size_t>() - 1;
    return {{"shipping", level.shipping[at]}, {"x_vp", level.x[at]}};
}

Json deck_setup_case(const Json& given) {
    const auto level = named<Level>(given["level"]);
    std::vector<int> always;
    Cards cards;
    for (int card = 1; card <= static_cast<int>(card_count); ++card)
        always.push_back(card);
    core::Random random(7);
    for (int i = 0; i < 200; ++i) {
        cards = first_deck(facts(), level, random);
        std::erase_if(
            always, [&](int card) { return !cards.stack.contains(CardId(static_cast<std::size_t>(card))); });
    }
    const auto& removed = facts().level(level).removed;
    const auto size = static_cast<int>(cards.stack.size());
    Json found{{"round_1_deck_size", size},
               {"reserve_size", cards.reserve.size()},
               {"always_in_deck", always},
               {"reserve_top", removed.empty() ? Json() : Json(cards.reserve.front().value)}};
    State state;
    state.cards = cards;
    for (int round = 2; round <= 6; ++round)
        apply_in_place(state, DeckGathered{});
    found["round_6_deck_size"] = state.cards.stack.size();
    found["round_2_deck_size"] = size + 1;
    return found;
}

Json round_deck_case(const Json& given) {
    State state;
    for (const std::size_t card : given["deck_top_first"])
        state.cards.stack.push_back(CardId(card));
    Json turns = Json::array();
    for (int number = 1; number < 20; ++number) {
        apply_in_place(state, CardDrawn{});
        const Cards& cards = state.cards;
        const bool pass = !cards.action || passes_by_symbol(facts(), cards);
        Json turn{{"turn", number},
                  {"action_card", cards.action ? Json(cards.action->value) : Json()},
                  {"support_card", cards.support.back().value},
                  {"pass", pass}};
        if (pass)
            turn["round_bonus_position"] = name_of(facts().card(cards.support.back()).support.bonus);
        turns.push_back(turn);
        if (pass)
            break;
    }
    return {{"turns", turns}};
}

Json pass_bonus_case(const Json& given) {
    State state;
    for (std::size_t i = 0; i < bonus_row_size; ++i)
        state.bonus.display[i] = given["display"][i].get<std::string>();
    state.bonus.automa = given["automa_tile"].get<std::string>();
    apply_in_place(state, BonusTileTaken{named<BonusPlace>(given["position"])});
    Json display = Json::array();
    for (const auto& tile : state.bonus.display)
        display.push_back(*tile);
    return {{"display", display}, {"automa_tile", *state.bonus.automa}};
}

Json pass_vp_case(const Json& given) {
    State state = bare(given);
    if (given.contains("round_tile"))
        state.round_tiles[state.round - 1U] = given["round_tile"].get<std::uint8_t>();
    if (given.contains("final_tile"))
        state.final_tile = given["final_tile"].get<std::uint8_t>();
    if (!given["automa_first_to_pass"].get<bool>())
        state.passed.push_back(Player::human_1);
    const int before = state.automa.vp;
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_pass(turn, "A-41"));
    EXPECT_EQ(turn.steps.at(0).vp, turn.state().automa.vp - before);
    return {{"vp", turn.steps.at(0).vp}};
}

Json faction_action_case(const Json& given) {
    const State state = bare(given);
    Json actions = Json::array();
    Json vp;
    for (const FactionAction& action : facts().faction(state.automa.faction).actions) {
        actions.push_back(name_of(action.part));
        if (action.part == FactionPart::gain_vp)
            vp = std::max(action.floor, AutomaTurn(facts(), state).x() + action.modifier);
    }
    return {{"actions", actions}, {"vp", vp}};
}

Json card_vp_case(const Json& given) {
    const State state = bare(given);
    const Card& card = facts().card(CardId(given["action_card"].get<std::size_t>()));
    for (const CardAction& action : card.actions)
        if (action.symbol == CardSymbol::gain_vp)
            return {{"vp", action.vp.value_or(AutomaTurn(facts(), state).x())}};
    return {};
}

Json science_choice_case(const Json& given) {
    State state;
    state.turn = Turn{};
    state.turn->support_card = CardId(given["support_card"].get<std::size_t>());
    state.human_count = static_cast<std::uint8_t>(given["human"].size());
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const std::string name(Names<Discipline>::all[d]);
        state.automa.science[d] = given["automa"][name].get<std::int8_t>();
        for (std::size_t i = 0; i < state.human_count; ++i)
            state.humans[i].science[d] = given["human"][i][name].get<std::int8_t>();
    }
    for (std::uint8_t tile = 1; tile <= round_tile_count; ++tile)
        if (name_of(facts().round_tile(tile).discipline) == given["tile_discipline"].get<std::string>())
            state.round_tiles[0] = tile;
    state.automa.scholars = 0; // the spaces do not matter here
    AutomaTurn turn(facts(), state);
    if (given["action"] == "send_scholar")
        static_cast<void>(try_scholar(turn));
    else
        static_cast<void>(try_advance(turn, 1, false));
    EXPECT_TRUE(turn.needs.empty());
    return {{"discipline", turn.steps.empty() ? Json() : Json(name_of(*turn.steps[0].discipline))}};
}

Json send_scholar_case(const Json& given) {
    State state;
    state.turn = Turn{};
    state.turn->support_card = CardId(2);
    const Json& free = given["free_spaces"];
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        state.automa.science[d] = static_cast<std::int8_t>(d == 0 ? given["level"].get<int>() : top_level);
        state.humans[0].science[d] = std::int8_t{0};
    }
    ScholarSpaces spaces;
    const std::size_t taken = scholar_space_count - free.size();
    for (std::size_t i = 0; i < taken; ++i)
        spaces[i] = Player::human_1;
    state.scholars[0] = spaces;
    state.automa.scholars = given["scholars_left"].get<std::int8_t>();
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_scholar(turn));
    const Step& step = turn.steps.at(0);
    return {{"level", turn.state().automa.science[0]},
            {"space_used", step.value > 0 ? Json(step.value) : Json()}};
}

Json area_scoring_case(const Json& given) {
    const std::vector<int> sizes = given["largest_area"];
    return {{"vp", shared_places(sizes, facts().tables.area_places, true)}};
}

Json science_scoring_case(const Json& given) {
    const std::vector<int> levels = given["levels"];
    return {{"vp", shared_places(levels, facts().science.places, false)}};
}

Json area_shipping_case(const Json& given) {
    return {{"shipping", facts().level(named<Level>(given["level"])).end_shipping}};
}

Json end_scoring_case(const Json& given) {
    State state = bare(given);
    for (const HexId hex : facts().map(state.map).land)
        if (static_cast<int>(state.buildings.size()) < given["buildings_on_map"])
            state.buildings.push_back({hex, Player::automa, Kind::workshop, false, false});
    state.turn.reset();
    const auto score = final_score(facts(), state);
    return {{"vp", *score.value().faction}};
}

} // namespace

const Cases& card_cases() {
    static const Cases all{
        {"directional", directional_case},
        {"block_power", block_power_case},
        {"block_book", block_book_case},
        {"take_innovation", take_innovation_case},
        {"difficulty", difficulty_case},
        {"deck_setup", deck_setup_case},
        {"round_deck", round_deck_case},
        {"pass_bonus_swap", pass_bonus_case},
        {"pass_vp", pass_vp_case},
        {"faction_action", faction_action_case},
        {"card_vp", card_vp_case},
        {"science_choice", science_choice_case},
        {"send_scholar", send_scholar_case},
        {"area_scoring", area_scoring_case},
        {"science_scoring", science_scoring_case},
        {"area_shipping", area_shipping_case},
        {"end_scoring", end_scoring_case},
    };
    return all;
}

} // namespace automa::innovation::test
