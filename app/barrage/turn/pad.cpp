#include "app/barrage/turn/pad.h"

#include "app/barrage/table_errors.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/turn/forecast_words.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"

#include <algorithm>
#include <numeric>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

bool laysContracts(const Events& events) {
    return !events.empty() && std::ranges::all_of(events, [](const Event& event) {
        return std::holds_alternative<ContractLaid>(event);
    });
}

} // namespace

BarragePad::BarragePad(BarrageGame& game, BarrageForesight& foresight, QObject* parent)
    : QObject(parent), game_(game), foresight_(foresight), places_(game.facts()) {
    connect(&game_, &BarrageGame::changed, this, [this] {
        if (game_.moment() != moment_ || !game_.humanToAct()) {
            moment_ = game_.moment();
            kind_ = Kind::None;
            clear();
            pieces_ = game_.piecesToPlace();
            takeNamed();
            takeGiven();
        }
        retell();
    });
    showTurn();
    light();
}

void BarragePad::takeNamed() {
    const QString wanted = std::exchange(unknown_, QString());
    const auto past = game_.journal().past();
    if (wanted.isEmpty() || !game_.humanToAct() || past.empty() || !laysContracts(past.back().events))
        return;
    kind_ = Kind::Contract;
    option_ = wanted;
}

void BarragePad::takeGiven() {
    if (pieces_.empty() || kind_ != Kind::None)
        return;
    kind_ = Kind::Build;
    setStructure(text(name_of(pieces_.front().structure)));
}

void BarragePad::clear() {
    structure_.clear();
    space_.clear();
    option_.clear();
    amounts_.clear();
    contract_.clear();
    contractChosen_ = false;
    rewarded_.clear();
}

void BarragePad::setKind(Kind kind) {
    if (kind == kind_ || !game_.humanToAct())
        return;
    kind_ = kind;
    clear();
    if (kind_ == Kind::Other)
        option_ = QStringLiteral("nothing");
    // The best system; of other things the only one.
    if (const auto offered = offers();
        kind_ == Kind::Produce ? !offered.empty() : kind_ != Kind::Other && offered.size() == 1)
        choose(offered.front().offer);
    refresh();
}

void BarragePad::setStructure(const QString& structure) {
    if (structure == structure_)
        return; // what is chosen stays chosen
    structure_ = structure;
    space_.clear();
    option_.clear();
    if (const QStringList only = selectable(); !structure_.isEmpty() && only.size() == 1)
        space_ = only.front();
    refresh();
}

void BarragePad::chooseSpace(const QString& id) {
    if (!selectable().contains(id))
        return;
    space_ = id;
    refresh();
}

QString BarragePad::buildText(const QString& id) const {
    const auto space = game_.facts().find_space(id.toStdString());
    if (!space || std::ranges::count(openFor({}), *space) == 0)
        return {};
    switch (*structureAt(*space)) {
    case Structure::base:
        return translate("BarragePad", "Build a base here");
    case Structure::elevation:
        return translate("BarragePad", "Build an elevation here");
    case Structure::conduit:
        return translate("BarragePad", "Build this conduit");
    default:
        return translate("BarragePad", "Build a powerhouse here");
    }
}

void BarragePad::buildOn(const QString& space) {
    if (buildText(space).isEmpty())
        return;
    kind_ = Kind::Build;
    clear();
    space_ = space;
    refresh();
}

void BarragePad::choose(const QString& id) {
    if (const int bonus = productionBonusOf(id); bonus > 0) { // a building produces
        setKind(Kind::Produce);
        amounts_[QStringLiteral("bonus")] = production_bonus(game_.facts(), game_.state(), who()) + bonus;
        refresh();
        return;
    }
    if (kind_ == Kind::Other && id != option_) { // each work and building gives something else
        clear();
    }
    option_ = id;
    if (const auto wanted = contract(); kind_ == Kind::Contract && wanted) {
        const auto& takes = std::get<HumanTakesContract>(*wanted);
        if (!game_.state().contracts[index_of(takes.colour)][static_cast<std::size_t>(takes.slot)]) {
            unknown_ = std::exchange(option_, QString());
            emit contractUnknown(takes.colour, takes.slot);
            return;
        }
    }
    if (const auto chosen = system()) {
        amounts_[QStringLiteral("drops")] = chosen->drops;
        if (!amounts_.contains(QStringLiteral("bonus")))
            amounts_[QStringLiteral("bonus")] = production_bonus(game_.facts(), game_.state(), who());
    }
    refresh();
}

void BarragePad::setAmount(const QString& id, int value) {
    amounts_[id] = value;
    refresh();
}

bool BarragePad::stepBack() {
    if (kind_ == Kind::None)
        return false;
    setKind(Kind::None);
    return true;
}

bool BarragePad::onMap() const {
    return watering() || placing();
}

std::vector<SpaceId> BarragePad::openFor(const QString& structure) const {
    std::vector<SpaceId> spaces;
    if (!game_.humanToAct())
        return spaces;
    for (const Structure one :
         {Structure::base, Structure::elevation, Structure::conduit, Structure::powerhouse}) {
        const bool wanted = structure.isEmpty() || structure == text(name_of(one));
        if (!wanted || !piece_left(game_.facts(), game_.state(), who(), one))
            continue;
        const bool given = std::ranges::find(pieces_, one, &FreePiece::structure) != pieces_.end();
        for (const SpaceId space : open_spaces(game_.facts(), game_.state(), who(), one))
            if (!given || isFree(space))
                spaces.push_back(space);
    }
    return spaces;
}

