#include "app/barrage/setup/new_game.h"

#include "app/barrage/setup/new_game_readings.h"
#include "app/barrage/text/names.h"
#include "app/shell/settings.h"
#include "app/text/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr const char* settingsKey = "barrage/newGame";

// As they are kept.
constexpr const char* byApp = "app";
constexpr const char* fromBox = "box";
constexpr const char* tilesOnly = "tiles";

template <class Enum>
QString idOf(std::optional<Enum> value) {
    return value ? text(name_of(*value)) : QString();
}

} // namespace

BarrageNewGame::BarrageNewGame(BarrageGame& game, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings) {
    connect(&readingList_, &ReadingsModel::chosen, this, &BarrageNewGame::setReading);
    reset();
    recall();
    refresh();
}

void BarrageNewGame::reset() {
    list_ = {{Company::germany, PlayerKind::human, Level::medium, std::nullopt},
             {Company::usa, PlayerKind::automa, Level::medium, std::nullopt}};
    leeghwater_ = false;
    mode_ = AppDecides;
    readings_ = {};
    tiles_ = TileSource::app;
}

void BarrageNewGame::recall() {
    const QJsonObject kept =
        QJsonDocument::fromJson(settings_.value(QLatin1String(settingsKey)).toString().toUtf8()).object();
    if (kept.isEmpty())
        return;
    std::vector<Participant> list;
    for (const QJsonValue& each : kept[QLatin1String("participants")].toArray()) {
        const QJsonObject one = each.toObject();
        Participant who;
        who.company = by_text<Company>(one[QLatin1String("company")].toString());
        who.player =
            by_text<PlayerKind>(one[QLatin1String("player")].toString()).value_or(PlayerKind::automa);
        who.level = by_text<Level>(one[QLatin1String("level")].toString()).value_or(Level::medium);
        who.officer = by_text<Officer>(one[QLatin1String("officer")].toString());
        list.push_back(who);
    }
    list_ = std::move(list);
    leeghwater_ = kept[QLatin1String("leeghwater")].toBool();
    tiles_ = kept[QLatin1String("tiles")] == QLatin1String(fromBox) ? TileSource::box : TileSource::app;
    mode_ = kept[QLatin1String("mode")] == QLatin1String(tilesOnly) ? TilesOnly : AppDecides;
    const QJsonObject chosen = kept[QLatin1String("readings")].toObject();
    for (const Reading& reading : barrage_app::readings()) {
        const std::string option = chosen[text(reading.id)].toString().toStdString();
        const auto found = std::find(reading.options.begin(), reading.options.end(), option);
        if (found != reading.options.end())
            reading.set(readings_, static_cast<std::size_t>(found - reading.options.begin()));
    }
    if (!new_game(game_.facts(), options(0)).ok())
        reset();
}

