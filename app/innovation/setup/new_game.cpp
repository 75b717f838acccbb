#include "app/innovation/setup/new_game.h"

#include "app/innovation/joined.h"
#include "app/innovation/text/names.h"
#include "app/shell/settings.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/innovation/table/share_code.h"

#include <QRandomGenerator>

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr const char* settingsKey = "innovation/newGame";

constexpr Word faction_hints[] = {
    {"simpletons", QT_TRANSLATE_NOOP("InnovationNewGame", "build, X VP")},
    {"kuddlers", QT_TRANSLATE_NOOP("InnovationNewGame", "build near you")},
    {"druids", QT_TRANSLATE_NOOP("InnovationNewGame", "build, science +2")},
    {"racelings", QT_TRANSLATE_NOOP("InnovationNewGame", "first to pass scores twice")},
    {"wanderers", QT_TRANSLATE_NOOP("InnovationNewGame", "build anywhere")},
    {"mimics", QT_TRANSLATE_NOOP("InnovationNewGame", "use your terrain’s priority")},
    {"powermongers", QT_TRANSLATE_NOOP("InnovationNewGame", "give you power")},
};

GameOptions defaults() {
    GameOptions options;
    options.humans.push_back(Terrain::lake);
    options.terrain = Terrain::wasteland;
    options.mixed_bonuses = true;
    return options;
}

template <std::size_t Count>
QString span(const std::array<int, Count>& values) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return *least == *most ? QString::number(*least) : QStringLiteral("%1–%2").arg(*least).arg(*most);
}

} // namespace

InnovationNewGame::InnovationNewGame(InnovationApp& app)
    : facts_(app.facts()), settings_(*app.shell().settings()), options_(defaults()), smallMap_(app.facts()),
      largeMap_(app.facts()) {
    State empty;
    smallMap_.showPosition(empty);
    empty.map = MapSide::large;
    largeMap_.showPosition(empty);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationNewGame::refresh);
    connect(&readings_, &ReadingsModel::chosen, this, &InnovationNewGame::setReading);
    recall();
    refresh();
}

InnovationNewGame* InnovationNewGame::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationNewGame>(engine, scripts);
}

/// What was chosen last is kept as the code of its set-up.
void InnovationNewGame::recall() {
    const QString kept = settings_.value(QLatin1String(settingsKey)).toString();
    if (const auto read = read_share_code(kept.toStdString()); read.ok())
        if (new_game(*facts_, read.value()).ok())
            options_ = read.value();
    options_.mixed_bonuses = true; // what was kept by an older version too
}

void InnovationNewGame::keep() {
    settings_.setValue(QLatin1String(settingsKey), QString::fromStdString(share_code(options(0))));
    refresh();
}

void InnovationNewGame::refresh() {
    factions_.show(factionRows());
    levels_.show(levelRows());
    terrains_.show(terrainRows());
    askHuman(askedHuman_);
    readings_.show(openQuestions());
    emit changed();
}

void InnovationNewGame::setCardsOnly(bool only) {
    options_.tracking = only ? Tracking::cards_only : Tracking::full;
    keep();
}

void InnovationNewGame::setCardsFromBox(bool box) {
    options_.dealer = box ? Dealer::box : Dealer::app;
    keep();
}

int InnovationNewGame::landOf(MapSide side) const {
    return static_cast<int>(facts_->map(side).land.size());
}

void InnovationNewGame::setMap(Map side) {
    options_.map = side == Map::Large ? MapSide::large : MapSide::small;
    keep();
}

Terrain InnovationNewGame::freeTerrain() const {
    for (const Terrain terrain : facts_->tables.wheel)
        if (!options_.humans.contains(terrain) && options_.terrain != terrain)
            return terrain;
    return facts_->tables.wheel.front();
}

void InnovationNewGame::setHumans(int count) {
    if (count == humans() || count < 1 || count > 2)
        return;
    if (count == 2) {
        options_.humans.push_back(freeTerrain());
        options_.faction = Faction::simpletons;
    } else {
        options_.humans.erase(1);
    }
    keep();
}

