// What no table can show: more pieces than exist, water over the brim, a tile in two places.
#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/core/message.h"

#include <algorithm>
#include <string>

namespace automa::barrage {
namespace {

using core::Error;
using core::text;

std::optional<Error> fault(std::string id, std::string path, std::string message) {
    return Error{std::move(id), std::move(path), std::move(message)};
}

/// The index of a space's entry in the position's list, as the writer lists them.
template <class Stands>
std::size_t listed_index(std::size_t index, Stands stands) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < index; ++i)
        at += stands(i) ? 1 : 0;
    return at;
}

class Checker {
public:
    Checker(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    /// What the whole table cannot show, each thing in its own place possible.
    [[nodiscard]] std::optional<Error> whole() const {
        for (const auto check :
             {&Checker::every_tile_once, &Checker::every_contract_once, &Checker::every_work_once,
              &Checker::national_contracts, &Checker::tile_pile})
            if (auto found = (this->*check)())
                return found;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> run() const {
        for (const auto check :
             {&Checker::owners, &Checker::hands, &Checker::dams, &Checker::one_per_basin,
              &Checker::neutral_dams, &Checker::pieces, &Checker::technology, &Checker::contracts,
              &Checker::market, &Checker::buildings, &Checker::participants})
            if (auto found = (this->*check)())
                return found;
        return std::nullopt;
    }

private:
    [[nodiscard]] std::string dam_path(std::size_t i) const {
        return "/dams/"
               + std::to_string(listed_index(i, [&](std::size_t k) { return state_.dams[k].stands(); }));
    }

    [[nodiscard]] std::optional<Error> dams() const {
        for (std::size_t i = 0; i < dam_space_count; ++i) {
            const Dam& dam = state_.dams[i];
            const int brim = dam.stands() ? capacity(facts_, state_, dam) : 0;
            if (dam.drops > brim)
                return fault("too_many_drops", dam_path(i) + "/drops",
                             "The dam on " + facts_.spaces[i].id + " holds at most " + std::to_string(brim)
                                 + ", not " + std::to_string(dam.drops) + " drops.");
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> owners() const {
        const auto absent = [&](Owner owner) {
            return owner < Owner::neutral && !state_.company(static_cast<Company>(owner)).in_play;
        };
        const auto wrong = [](std::string path) {
            return fault("wrong_owner", std::move(path),
                         "A piece belongs to a company that does not take part.");
        };
        for (std::size_t i = 0; i < dam_space_count; ++i)
            if (absent(state_.dams[i].owner))
                return wrong(dam_path(i) + "/owner");
        if (std::any_of(state_.conduits.begin(), state_.conduits.end(), absent))
            return wrong("/conduits");
        if (std::any_of(state_.powerhouses.begin(), state_.powerhouses.end(), absent))
            return wrong("/powerhouses");
        for (const BuildingState& building : state_.buildings)
            for (const Company company : building.owners)
                if (absent(owner_of(company)))
                    return wrong("/buildings");
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> hands() const {
        for (const Company company : state_.turn_order) {
            const CompanyState& who = state_.company(company);
            if (who.player == PlayerKind::automa && (!who.tracked || !who.vp_known))
                return fault("hand_unknown", company_path(company), "Everything of an Automa must be known.");
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> one_per_basin() const {
        for (int number = 1; number <= static_cast<int>(basin_count); ++number) {
            const Basin& basin = facts_.basin(number);
            if (basin.dams.size() == 2) {
                const Owner upper = state_.dam(basin.dams[0]).owner;
                if (upper != Owner::nobody && upper == state_.dam(basin.dams[1]).owner)
                    return fault("two_bases", dam_path(basin.dams[1].index()),
                                 text(name_of(upper)) + " has two bases in basin " + std::to_string(number)
                                     + "; only one is allowed (B-6.6).");
            }
            for (std::size_t a = 0; a < basin.powerhouses.size(); ++a)
                for (std::size_t b = a + 1; b < basin.powerhouses.size(); ++b) {
                    const Owner owner = state_.powerhouses[index_in_kind(basin.powerhouses[a])];
                    const std::size_t at = index_in_kind(basin.powerhouses[b]);
                    if (owner == Owner::nobody || owner != state_.powerhouses[at])
                        continue;
                    const auto stands = [&](std::size_t k) { return state_.powerhouses[k] != Owner::nobody; };
                    return fault("two_powerhouses",
                                 "/powerhouses/" + std::to_string(listed_index(at, stands)),
                                 text(name_of(owner)) + " has two powerhouses in basin "
                                     + std::to_string(number) + "; only one is allowed (B-6.6).");
                }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> neutral_dams() const {
        std::array<int, 3> seen{};
        for (std::size_t i = 0; i < dam_space_count; ++i) {
            if (state_.dams[i].owner != Owner::neutral)
                continue;
            const Region region = facts_.spaces[i].region;
            if (++seen[index_of(region)] > 1)
                return fault("neutral_dams", dam_path(i), "Each region has one neutral dam only.");
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> pieces() const {
        for (const Company company : state_.turn_order)
            for (std::size_t s = 0; s <= index_of(Structure::building); ++s) {
                const auto structure = static_cast<Structure>(s);
                const int built = built_count(state_, company, structure);
                if (built > facts_.pieces.of[s])
                    return fault("too_many_pieces",
                                 structure == Structure::conduit      ? "/conduits"
                                 : structure == Structure::powerhouse ? "/powerhouses"
                                 : structure == Structure::building   ? "/buildings"
                                                                      : "/dams",
                                 text(name_of(company)) + " has " + std::to_string(built)
                                     + " pieces of the kind " + text(name_of(structure)) + ", but only "
                                     + std::to_string(facts_.pieces.of[s]) + " exist.");
            }
        return std::nullopt;
    }

    [[nodiscard]] std::string company_path(Company company) const {
        const auto in_play = [&](std::size_t i) { return state_.companies[i].in_play; };
        return "/companies/" + std::to_string(listed_index(index_of(company), in_play));
    }

    /// Every tile once per company, and only what the company can have at all.
    [[nodiscard]] std::optional<Error> technology() const {
        for (const Company company : state_.turn_order) {
            const CompanyState& who = state_.company(company);
            core::IdSet<TechId> own;
            const auto take = [&](TechId tech, const std::string& where) -> std::optional<Error> {
                const std::string path = company_path(company) + where;
                const bool officer_lacks =
                    (tech == special_anton && who.officer != Officer::anton_krylov)
                    || (tech == special_leslie && who.officer != Officer::leslie_spencer);
                if (officer_lacks)
                    return fault("wrong_tile", path,
                                 "This special tile belongs to an officer whom the company lacks.");
                if (facts_.tech[tech.index()].leeghwater && !state_.leeghwater)
                    return fault("needs_expansion", path, "This tile needs the Leeghwater Project.");
                if (own.has(tech))
                    return fault("duplicate", path,
                                 "The tile " + facts_.tech[tech.index()].id + " exists once only.");
                own.add(tech);
                return std::nullopt;
            };
            for (std::size_t i = 0; i < tech_count; ++i)
                if (who.technology.has(TechId(i)))
                    if (auto found = take(TechId(i), "/technology"))
                        return found;
            for (std::size_t i = 0; i < wheel_segments; ++i)
                if (who.wheel[i].technology)
                    if (auto found = take(*who.wheel[i].technology, "/wheel/" + std::to_string(i)))
                        return found;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> contracts() const {
        core::IdSet<ContractId> seen;
        const auto claim = [&](ContractId id) {
            const bool fresh = !seen.has(id);
            seen.add(id);
            return fresh;
        };
        for (std::size_t colour = 0; colour < 3; ++colour)
            for (std::size_t slot = 0; slot < 2; ++slot)
                if (const auto id = state_.contracts[colour][slot]; id && !claim(*id))
                    return fault("duplicate",
                                 "/contracts/" + text(name_of(static_cast<Colour>(colour))) + "/"
                                     + std::to_string(slot),
                                 "This contract lies here twice.");
        for (std::size_t i = 0; i < state_.national.size(); ++i)
            if (!claim(state_.national[i]))
                return fault("duplicate", "/contracts/national/" + std::to_string(i),
                             "This contract lies here twice.");
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> market() const {
        core::IdSet<WorkId> works;
        for (std::size_t i = 0; i < state_.works.size(); ++i) {
            if (!state_.works[i])
                continue;
            if (works.has(*state_.works[i]))
                return fault("duplicate", "/external_works/" + std::to_string(i),
                             "This work lies here twice.");
            works.add(*state_.works[i]);
        }
        for (std::size_t i = 0; i < state_.bonus_tiles.size(); ++i) {
            const std::string path = "/bonus_tiles/" + std::to_string(i);
            if (facts_.bonus[index_of(state_.bonus_tiles[i])].leeghwater && !state_.leeghwater)
                return fault("needs_expansion", path, "This bonus tile needs the Leeghwater Project.");
            if (std::count(state_.bonus_tiles.begin(), state_.bonus_tiles.end(), state_.bonus_tiles[i]) > 1)
                return fault("duplicate", path, "This bonus tile stands here twice.");
        }
        for (std::size_t a = 0; a < 4; ++a)
            for (std::size_t b = a + 1; b < 4; ++b)
                if (state_.headstreams[a].tile && state_.headstreams[a].tile == state_.headstreams[b].tile)
                    return fault("duplicate",
                                 "/headstreams/" + text(name_of(static_cast<Headstream>(b))) + "/tile",
                                 "This headstream tile lies in two places.");
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> buildings() const {
        for (std::size_t i = 0; i < state_.buildings.size(); ++i) {
            const std::string path = "/buildings/" + std::to_string(i);
            const BuildingState& building = state_.buildings[i];
            for (std::size_t k = 0; k < i; ++k)
                if (state_.buildings[k].id == building.id)
                    return fault("duplicate", path + "/id", "This building lies here twice.");
            for (const Company owner : building.owners)
                if (std::count(building.owners.begin(), building.owners.end(), owner) > 1)
                    return fault("duplicate", path + "/owners",
                                 "A company stands at a building once only (L-18).");
        }
        return std::nullopt;
    }

    /// An advanced tile exists once: in the Patent Office or with one company.
    [[nodiscard]] std::optional<Error> every_tile_once() const {
        core::IdSet<TechId> seen;
        const auto twice = [&](TechId tech, const std::string& path) -> std::optional<Error> {
            if (!is_advanced(tech))
                return std::nullopt;
            if (seen.has(tech))
                return fault("duplicate", path,
                             "The tile " + facts_.tech[tech.index()].id + " lies in two places.");
            seen.add(tech);
            return std::nullopt;
        };
        for (std::size_t i = 0; i < state_.patents.size(); ++i)
            if (state_.patents[i])
                if (auto found = twice(*state_.patents[i], "/patents/" + std::to_string(i)))
                    return found;
        for (const Company company : state_.turn_order) {
            const CompanyState& who = state_.company(company);
            for (std::size_t i = 0; i < tech_count; ++i)
                if (who.technology.has(TechId(i)))
                    if (auto found = twice(TechId(i), company_path(company) + "/technology"))
                        return found;
            for (std::size_t i = 0; i < wheel_segments; ++i)
                if (who.wheel[i].technology)
                    if (auto found = twice(*who.wheel[i].technology,
                                           company_path(company) + "/wheel/" + std::to_string(i)))
                        return found;
        }
        return std::nullopt;
    }

    /// A contract lies in the office, or one company holds it or has fulfilled it.
    [[nodiscard]] std::optional<Error> every_contract_once() const {
        core::IdSet<ContractId> seen;
        for (const ContractRow& row : state_.contracts)
            for (const auto& contract : row)
                if (contract)
                    seen.add(*contract);
        for (const ContractId contract : state_.national)
            seen.add(contract);
        if (const auto found = fulfilled_once(seen, &CompanyState::fulfilled_contracts,
                                              "/fulfilled_contracts", facts_.contracts))
            return found;
        for (const Company company : state_.turn_order)
            seen = seen | state_.company(company).fulfilled_contracts;
        return fulfilled_once(seen, &CompanyState::held_contracts, "/held_contracts", facts_.contracts);
    }
    [[nodiscard]] std::optional<Error> every_work_once() const {
        core::IdSet<WorkId> seen;
        for (const auto& work : state_.works)
            if (work)
                seen.add(*work);
        return fulfilled_once(seen, &CompanyState::fulfilled_works, "/fulfilled_works", facts_.works);
    }
    template <class Id, class List>
    [[nodiscard]] std::optional<Error> fulfilled_once(core::IdSet<Id> seen,
                                                      core::IdSet<Id> CompanyState::*fulfilled,
                                                      const char* where, const List& list) const {
        for (const Company company : state_.turn_order)
            for (const Id id : state_.company(company).*fulfilled) {
                if (seen.has(id))
                    return fault("duplicate", company_path(company) + where,
                                 list[id.index()].id + " lies on the board or with another company already.");
                seen.add(id);
            }
        return std::nullopt;
    }

    /// B-1: one fewer than take part.
    [[nodiscard]] std::optional<Error> national_contracts() const {
        std::size_t count = state_.national.size();
        for (const Company company : state_.turn_order)
            for (std::size_t i = 0; i < facts_.contracts.size(); ++i)
                if (facts_.contracts[i].national
                    && state_.company(company).fulfilled_contracts.has(ContractId(i)))
                    ++count;
        if (count >= state_.turn_order.size())
            return fault("too_many_national", "/contracts/national",
                         std::to_string(count) + " national contracts lie here or are fulfilled; with "
                             + std::to_string(state_.turn_order.size()) + " companies there are "
                             + std::to_string(state_.turn_order.size() - 1) + ".");
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> tile_pile() const {
        if (state_.tiles.size() != tile_count)
            return fault("incomplete_tiles", "/tiles",
                         "All " + std::to_string(tile_count)
                             + " Automa tiles lie in the stack or the discard, not "
                             + std::to_string(state_.tiles.size()) + ".");
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> participants() const {
        const bool any =
            std::any_of(state_.turn_order.begin(), state_.turn_order.end(), [&](Company company) {
                return state_.company(company).player == PlayerKind::automa;
            });
        if (!any)
            return fault("no_automa", "/companies", "At least one Automa must take part.");
        return std::nullopt;
    }

    const Catalogue& facts_;
    const State& state_;
};

} // namespace

core::Status check_position(const Catalogue& catalogue, const State& state, Believed believed) {
    const Checker checker(catalogue, state);
    if (const auto found = checker.run())
        return *found;
    if (believed == Believed::table)
        if (const auto found = checker.whole())
            return *found;
    return core::Done{};
}

Believed believed_of_correction(const Catalogue& catalogue, const State& state) {
    return check_position(catalogue, state).ok() ? Believed::table : Believed::journal;
}

} // namespace automa::barrage