void BarrageNewGame::keep() {
    QJsonArray list;
    for (const Participant& who : list_)
        list.append(QJsonObject{{QStringLiteral("company"), idOf(who.company)},
                                {QStringLiteral("player"), text(name_of(who.player))},
                                {QStringLiteral("level"), text(name_of(who.level))},
                                {QStringLiteral("officer"), idOf(who.officer)}});
    QJsonObject chosen;
    for (const Reading& reading : barrage_app::readings())
        chosen[text(reading.id)] = text(reading.options[reading.get(readings_)]);
    const QJsonObject kept{{QStringLiteral("participants"), list},
                           {QStringLiteral("leeghwater"), leeghwater_},
                           {QStringLiteral("tiles"), QLatin1String(tiles() == FromBox ? fromBox : byApp)},
                           {QStringLiteral("mode"), QLatin1String(mode_ == TilesOnly ? tilesOnly : byApp)},
                           {QStringLiteral("readings"), chosen}};
    settings_.setValue(QLatin1String(settingsKey),
                       QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    refresh();
}

NewGameSeat BarrageNewGame::seatOf(const Participant& who) const {
    const bool human = who.player == PlayerKind::human;
    const QString company = idOf(who.company);
    const QString drawn = translate("BarrageNewGame", "drawn at the start");
    NewGameSeat seat;
    seat.human = human;
    seat.company = company;
    seat.title = human ? translate("BarrageNewGame", "Human") : translate("BarrageNewGame", "Automa");
    seat.detail = who.company ? QStringLiteral("%1 · %2").arg(BarrageNames::company(company),
                                                              BarrageNames::company_leader(company))
                              : as_label(drawn);
    seat.level = text(name_of(who.level));
    if (!human)
        seat.about = BarrageNames::level_explanation(seat.level);
    if (who.officer || (!human && who.level == Level::very_high))
        seat.officer = who.officer ? BarrageNames::officer(idOf(who.officer)) : drawn;
    seat.removable = list_.size() > 2;
    return seat;
}

QVariantList BarrageNewGame::levels() const {
    QVariantList all;
    for (const std::string_view level : Names<Level>::all)
        all << QVariant::fromValue(
            ChoiceOption{text(level), as_label(BarrageNames::level_short(text(level)))});
    return all;
}

void BarrageNewGame::showSeats() {
    std::vector<NewGameSeat> rows;
    for (const Participant& who : list_)
        rows.push_back(seatOf(who));
    seats_.show(std::move(rows));
}

void BarrageNewGame::setLeeghwater(bool with) {
    leeghwater_ = with;
    if (!with) {
        for (Participant& who : list_) {
            if (who.company && game_.facts().company(*who.company).leeghwater)
                who.company.reset();
            if (who.officer && game_.facts().officers[index_of(*who.officer)].needs_leeghwater)
                who.officer.reset();
        }
    }
    keep();
}

void BarrageNewGame::setTiles(Tiles from) {
    tiles_ = from == FromBox ? TileSource::box : TileSource::app;
    keep();
}

void BarrageNewGame::setMode(Mode mode) {
    mode_ = mode;
    keep();
}

void BarrageNewGame::refresh() {
    readingList_.show(readingsInWords(readings_, leeghwater_));
    showSeats();
    showChoices();
    emit changed();
}

QString BarrageNewGame::readingsNote() const {
    return barrage_app::readingsNote(readings_);
}

QString BarrageNewGame::problem() const {
    if (std::none_of(list_.begin(), list_.end(),
                     [](const Participant& who) { return who.player == PlayerKind::automa; }))
        return translate("BarrageNewGame", "At least one Automa must take part.");
    return {};
}

void BarrageNewGame::add() {
    if (!canAdd())
        return;
    Participant who;
    for (std::size_t i = 0; i < company_count && !who.company; ++i) {
        const auto company = static_cast<Company>(i);
        if (!game_.facts().company(company).leeghwater
            && std::none_of(list_.begin(), list_.end(),
                            [&](const Participant& each) { return each.company == company; }))
            who.company = company;
    }
    list_.push_back(who);
    keep();
}

void BarrageNewGame::remove(int index) {
    if (!valid(index) || list_.size() <= 2)
        return;
    list_.erase(list_.begin() + index);
    keep();
}

void BarrageNewGame::setHuman(int index, bool human) {
    if (!valid(index))
        return;
    Participant& who = list_[static_cast<std::size_t>(index)];
    who.player = human ? PlayerKind::human : PlayerKind::automa;
    who.officer.reset();
    keep();
}

void BarrageNewGame::setCompany(int index, const QString& company) {
    if (!valid(index))
        return;
    Participant& one = list_[static_cast<std::size_t>(index)];
    const auto wanted = by_text<Company>(company);
    for (Participant& other : list_)
        if (wanted && &other != &one && other.company == wanted)
            other.company = one.company; // the two swap
    one.company = wanted;
    keep();
}

void BarrageNewGame::setLevel(int index, const QString& level) {
    const auto chosen = by_text<Level>(level);
    if (!valid(index) || !chosen)
        return;
    Participant& who = list_[static_cast<std::size_t>(index)];
    who.level = *chosen;
    if (*chosen != Level::very_high && who.player == PlayerKind::automa)
        who.officer.reset();
    keep();
}

void BarrageNewGame::setOfficer(int index, const QString& officer) {
    if (!valid(index))
        return;
    list_[static_cast<std::size_t>(index)].officer = by_text<Officer>(officer);
    keep();
}

void BarrageNewGame::setReading(const QString& id, const QString& option) {
    takeReading(readings_, id, option);
    keep();
}

void BarrageNewGame::takeOver(const GameOptions& options, TileSource tiles) {
    list_ = options.participants;
    leeghwater_ = options.leeghwater;
    readings_ = options.interpretations;
    tiles_ = tiles;
    keep();
}

GameOptions BarrageNewGame::options(std::uint64_t seed) const {
    return {list_, leeghwater_, readings_, seed};
}

} // namespace automa::app::barrage_app
