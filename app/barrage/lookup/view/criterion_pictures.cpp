#include "app/barrage/lookup/view/criterion_pictures.h"

#include "model/barrage/table/simulation.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/deciding_pieces.h"
#include "model/barrage/turn/placement.h"

#include <algorithm>
#include <limits>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

Structure structure_for(Criterion criterion) {
    switch (column_kind(criterion)) {
    case SpaceKind::dam:
        return Structure::base;
    case SpaceKind::conduit:
        return Structure::conduit;
    case SpaceKind::powerhouse:
        break;
    }
    return Structure::powerhouse;
}

const CriteriaColumn& column_of(const Tile& tile, Structure structure) {
    return structure == Structure::base      ? tile.dam
           : structure == Structure::conduit ? tile.conduit
                                             : tile.powerhouse;
}

/// The first tile with the criterion, at the highest place it has on any.
const Tile* tile_with(const Catalogue& facts, Criterion criterion) {
    const Structure structure = structure_for(criterion);
    for (std::size_t place = 0; place < 3; ++place)
        for (const Tile& tile : facts.tiles)
            if (column_of(tile, structure).ordered[place] == criterion)
                return &tile;
    return nullptr;
}

/// How much room the spaces take on the board: a small picture reads better.
double extent(const Catalogue& facts, SpaceSet spaces) {
    int left = std::numeric_limits<int>::max();
    int top = left;
    int right = 0;
    int bottom = 0;
    for (const SpaceId id : spaces) {
        const Space& space = facts.space(id);
        left = std::min(left, space.x);
        right = std::max(right, space.x);
        top = std::min(top, space.y);
        bottom = std::max(bottom, space.y);
    }
    constexpr double room_for_one = 60'000;
    return static_cast<double>(right - left + 200) * (bottom - top + 200) + room_for_one * spaces.size();
}

constexpr int enough_to_see = 6;

int pieces_on(const State& state) {
    const auto dams = std::ranges::count_if(state.dams, &Dam::stands);
    const auto taken = [](Owner owner) { return owner != Owner::nobody; };
    const auto conduits = std::ranges::count_if(state.conduits, taken);
    const auto powerhouses = std::ranges::count_if(state.powerhouses, taken);
    return static_cast<int>(dams + conduits + powerhouses);
}

/// What the trace of the placement says about the criterion; nothing if it narrowed nothing.
std::optional<CriterionPicture> run(const Catalogue& facts, const State& state, Company company,
                                    const Tile& tile, Criterion criterion, SpaceSet candidates) {
    const Structure structure = structure_for(criterion);
    Play play(facts, state);
    static_cast<void>(choose_by_column(play, {company, structure, &tile, std::nullopt}, candidates));
    for (const core::TraceEntry& entry : play.trace) {
        if (entry.message != "criterion" || entry.outcome == core::Outcome::ignored
            || entry.before == entry.after)
            continue;
        const auto same = [&](const core::Argument& argument) {
            return argument.name == "criterion"
                   && std::get<std::string_view>(argument.value) == name_of(criterion);
        };
        if (std::none_of(entry.arguments.begin(), entry.arguments.end(), same))
            continue;
        const SpaceSet before(entry.before);
        return CriterionPicture{state,
                                company,
                                structure,
                                tile.id,
                                before,
                                SpaceSet(entry.after),
                                DecidingPieces(facts, state, company).of(criterion, before)};
    }
    return std::nullopt;
}

/// All places where the company may build, and those of one region: what an action of a tile may ask for.
std::vector<SpaceSet> candidate_sets(const Catalogue& facts, const State& state, Company company,
                                     Structure structure) {
    const SpaceSet open = open_spaces(facts, state, company, structure);
    std::vector<SpaceSet> sets{open};
    for (std::size_t region = 0; region < count_of<Region>; ++region)
        sets.push_back(open.where(
            [&](SpaceId space) { return facts.space(space).region == static_cast<Region>(region); }));
    std::erase_if(sets, [](SpaceSet set) { return set.size() < 2; });
    return sets;
}

} // namespace

std::optional<Criterion> criterion_of(const QString& column, const QString& id) {
    for (const SpaceKind kind : {SpaceKind::dam, SpaceKind::conduit, SpaceKind::powerhouse})
        if (column == QLatin1StringView(name_of(kind).data()))
            return criterion_named(kind, id.toStdString());
    return std::nullopt;
}

CriterionPictures::CriterionPictures(std::shared_ptr<const Catalogue> facts) : facts_(std::move(facts)) {}

void CriterionPictures::play() {
    constexpr std::uint64_t games = 2;
    int before = 0;
    SimulationOptions options;
    options.automas = 3;
    options.seen = [&](const State& state) {
        const int now = pieces_on(state);
        if (now >= enough_to_see && now != before)
            positions_.push_back(state);
        before = now;
    };
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        static_cast<void>(play_game(*facts_, options, seed, nullptr));
}

std::optional<CriterionPicture> CriterionPictures::find(Criterion criterion) const {
    const Tile* tile = tile_with(*facts_, criterion);
    if (tile == nullptr)
        return std::nullopt;
    std::optional<CriterionPicture> best;
    constexpr double small_enough = 400'000;
    double smallest = std::numeric_limits<double>::max();
    for (const State& state : positions_)
        for (const Company company : state.turn_order)
            for (const SpaceSet candidates :
                 candidate_sets(*facts_, state, company, structure_for(criterion))) {
                auto picture = run(*facts_, state, company, *tile, criterion, candidates);
                if (!picture)
                    continue;
                const double size = extent(*facts_, picture->before);
                if (size < smallest) {
                    smallest = size;
                    best = std::move(picture);
                }
                if (smallest < small_enough)
                    return best;
            }
    return best;
}

const std::optional<CriterionPicture>& CriterionPictures::of(Criterion criterion) {
    if (positions_.empty())
        play();
    const std::size_t i = index_of(criterion);
    if (!looked_[i]) {
        looked_[i] = true;
        found_[i] = find(criterion);
    }
    return found_[i];
}

} // namespace automa::app::barrage_app
