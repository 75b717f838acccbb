#include "app/barrage/pad.h"

#include "app/barrage/forecast_words.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/table_words.h"
#include "app/barrage/text/instructions.h"
#include "app/text/text_words.h"
#include "model/barrage/board.h"
#include "model/barrage/construction.h"
#include "model/barrage/forecast.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString headstreamKey(Headstream headstream) {
    return text(name_of(headstream));
}

} // namespace

BarragePad::BarragePad(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, [this] {
        if (game_.journal().cursor() != cursor_ || !game_.humanToAct()) {
            cursor_ = game_.journal().cursor();
            underWay_ = false;
            kind_.clear();
            clear();
        }
        refresh();
        emit turnChanged();
    });
}

void BarragePad::clear() {
    structure_.clear();
    space_.clear();
    option_.clear();
    amounts_.clear();
    flows_ = false;
}

void BarragePad::setKind(const QString& kind) {
    if (kind == kind_ || !game_.humanToAct())
        return;
    kind_ = kind;
    clear();
    if (kind_ == u"produce")
        if (const QVariantList systems = systemOptions(); !systems.isEmpty())
            choose(systems.front().toMap()[QStringLiteral("id")].toString());
    if (kind_ == u"other")
        option_ = QStringLiteral("nothing");
    refresh();
}

void BarragePad::setStructure(const QString& structure) {
    structure_ = structure == structure_ ? QString() : structure;
    space_.clear();
    option_.clear();
    refresh();
}

void BarragePad::setFlows(bool flows) {
    flows_ = flows;
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
    if (!space || !openFor({}).contains(id))
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
    kind_ = QStringLiteral("build");
    clear();
    space_ = space;
    refresh();
}

void BarragePad::choose(const QString& id) {
    option_ = id;
    if (const auto chosen = system()) {
        amounts_[QStringLiteral("drops")] = chosen->drops;
        amounts_[QStringLiteral("bonus")] = production_bonus(game_.facts(), game_.state(), who());
    }
    refresh();
}

void BarragePad::setAmount(const QString& id, int value) {
    amounts_[id] = value;
    refresh();
}

bool BarragePad::stepBack() {
    if (kind_.isEmpty())
        return false;
    setKind(QString());
    return true;
}

bool BarragePad::onMap() const {
    return kind_ == u"build" && structure_ != u"building";
}

QStringList BarragePad::selectable() const {
    return onMap() ? openFor(structure_) : QStringList();
}

QStringList BarragePad::openFor(const QString& structure) const {
    QStringList spaces;
    if (!game_.humanToAct())
        return spaces;
    for (const Structure one :
         {Structure::base, Structure::elevation, Structure::conduit, Structure::powerhouse}) {
        const bool wanted = structure.isEmpty() || structure == text(name_of(one));
        if (!wanted || !piece_left(game_.facts(), game_.state(), who(), one))
            continue;
        for (const SpaceId space : open_spaces(game_.facts(), game_.state(), who(), one))
            spaces << text(game_.facts().space(space).id);
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
    if (kind_ != u"produce" || !game_.humanToAct())
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
    if (kind_ == u"build")
        return construction();
    if (kind_ == u"produce") {
        const auto chosen = system();
        if (!chosen)
            return std::nullopt;
        return HumanProduces{who(), chosen->dam, chosen->conduit, amount(QStringLiteral("drops")),
                             amount(QStringLiteral("bonus"))};
    }
    if (kind_ == u"water")
        return water();
    if (kind_ == u"contract")
        return contract();
    if (kind_ == u"patent" && !option_.isEmpty())
        return HumanTakesPatent{who(), option_.toInt()};
    if (kind_ == u"markers" && (amount(QStringLiteral("energy")) != 0 || amount(QStringLiteral("vp")) != 0))
        return HumanGains{who(), amount(QStringLiteral("energy")), amount(QStringLiteral("vp"))};
    if (kind_ == u"other")
        return other();
    if (kind_ == u"pass")
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

std::optional<Command> BarragePad::water() const {
    HumanAddsDrops adds{.company = who(), .drops = {}, .flow_immediately = flows_, .dams = {}};
    for (std::size_t h = 0; h < count_of<Headstream>; ++h) {
        const auto headstream = static_cast<Headstream>(h);
        for (int i = 0; i < amount(headstreamKey(headstream)) && !adds.drops.full(); ++i)
            adds.drops.push_back(headstream);
    }
    for (std::size_t i = 0; i < dam_space_count; ++i)
        for (int drop = 0; drop < amount(text(game_.facts().space(dam_space(i)).id)); ++drop)
            adds.dams.push_back(dam_space(i));
    if (adds.drops.empty() && adds.dams.empty())
        return std::nullopt;
    return adds;
}

std::optional<Command> BarragePad::contract() const {
    const QStringList parts = option_.split(u'|');
    if (parts.size() == 2) {
        for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
            if (parts[0] == text(name_of(static_cast<Colour>(colour))))
                return HumanTakesContract{who(), static_cast<Colour>(colour), parts[1].toInt()};
        return std::nullopt;
    }
    const auto national = game_.facts().find_contract(option_.toStdString());
    return national ? std::optional<Command>(HumanFulfilsNational{who(), *national}) : std::nullopt;
}

std::optional<Command> BarragePad::other() const {
    if (option_ == u"nothing")
        return HumanDoesElse{who()};
    if (option_.startsWith(u"work|"))
        return HumanTakesWork{who(), option_.mid(5).toInt()};
    return std::nullopt;
}

void BarragePad::refresh() {
    settle();
    emit changed();
}

void BarragePad::settle() {
    preview_ = {};
    const auto wanted = command();
    if (!wanted)
        return;
    const auto carried = game_.preview(*wanted);
    if (!carried.ok()) {
        preview_.problem = barrageErrorText(carried.error());
        return;
    }
    preview_.ready = true;
    preview_.title = titleText();
    if (const QString price = priceText(); !price.isEmpty())
        preview_.lines << price;
    if (const QString toll = tollText(); !toll.isEmpty())
        preview_.lines << toll;
    BarrageInstructions instructions(game_.facts(), game_.state());
    InstructionHints hints;
    hints.taker = who();
    for (const Instruction& instruction : instructions.of(carried.value().events, hints))
        if (kind_ != u"build" || structure_ == u"building" || instruction.company != who())
            preview_.lines << instruction.text; // a human's own piece is named in the title
    if (const QString completes = systemText(carried.value().after); !completes.isEmpty())
        preview_.lines << completes;
    preview_.outlook = outlookText(carried.value().after);
}

QString BarragePad::outlookText(const State& after) const {
    if (!game_.foreseeable())
        return {};
    const auto before = forecast(game_.facts(), game_.state());
    const auto then = forecast(game_.facts(), after);
    if (!before || !then || before->company != then->company)
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
    if (!wanted)
        return;
    const core::Status status = game_.perform(*wanted, more);
    if (!status.ok()) {
        emit refused(barrageErrorText(status.error()));
        return;
    }
    if (more) {
        underWay_ = true;
        refresh();
        emit turnChanged();
    }
}

} // namespace automa::app::barrage_app
