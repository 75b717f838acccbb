// Events in words: what to move on the table, one physical movement a line.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace automa::app::barrage_app {

/// One movement. `text` is rich: what is moved and where it ends stands in <b>…</b>.
struct Instruction {
    QString
        symbol; // engineer, technology, wheel, excavator, mixer, base, …, drop, contract, vp, energy, tile
    QString text;
    std::optional<barrage::Company> company; // whose piece or marker it is
};

/// What the events alone do not tell.
struct InstructionHints {
    QString engineers_go_to;                  // a place in the nominative
    std::optional<barrage::SpaceId> pipe;     // the conduit that drops leaving a dam run through
    std::optional<barrage::Company> taker{};  // a human who takes the patent that nobody else does
    bool reasons = true;                      // whether markers say why they move; a score says so itself
    std::optional<barrage::Colour> renewed{}; // of an office whose two contracts are replaced, known or not
    bool answers = true;                      // whether a contract that the table named is told too
};

/// Follows a position through its events and says what each of them moves. Markers are moved once, at the end
/// of each batch, with all their reasons.
class BarrageInstructions {
public:
    BarrageInstructions(const barrage::Catalogue& facts, barrage::State before);

    /// Contract: the events go on from where the last batch ended.
    std::vector<Instruction> of(std::span<const barrage::Event> events, const InstructionHints& hints = {});
    [[nodiscard]] const barrage::State& state() const { return state_; }

private:
    struct Water {
        barrage::WaterPlace from;
        barrage::WaterPlace to;
        int drops = 0;
    };
    struct Marker {
        int from = 0;
        std::vector<std::pair<barrage::Reason, int>> changes;
    };
    using Markers = std::array<Marker, barrage::company_count>;

    void say(const char* symbol, const QString& text, std::optional<barrage::Company> company = std::nullopt);
    void end_block();
    void end_water();
    void end_wheel();
    void end_machines();
    void end_markers();
    void end_marker(barrage::Company company, const Marker& marker, bool vp);

    void hear(const barrage::EngineersPlaced& event);
    void hear(const barrage::VpChanged& event);
    void hear(const barrage::EnergyChanged& event);
    void hear(const barrage::MachineryChanged& event);
    void hear(const barrage::WheelLoaded& event);
    void hear(const barrage::WheelTurned& event);
    void hear(const barrage::Built& event);
    void hear(const barrage::Raised& event);
    void hear(const barrage::BuildingBuilt& event);
    void hear(const barrage::DropMoved& event);
    void hear(const barrage::ContractTaken& event);
    void hear(const barrage::HeldFulfilled& event);
    void hear(const barrage::ContractLeft& event);
    void hear(const barrage::NationalFulfilled& event);
    void hear(const barrage::ContractLaid& event);
    void hear(const barrage::PatentTaken& event);
    void hear(const barrage::PatentLaid& event);
    void hear(const barrage::WorkTaken& event);
    void hear(const barrage::WorkLaid& event);
    void hear(const barrage::TileFlipped& event);
    void hear(const barrage::TurnOrderSet& event);
    void hear(const barrage::RoundAdvanced& event);
    void hear(const barrage::BonusTileSpent& event);
    void hear(const barrage::Passed& event);
    /// The rest moves nothing on the table.
    template <class Event>
    void hear(const Event& event);

    [[nodiscard]] QString water_place(const barrage::WaterPlace& place) const;
    [[nodiscard]] QString contract_name(barrage::ContractId contract) const;

    const barrage::Catalogue& facts_;
    barrage::State state_;
    InstructionHints hints_;
    std::vector<Instruction> said_;
    std::vector<Water> water_;
    std::optional<barrage::Company> wheel_of_;
    int wheel_steps_ = 0;
    QStringList returned_;
    std::optional<barrage::MachineryChanged> machines_;
    Markers vp_;
    Markers energy_;
};

/// The name of a contract: "green contract, value 4".
[[nodiscard]] QString contract_name(const barrage::Catalogue& facts, barrage::ContractId contract);
/// "4 excavators, 1 mixer"; the word for nothing if there are none.
[[nodiscard]] QString machines_text(int excavators, int mixers);
/// Without the marks of rich text.
[[nodiscard]] QString plain(QString rich);

} // namespace automa::app::barrage_app
