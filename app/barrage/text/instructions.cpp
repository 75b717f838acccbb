#include "app/barrage/text/instructions.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

#include <algorithm>
#include <variant>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

//: %1: a place, as “basin 5, upper”. One step to do with the pieces
constexpr Word piece_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageInstructions", "Move a <b>base</b>: company board → <b>%1</b>")},
    {"elevation",
     QT_TRANSLATE_NOOP("BarrageInstructions", "Move an <b>elevation</b>: company board → <b>%1</b>")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageInstructions", "Move a <b>conduit</b>: company board → <b>%1</b>")},
    {"powerhouse",
     QT_TRANSLATE_NOOP("BarrageInstructions", "Move a <b>powerhouse</b>: company board → <b>%1</b>")},
    {"building",
     QT_TRANSLATE_NOOP("BarrageInstructions",
                       "Move a <b>building piece</b> to the first free place from the left: <b>%1</b>")},
};

QString reasons_text(const std::vector<std::pair<Reason, int>>& changes) {
    if (changes.size() == 1) {
        return BarrageNames::reason(id_of(changes.front().first));
    }
    QStringList parts;
    for (const auto& [reason, amount] : changes) {
        parts << BarrageNames::reason(id_of(reason)) + u' ' + signed_number(amount);
    }
    return parts.join(QStringLiteral(", "));
}

int total(const std::vector<std::pair<Reason, int>>& changes) {
    int sum = 0;
    for (const auto& change : changes) {
        sum += change.second;
    }
    return sum;
}

void add_change(std::vector<std::pair<Reason, int>>& changes, Reason reason, int amount) {
    const auto known = std::ranges::find(changes, reason, &std::pair<Reason, int>::first);
    if (known == changes.end()) {
        changes.emplace_back(reason, amount);
    } else {
        known->second += amount;
    }
}

} // namespace

QString contract_name(const Catalogue& facts, ContractId id) {
    const Contract& contract = facts.contract(id);
    const std::string_view kind = contract.colour     ? name_of(*contract.colour)
                                  : contract.national ? std::string_view("national")
                                                      : std::string_view("starting");
    return BarrageNames::contract(id_of(kind), contract.energy_required);
}

QString machines_text(int excavators, int mixers) {
    QStringList machines;
    if (excavators != 0) {
        machines << BarrageNames::excavators(excavators);
    }
    if (mixers != 0) {
        machines << BarrageNames::mixers(mixers);
    }
    return machines.isEmpty() ? BarrageNames::machines(0) : machines.join(QStringLiteral(", "));
}

QString plain(QString rich) {
    return rich.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
}

BarrageInstructions::BarrageInstructions(const Catalogue& facts, State before)
    : facts_(facts), state_(std::move(before)) {}

std::vector<Instruction> BarrageInstructions::of(std::span<const Event> events,
                                                 const InstructionHints& hints) {
    hints_ = hints;
    said_.clear();
    for (const Event& event : events) {
        std::visit([this](const auto& one) { hear(one); }, event);
        apply_in_place(state_, event);
    }
    end_block();
    end_markers();
    return std::move(said_);
}

void BarrageInstructions::say(const char* symbol, const QString& text, std::optional<Company> company) {
    said_.push_back({QString::fromLatin1(symbol), text, company});
}

void BarrageInstructions::end_block() {
    end_water();
    end_wheel();
    end_machines();
}

void BarrageInstructions::end_water() {
    for (const Water& moved : std::exchange(water_, {})) {
        if (moved.from.kind == WaterKind::supply) {
            say("drop", translate("BarrageInstructions", "Put <b>%n drop(s)</b> here: <b>%1</b>", nullptr,
                                  moved.drops)
                            .arg(water_place(moved.to)));
            continue;
        }
        QString from = water_place(moved.from);
        if (moved.from.kind == WaterKind::dam && hints_.pipe) {
            from = translate("BarrageInstructions", "%1 → %2")
                       .arg(from, BarrageNames::space(id_of(facts_.space(*hints_.pipe).id)));
        }
        say("drop",
            translate("BarrageInstructions", "Move <b>%n drop(s)</b>: %1 → <b>%2</b>", nullptr, moved.drops)
                .arg(from, water_place(moved.to)));
    }
}