QStringList InnovationNewGame::humanTerrains() const {
    QStringList all;
    for (const Terrain terrain : options_.humans)
        all << id_of(terrain).toString();
    return all;
}

QStringList InnovationNewGame::humanNames() const {
    QStringList all;
    for (const Terrain terrain : options_.humans)
        all << InnovationNames::terrain(id_of(terrain));
    return all;
}

std::vector<InnovationChoice> InnovationNewGame::factionRows() const {
    std::vector<InnovationChoice> rows;
    for (std::size_t i = 0; i < count_of<Faction>; ++i) {
        const auto faction = static_cast<Faction>(i);
        const FactionFacts& facts = facts_->faction(faction);
        InnovationChoice row;
        row.value = id_of(faction).toString();
        row.text = InnovationNames::faction(row.value);
        row.guided = facts.guided;
        row.free = humans() == 1 || facts.two_humans;
        row.detail = facts.guided ? translate("InnovationNewGame", "you run its card")
                                  : word_of("InnovationNewGame", faction_hints, row.value);
        row.current = options_.faction == faction;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<InnovationChoice> InnovationNewGame::levelRows() const {
    std::vector<InnovationChoice> rows;
    for (std::size_t i = 0; i < count_of<Level>; ++i) {
        InnovationChoice row;
        row.value = id_of(static_cast<Level>(i)).toString();
        row.text = InnovationNames::level(row.value);
        row.number = static_cast<int>(i) + 1;
        row.current = options_.level == static_cast<Level>(i);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<InnovationChoice> InnovationNewGame::terrainRows() const {
    std::vector<InnovationChoice> rows;
    for (const Terrain terrain : facts_->tables.wheel) {
        InnovationChoice row;
        row.value = id_of(terrain).toString();
        row.text = InnovationNames::terrain(row.value);
        row.free = !options_.humans.contains(terrain);
        row.detail = row.free ? QString() : translate("InnovationNewGame", "taken by a player");
        row.current = options_.terrain == terrain;
        rows.push_back(std::move(row));
    }
    InnovationChoice drawn;
    drawn.text = translate("InnovationNewGame", "drawn at the start");
    drawn.current = !options_.terrain;
    rows.push_back(std::move(drawn));
    return rows;
}

QString InnovationNewGame::levelNote() const {
    const LevelFacts& level = facts_->level(options_.level);
    return translate("InnovationNewGame", "deck %1 · shipping %2 · X %3")
        .arg(QString::number(level.first_deck), span(level.shipping), span(level.x));
}

QString InnovationNewGame::levelWords() const {
    return InnovationNames::level_explanation(id_of(options_.level));
}

QString InnovationNewGame::factionNote() const {
    return humans() == 2 ? translate("InnovationNewGame", "2 players: only Simpletons · A-89") : QString();
}

QString InnovationNewGame::factionWords() const {
    return InnovationNames::faction_explanation(id_of(options_.faction));
}

QString InnovationNewGame::terrainNote() const {
    return options_.terrain ? InnovationNames::terrain(id_of(*options_.terrain))
                            : translate("InnovationNewGame", "drawn at the start");
}

void InnovationNewGame::chooseFaction(const QString& faction) {
    const auto chosen = by_text<Faction>(faction);
    if (!chosen || (humans() == 2 && !facts_->faction(*chosen).two_humans))
        return;
    options_.faction = *chosen;
    keep();
}

void InnovationNewGame::chooseLevel(const QString& level) {
    if (const auto chosen = by_text<Level>(level)) {
        options_.level = *chosen;
        keep();
    }
}

void InnovationNewGame::chooseTerrain(const QString& terrain) {
    const auto chosen = by_text<Terrain>(terrain);
    if (chosen && options_.humans.contains(*chosen))
        return;
    options_.terrain = chosen;
    keep();
}

void InnovationNewGame::askHuman(int index) {
    askedHuman_ = std::clamp(index, 0, humans() - 1);
    std::vector<InnovationChoice> rows;
    for (const Terrain terrain : facts_->tables.wheel) {
        InnovationChoice row;
        row.value = id_of(terrain).toString();
        row.text = as_label(InnovationNames::terrain(row.value));
        row.current = options_.humans[static_cast<std::size_t>(askedHuman_)] == terrain;
        row.free = row.current || !options_.humans.contains(terrain);
        row.detail = !row.free ? translate("InnovationNewGame", "taken by a player")
                     : options_.terrain == terrain
                         ? translate("InnovationNewGame", "the Automa takes another")
                         : InnovationNames::terrain_colour(row.value);
        rows.push_back(std::move(row));
    }
    humanChoices_.show(std::move(rows));
}

void InnovationNewGame::chooseHuman(int index, const QString& terrain) {
    const auto chosen = by_text<Terrain>(terrain);
    if (!chosen || index < 0 || index >= humans())
        return;
    Terrain& mine = options_.humans[static_cast<std::size_t>(index)];
    if (mine == *chosen || options_.humans.contains(*chosen))
        return;
    const bool swaps = options_.terrain == *chosen;
    const Terrain before = mine;
    mine = *chosen;
    if (swaps)
        options_.terrain = before;
    keep();
}

void InnovationNewGame::surprise() {
    QRandomGenerator& chance = *QRandomGenerator::global();
    const auto among = [&](std::size_t count) { return chance.bounded(static_cast<quint32>(count)); };
    for (Terrain& mine : options_.humans)
        do
            mine = facts_->tables.wheel[among(count_of<Terrain>)];
        while (std::ranges::count(options_.humans, mine) > 1);
    do
        options_.faction = static_cast<Faction>(among(count_of<Faction>));
    while (facts_->faction(options_.faction).guided
           || (humans() == 2 && !facts_->faction(options_.faction).two_humans));
    Terrain drawn{};
    do
        drawn = facts_->tables.wheel[among(count_of<Terrain>)];
    while (options_.humans.contains(drawn));
    options_.terrain = drawn;
    keep();
}

std::vector<HouseReading> InnovationNewGame::openQuestions() const {
    std::vector<HouseReading> all;
    each_reading(options_.interpretations, [&](const char* key, const char* doubt, const auto& reading) {
        using Reading = std::remove_cvref_t<decltype(reading)>;
        const QString id = QLatin1String(key);
        HouseReading question{
            id,
            QStringLiteral("%1 · %2").arg(InnovationNames::reading(id), QLatin1String(doubt)),
            InnovationNames::reading_question(id),
            id_of(reading).toString(),
            {}};
        for (const std::string_view option : Names<Reading>::all) {
            const QString value = id_of(option).toString();
            question.answers.push_back({value, as_label(InnovationNames::reading_option(id, value)),
                                        InnovationNames::reading_meaning(id, value)});
        }
        all.push_back(std::move(question));
    });
    return all;
}

void InnovationNewGame::setReading(const QString& reading, const QString& value) {
    each_reading(options_.interpretations, [&](const char* key, const char*, auto& current) {
        if (reading != QLatin1String(key))
            return;
        if (const auto chosen = by_text<std::remove_cvref_t<decltype(current)>>(value))
            current = *chosen;
    });
    keep();
}

QString InnovationNewGame::readingsNote() const {
    int changed = 0;
    each_reading(options_.interpretations, [&](const char*, const char*, const auto& reading) {
        changed += index_of(reading) != 0 ? 1 : 0;
    });
    return changed == 0 ? translate("InnovationNewGame", "Open rules questions, all on default")
                        : translate("InnovationNewGame", "%n changed by you", nullptr, changed);
}

GameOptions InnovationNewGame::options(std::uint64_t seed) const {
    GameOptions options = options_;
    options.seed = seed;
    // Who keeps the board by hand lays the tiles by hand: nobody would see what the app drew.
    options.draw_tiles = options.tracking == Tracking::full;
    return options;
}

void InnovationNewGame::takeOver(const GameOptions& options) {
    options_ = options;
    keep();
}

} // namespace automa::app::innovation_app
