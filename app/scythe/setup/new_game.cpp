#include "app/scythe/setup/new_game.h"

#include "app/scythe/faction_looks.h"
#include "app/scythe/setup/modifier_choices.h"
#include "app/scythe/text/names.h"
#include "app/scythe/tracker/star_spaces.h"
#include "app/shell/settings.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/scythe/table/share_code.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// The app deals, and the two bases of the pictures in the rulebook: far enough for a first game (S-8).
GameOptions usual() {
    GameOptions options;
    options.human = Faction::polania;
    options.automa = Faction::rusviet;
    options.cards_from = CardsFrom::app;
    return options;
}

} // namespace

ScytheNewGame::ScytheNewGame(const Catalogue& facts, Settings& settings, const QString& key, QObject* parent)
    : QObject(parent), facts_(facts), settings_(settings), key_(key), options_(usual()) {
    connect(&readings_, &ReadingsModel::chosen, this, &ScytheNewGame::setReading);
    recall();
    refresh();
}

// What was chosen last is kept as a share code: it holds all of it.
void ScytheNewGame::recall() {
    const auto kept = read_share_code(settings_.value(key_).toString().toStdString());
    if (kept.ok() && scythe::new_game(facts_, kept.value()).ok())
        options_ = kept.value();
}

void ScytheNewGame::keep() {
    settings_.setValue(key_, QString::fromStdString(share_code(options(0))));
    refresh();
}

void ScytheNewGame::refresh() {
    humans_.show(factions(true));
    automas_.show(factions(false));
    starCards_.show(levels());
    modifiers_.show(modifierChoices(options_));
    readings_.show(openQuestions());
    emit changed();
}

std::vector<FactionChoice> ScytheNewGame::factions(bool human) const {
    std::vector<FactionChoice> rows;
    for (std::size_t i = 0; i < faction_count; ++i) {
        const auto faction = static_cast<Faction>(i);
        const QString id = id_of(faction).toString();
        const bool own = faction == options_.human;
        rows.push_back({id, factionLook(id), ScytheNames::faction(id), human || own ? 0 : distanceTo(faction),
                        human ? own : faction == options_.automa, !human && own});
    }
    return rows;
}

std::vector<StarCardChoice> ScytheNewGame::levels() const {
    std::vector<StarCardChoice> rows;
    for (std::size_t i = 0; i < count_of<StarCard>; ++i) {
        const auto card = static_cast<StarCard>(i);
        rows.push_back({id_of(card).toString(), ScytheNames::star_card(id_of(card)),
                        ScytheNames::level(id_of(card)), ScytheNames::level_explanation(id_of(card)),
                        starSpaces(facts_.track(card)), card == options_.star_card});
    }
    return rows;
}

std::vector<HouseReading> ScytheNewGame::openQuestions() const {
    std::vector<HouseReading> all;
    each_interpretation(options_.interpretations, [&](const char* key, auto now) {
        using Enum = decltype(now);
        const QString id = QString::fromLatin1(key);
        HouseReading question{
            id, ScytheNames::reading(id), ScytheNames::reading_question(id), id_of(now).toString(), {}};
        for (const std::string_view option : Names<Enum>::all)
            question.answers.push_back({id_of(option).toString(),
                                        as_label(ScytheNames::reading_option(id, id_of(option))),
                                        ScytheNames::reading_meaning(id, id_of(option))});
        all.push_back(std::move(question));
    });
    return all;
}

void ScytheNewGame::setReading(const QString& reading, const QString& value) {
    each_interpretation(options_.interpretations, [&](const char* key, auto& now) {
        if (reading == QLatin1String(key))
            now = by_text<std::remove_reference_t<decltype(now)>>(value).value_or(now);
    });
    keep();
}

QString ScytheNewGame::readingsNote() const {
    int own = 0;
    int questions = 0;
    each_interpretation(options_.interpretations, [&](const char*, auto now) {
        ++questions;
        own += index_of(now) == 0 ? 0 : 1;
    });
    return own == 0
               ? translate("ScytheNewGame", "%n open rules question(s), all on default", nullptr, questions)
               : translate("ScytheNewGame", "%n changed by you", nullptr, own);
}

QString ScytheNewGame::modifiersNote() const {
    const int on = modifiersOn(options_.modifiers);
    return on == 0 ? translate("ScytheNewGame", "None on: just the star card’s level")
                   : translate("ScytheNewGame", "%n of them on", nullptr, on);
}

QStringList ScytheNewGame::modifierEffects() const {
    return scythe_app::modifierEffects(facts_, options_);
}

QString ScytheNewGame::humanName() const {
    return ScytheNames::faction(id_of(options_.human));
}

QString ScytheNewGame::automaName() const {
    return ScytheNames::faction(id_of(options_.automa));
}

QString ScytheNewGame::expansionNote() const {
    return options_.automa == Faction::albion || options_.automa == Faction::togawa ? translate(
               "ScytheNewGame", "The app uses the base game’s Automa cards, also for this faction.")
                                                                                    : QString();
}

int ScytheNewGame::distanceTo(Faction automa) const {
    return base_distance(facts_, options_.human, automa);
}

int ScytheNewGame::nearest() const {
    int least = distance();
    for (std::size_t i = 0; i < faction_count; ++i)
        if (static_cast<Faction>(i) != options_.human)
            least = std::min(least, distanceTo(static_cast<Faction>(i)));
    return least;
}

int ScytheNewGame::farthest() const {
    int most = 0;
    for (std::size_t i = 0; i < faction_count; ++i)
        most = std::max(most, distanceTo(static_cast<Faction>(i)));
    return most;
}

int ScytheNewGame::longestTrack() const {
    return std::ranges::max_element(facts_.star_tracks, {}, &StarTrack::spaces)->spaces;
}

int ScytheNewGame::shortestTrack() const {
    return std::ranges::min_element(facts_.star_tracks, {}, &StarTrack::spaces)->spaces;
}

void ScytheNewGame::setCardsOnly(bool only) {
    options_.tracking = only ? Tracking::cards_only : Tracking::full;
    keep();
}

void ScytheNewGame::setCardsFromBox(bool box) {
    options_.cards_from = box ? CardsFrom::box : CardsFrom::app;
    keep();
}

void ScytheNewGame::setResourcesTracked(bool tracked) {
    options_.resources_tracked = tracked;
    keep();
}

void ScytheNewGame::chooseHuman(const QString& faction) {
    const auto chosen = by_text<Faction>(faction);
    if (!chosen)
        return;
    if (*chosen == options_.automa)
        options_.automa = options_.human;
    options_.human = *chosen;
    keep();
}

void ScytheNewGame::chooseAutoma(const QString& faction) {
    const auto chosen = by_text<Faction>(faction);
    if (!chosen || *chosen == options_.human)
        return;
    options_.automa = *chosen;
    keep();
}

void ScytheNewGame::chooseStarCard(const QString& card) {
    options_.star_card = by_text<StarCard>(card).value_or(options_.star_card);
    dropImpossible(options_);
    keep();
}

void ScytheNewGame::setModifier(const QString& modifier, int value) {
    scythe_app::setModifier(options_.modifiers, modifier, value);
    dropImpossible(options_);
    keep();
}

void ScytheNewGame::clearModifiers() {
    options_.modifiers = {};
    keep();
}

void ScytheNewGame::takeOver(const GameOptions& options) {
    options_ = options;
    keep();
}

GameOptions ScytheNewGame::options(std::uint64_t seed) const {
    GameOptions chosen = options_;
    chosen.seed = seed;
    return chosen;
}

} // namespace automa::app::scythe_app