void BarrageInstructions::end_wheel() {
    if (wheel_steps_ > 0) {
        say("wheel",
            translate("BarrageInstructions", "Turn the wheel <b>%n segment(s)</b>", nullptr, wheel_steps_),
            wheel_of_);
    }
    if (!returned_.isEmpty()) {
        say("technology",
            translate("BarrageInstructions", "Take back from the wheel: <b>%1</b>")
                .arg(returned_.join(QStringLiteral(", "))),
            wheel_of_);
    }
    wheel_steps_ = 0;
    returned_.clear();
}

void BarrageInstructions::end_machines() {
    if (!machines_) {
        return;
    }
    const MachineryChanged change = *std::exchange(machines_, std::nullopt);
    const char* symbol = change.excavators != 0 ? "excavator" : "mixer";
    if (change.excavators > 0 || change.mixers > 0) {
        say(symbol,
            translate("BarrageInstructions", "Take from the general supply: <b>%1</b>")
                .arg(machines_text(std::max<int>(0, change.excavators), std::max<int>(0, change.mixers))),
            change.company);
    }
    if (change.excavators < 0 || change.mixers < 0) {
        say(symbol,
            translate("BarrageInstructions", "Return to the general supply: <b>%1</b>")
                .arg(machines_text(std::max<int>(0, -change.excavators), std::max<int>(0, -change.mixers))),
            change.company);
    }
}

void BarrageInstructions::end_markers() {
    for (std::size_t i = 0; i < company_count; ++i) {
        const auto company = static_cast<Company>(i);
        end_marker(company, std::exchange(energy_[i], {}), false);
        end_marker(company, std::exchange(vp_[i], {}), true);
    }
}

void BarrageInstructions::end_marker(Company company, const Marker& marker, bool vp) {
    const int change = total(marker.changes);
    if (change == 0) {
        return;
    }
    const QString name = BarrageNames::company(id_of(company));
    const QString why =
        hints_.reasons ? QStringLiteral(" (%1)").arg(reasons_text(marker.changes)) : QString();
    if (vp && !state_.company(company).vp_known) {
        const QString gain = change > 0 ? u'+' + BarrageNames::vp(change) : BarrageNames::vp(change);
        say("vp", translate("BarrageInstructions", "%1: <b>%2</b>").arg(name, gain) + why, company);
        return;
    }
    const QString text = vp ? translate("BarrageInstructions", "VP marker (%1): %2 → <b>%3</b>")
                            : translate("BarrageInstructions", "Energy marker (%1): %2 → <b>%3</b>");
    const auto number = [](int value) { return value < 0 ? signed_number(value) : QString::number(value); };
    say(vp ? "vp" : "energy", text.arg(name, number(marker.from), number(marker.from + change)) + why,
        company);
}

//: where a drop comes from or goes to, before or behind an arrow
QString BarrageInstructions::water_place(const WaterPlace& place) const {
    switch (place.kind) {
    case WaterKind::headstream:
        return BarrageNames::headstream(id_of(static_cast<Headstream>(place.index)));
    case WaterKind::dam:
        return BarrageNames::place(id_of(facts_.space(dam_space(place.index)).id));
    case WaterKind::powerhouse:
        return BarrageNames::basin(place.index);
    case WaterKind::supply:
        return translate("BarrageInstructions", "supply");
    case WaterKind::off_board:
        break;
    }
    return translate("BarrageInstructions", "off the board");
}

QString BarrageInstructions::contract_name(ContractId contract) const {
    return barrage_app::contract_name(facts_, contract);
}

template <class Event>
void BarrageInstructions::hear(const Event&) {}