std::optional<Structure> BarragePad::structureAt(SpaceId space) const {
    switch (game_.facts().space(space).kind) {
    case SpaceKind::conduit:
        return Structure::conduit;
    case SpaceKind::powerhouse:
        return Structure::powerhouse;
    case SpaceKind::dam:
        return game_.state().dam(space).stands() ? Structure::elevation : Structure::base;
    }
    return std::nullopt;
}

std::optional<System> BarragePad::system() const {
    if (kind_ != Kind::Produce || !game_.humanToAct())
        return std::nullopt;
    for (const System& system : human_systems(game_.facts(), game_.state(), who()))
        if (option_
            == text(game_.facts().space(system.dam).id) + u'|' + text(game_.facts().space(system.conduit).id))
            return system;
    return std::nullopt;
}

std::optional<Command> BarragePad::command() const {
    if (!game_.humanToAct())
        return std::nullopt;
    if (kind_ == Kind::Build)
        return construction();
    if (kind_ == Kind::Produce)
        return production();
    if (watering())
        return water();
    if (kind_ == Kind::Contract)
        return contract();
    if (kind_ == Kind::Patent && !option_.isEmpty())
        return HumanTakesPatent{who(), option_.toInt()};
    if (kind_ == Kind::Markers
        && (amount(QStringLiteral("energy")) != 0 || amount(QStringLiteral("vp")) != 0))
        return HumanGains{who(), amount(QStringLiteral("energy")), amount(QStringLiteral("vp"))};
    if (kind_ == Kind::Other)
        return other();
    if (kind_ == Kind::Pass)
        return HumanPasses{who()};
    return std::nullopt;
}

std::optional<Command> BarragePad::construction() const {
    if (structure_ == u"building") {
        const auto building = game_.facts().find_building(option_.toStdString());
        return building
                   ? std::optional<Command>(HumanBuilds{who(), Structure::building, std::nullopt, building})
                   : std::nullopt;
    }
    const auto space = game_.facts().find_space(space_.toStdString());
    if (!space)
        return std::nullopt;
    return HumanBuilds{who(), *structureAt(*space), space, std::nullopt};
}

std::optional<Command> BarragePad::contract() const {
    const QStringList parts = option_.split(u'|');
    const auto colour = by_text<Colour>(parts[0]);
    if (parts.size() != 2 || !colour)
        return std::nullopt;
    return HumanTakesContract{who(), *colour, parts[1].toInt()};
}

bool BarragePad::canGoOn() const {
    return preview_.ready && preview_.gives.empty() && kind_ != Kind::Pass && option_ != u"nothing";
}

void BarragePad::retell() {
    showTurn();
    refresh();
    emit turnChanged();
}

void BarragePad::refresh() {
    workOut();
    emit changed();
}

void BarragePad::workOut() {
    showOffers();
    light();
    preview_ = {};
    if (const auto wanted = command())
        preview(*wanted);
}

void BarragePad::preview(const Command& wanted) {
    const auto carried = game_.preview(wanted);
    if (!carried.ok()) {
        preview_.problem = barrageErrorText(carried.error());
        return;
    }
    if (!contract_.isEmpty() && std::reduce(rewarded_.cbegin(), rewarded_.cend()) < rewardDrops(contract_)) {
        preview_.problem = translate("BarragePad", "Choose where the drops of the contract go.");
        return;
    }
    if (work() != nullptr && std::reduce(amounts_.cbegin(), amounts_.cend()) < workDrops()) {
        preview_.problem = translate("BarragePad", "Choose where the drops of the work go.");
        return;
    }
    preview_.ready = true;
    preview_.gives = game_.piecesToPlace(carried.value().events);
    preview_.title = titleText();
    if (const QString price = priceText(); !price.isEmpty())
        preview_.lines << price;
    if (const QString toll = tollText(); !toll.isEmpty())
        preview_.lines << toll;
    BarrageInstructions instructions(game_.facts(), game_.state());
    InstructionHints hints;
    hints.taker = who();
    for (const Instruction& instruction : instructions.of(carried.value().events, hints))
        if (kind_ != Kind::Build || structure_ == u"building" || instruction.company != who())
            preview_.lines << instruction.text; // a human's own piece is named in the title
    tellRewards(preview_.lines);
    if (const QString completes = systemText(carried.value().after); !completes.isEmpty())
        preview_.lines << completes;
    preview_.outlook = outlookText(carried.value().after);
}

QString BarragePad::outlookText(const State& after) {
    const auto& before = foresight_.now();
    if (!before)
        return {};
    const auto then = forecast(game_.facts(), after);
    if (!then || before->company != then->company)
        return {};
    const auto known = outcomesOf(game_.facts(), *before);
    const auto changed = outcomesOf(game_.facts(), *then);
    const Outcome& first = changed.front();
    const QString odds = oddsText(first.count, static_cast<int>(then->prospects.size()));
    return (known == changed ? translate("BarragePad", "Forecast stays: %1 (%2)")
                             : translate("BarragePad", "Forecast changes: %1 (%2)"))
        .arg(first.text, odds);
}

void BarragePad::confirm(bool more) {
    const auto wanted = command();
    if (!wanted || !preview_.ready)
        return;
    const bool goesOn = more || !preview_.gives.empty(); // what is given is placed in the same turn
    if (const core::Status status = game_.perform(*wanted, goesOn); !status.ok())
        emit refused(barrageErrorText(status.error()));
}

void BarragePad::endTurn() {
    if (const auto human = game_.humanToAct())
        if (const core::Status status = game_.perform(HumanDoesElse{*human}); !status.ok())
            emit refused(barrageErrorText(status.error()));
}

QStringList BarragePad::soFar() const {
    QStringList lines;
    for (const std::size_t entry : game_.openTurn())
        lines << game_.tell(game_.journal().entries()[entry].label);
    return lines;
}

} // namespace automa::app::barrage_app
