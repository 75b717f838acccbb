#include "app/barrage/sample_table.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr std::size_t longRound = 30; // entries after which a demo's humans pass

bool holdsWater(const Catalogue& facts, const State& state, int basin) {
    return std::ranges::any_of(facts.basin(basin).dams, [&](SpaceId dam) {
        return state.dam(dam).owner == Owner::neutral && state.dam(dam).drops > 0;
    });
}

/// The next piece of a system below a neutral dam with water: its conduit, then the powerhouse it leads to.
std::optional<Command> pieceOfSystem(const Catalogue& facts, const State& state, Company company) {
    const SpaceSet houses = open_spaces(facts, state, company, Structure::powerhouse);
    const auto houseBelow = [&](const Space& conduit) {
        return houses.where([&](SpaceId house) { return facts.space(house).basin == conduit.destination; });
    };
    for (std::size_t i = 0; i < conduit_count; ++i) {
        const SpaceId conduit = conduit_space(i);
        const Space& place = facts.space(conduit);
        const SpaceSet below = houseBelow(place);
        if (!holdsWater(facts, state, place.basin) || below.empty())
            continue;
        if (state.conduits[i] == owner_of(company))
            return HumanBuilds{company, Structure::powerhouse, below.first(), std::nullopt};
        if (open_spaces(facts, state, company, Structure::conduit).has(conduit))
            return HumanBuilds{company, Structure::conduit, conduit, std::nullopt};
    }
    return std::nullopt;
}

} // namespace

GameOptions DemoTable::threeCompanies(std::uint64_t seed, bool leeghwater) {
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::high, std::nullopt},
                            {Company::germany, PlayerKind::human, Level::medium, std::nullopt}};
    options.leeghwater = leeghwater;
    options.seed = seed;
    return options;
}

DemoTable::DemoTable(BarrageGame& game, const GameOptions& options, TileSource tiles) : game_(game) {
    auto started = new_game(game.facts(), options);
    supply_ = std::move(started.value().supply);
    game_.start(started.value().state, tiles);
}

ContractId DemoTable::draw(Colour colour) {
    auto& stack = supply_.contracts[index_of(colour)];
    const ContractId next = stack.back();
    stack.pop_back();
    return next;
}

std::optional<Need> DemoTable::emptySlot() const {
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        for (int slot = 0; slot < 2; ++slot)
            if (!game_.state().contracts[colour][static_cast<std::size_t>(slot)]
                && !supply_.contracts[colour].empty())
                return Need{static_cast<Colour>(colour), slot};
    return std::nullopt;
}

Command DemoTable::humanTurn(Company company) const {
    const State& state = game_.state();
    if (game_.journal().cursor() >= longRound)
        return HumanPasses{company};
    const auto systems = human_systems(game_.facts(), state, company);
    if (!systems.empty() && state.company(company).energy < 10)
        return HumanProduces{company, systems.front().dam, systems.front().conduit, systems.front().drops, 0};
    if (built_count(state, company, Structure::powerhouse) == 0)
        if (const auto piece = pieceOfSystem(game_.facts(), state, company))
            return *piece;
    for (const Structure structure :
         {Structure::base, Structure::conduit, Structure::powerhouse, Structure::elevation}) {
        constexpr int enough = 2;
        const SpaceSet open = open_spaces(game_.facts(), state, company, structure);
        if (!open.empty() && built_count(state, company, structure) < enough)
            return HumanBuilds{company, structure, open.first(), std::nullopt};
    }
    return HumanDoesElse{company};
}

bool DemoTable::step() {
    if (const auto empty = emptySlot())
        return game_.perform(LayContract{empty->colour, empty->slot, draw(empty->colour)}).ok();
    if (game_.decision())
        return game_.perform(TakeAutomaTurn{}).ok();
    if (const auto human = game_.humanToAct())
        return game_.perform(humanTurn(*human)).ok();
    if (const auto automa = game_.automaToDraw())
        return game_.perform(DrawTile{*automa, std::nullopt}).ok();
    return false;
}

bool DemoTable::playUntil(const std::function<bool()>& condition) {
    while (!condition())
        if (!step())
            return false;
    return true;
}

} // namespace automa::app::barrage_app