void BarrageInstructions::hear(const EngineersPlaced& event) {
    end_block();
    if (event.count > 0) {
        say("engineer",
            translate("BarrageInstructions", "Put <b>%n engineer(s)</b> here: %1", nullptr, event.count)
                .arg(hints_.engineers_go_to),
            event.company);
    }
    if (event.architect) {
        say("engineer",
            translate("BarrageInstructions", "Put the <b>architect</b> here: %1").arg(hints_.engineers_go_to),
            event.company);
    }
}

void BarrageInstructions::hear(const VpChanged& event) {
    Marker& marker = vp_[index_of(event.company)];
    if (marker.changes.empty()) {
        marker.from = state_.company(event.company).vp;
    }
    add_change(marker.changes, event.reason, event.amount);
}

void BarrageInstructions::hear(const EnergyChanged& event) {
    Marker& marker = energy_[index_of(event.company)];
    if (marker.changes.empty()) {
        marker.from = state_.company(event.company).energy;
    }
    add_change(marker.changes, event.reason, event.amount);
}

void BarrageInstructions::hear(const MachineryChanged& event) {
    end_water();
    end_wheel();
    if (machines_ && machines_->company == event.company) {
        machines_->excavators = static_cast<std::int8_t>(machines_->excavators + event.excavators);
        machines_->mixers = static_cast<std::int8_t>(machines_->mixers + event.mixers);
        return;
    }
    end_machines();
    machines_ = event;
}

void BarrageInstructions::hear(const WheelLoaded& event) {
    end_block();
    QString load = BarrageNames::technology(id_of(facts_.tech[event.technology.index()].id));
    if (event.excavators + event.mixers > 0) {
        load += QStringLiteral(", ") + machines_text(event.excavators, event.mixers);
    }
    say("technology",
        translate("BarrageInstructions", "Put in the open segment of the wheel: <b>%1</b>").arg(load),
        event.company);
}

void BarrageInstructions::hear(const WheelTurned& event) {
    end_water();
    end_machines();
    if (wheel_of_ != event.company) {
        end_wheel();
    }
    wheel_of_ = event.company;
    ++wheel_steps_;
    const Segment& coming = state_.company(event.company).wheel.back();
    if (coming.technology) {
        returned_ << BarrageNames::technology(id_of(facts_.tech[coming.technology->index()].id));
    }
    if (coming.excavators + coming.mixers > 0) {
        returned_ << machines_text(coming.excavators, coming.mixers);
    }
}

void BarrageInstructions::hear(const Built& event) {
    end_block();
    const Space& space = facts_.space(event.space);
    const char* piece = space.kind == SpaceKind::dam       ? "base"
                        : space.kind == SpaceKind::conduit ? "conduit"
                                                           : "powerhouse";
    say(piece, word_of("BarrageInstructions", piece_words, piece).arg(BarrageNames::place(id_of(space.id))),
        event.company);
}

void BarrageInstructions::hear(const Raised& event) {
    end_block();
    say("elevation",
        word_of("BarrageInstructions", piece_words, "elevation")
            .arg(BarrageNames::place(id_of(facts_.space(event.space).id))),
        event.company);
}

void BarrageInstructions::hear(const BuildingBuilt& event) {
    end_block();
    const QString name = BarrageNames::building(id_of(facts_.buildings[event.building.index()].id));
    say("building", word_of("BarrageInstructions", piece_words, "building").arg(name), event.company);
    const auto of_automa = [&](Company company) {
        return state_.company(company).player == PlayerKind::automa;
    };
    const auto site = std::ranges::find(state_.buildings, event.building, &BuildingState::id);
    const bool closed = site != state_.buildings.end() && std::ranges::any_of(site->owners, of_automa);
    if (of_automa(event.company) && !closed) {
        say("building",
            translate("BarrageInstructions", "The cheap left action space is now closed to everyone: %1")
                .arg(name));
    }
}

void BarrageInstructions::hear(const DropMoved& event) {
    end_wheel();
    end_machines();
    const auto same = std::ranges::find_if(
        water_, [&](const Water& w) { return w.from == event.from && w.to == event.to; });
    if (same == water_.end()) {
        water_.push_back({event.from, event.to, 1});
    } else {
        ++same->drops;
    }
}

} // namespace automa::app::barrage_app
