#include "app/scythe/ask/ask.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/setup/modifier_choices.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/table/setup.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// As a question needs them: the whole board, and a card that somebody names.
GameOptions asked(GameOptions options) {
    options.tracking = Tracking::full;
    options.cards_from = CardsFrom::box;
    options.seed = 0;
    return options;
}

GameOptions optionsOf(const ScytheGame& game) {
    GameOptions options = asked({});
    options.human = game.human().faction;
    options.automa = game.automa().faction;
    options.star_card = game.automa().automa.star_card;
    options.modifiers = game.state().modifiers;
    options.interpretations = game.state().interpretations;
    options.resources_tracked = game.state().resources_tracked;
    return options;
}

} // namespace

ScytheAsk::ScytheAsk(std::shared_ptr<const Catalogue> facts, Settings& settings, QObject* parent)
    : QObject(parent), game_(facts), choices_(game_.facts(), settings, QStringLiteral("scythe/ask")),
      map_(facts), table_(game_, map_), brush_(game_), board_(game_), markers_(game_) {
    connect(&table_, &ScytheTable::refused, this, &ScytheAsk::refused);
    apply();
    connect(&game_, &SessionBase::changed, this, &ScytheAsk::follow);
    connect(&choices_, &ScytheNewGame::changed, this, &ScytheAsk::apply);
}

void ScytheAsk::apply() {
    const GameOptions wanted = asked(choices_.options(0));
    const GameOptions now = game_.isOpen() ? optionsOf(game_) : GameOptions();
    if (game_.isOpen() && wanted == now)
        return;
    if (!game_.isOpen() || wanted.human != now.human || wanted.automa != now.automa) {
        if (auto start = new_game(game_.facts(), wanted); start.ok())
            game_.start(start.value());
        return;
    }
    State table = game_.state();
    AutomaMat& mat = table.side(first_side(table, Player::automa)).automa;
    mat.star_card = wanted.star_card;
    const int last = game_.facts().track(mat.star_card).spaces - 1;
    mat.star_cube = static_cast<std::uint8_t>(std::min<int>(mat.star_cube, last));
    table.modifiers = wanted.modifiers;
    table.interpretations = wanted.interpretations;
    if (wanted.resources_tracked != now.resources_tracked) {
        table.resources_tracked = wanted.resources_tracked;
        table.resources.fill(wanted.resources_tracked ? std::int16_t{0} : unknown_count);
    }
    const core::Status done = game_.perform(correctionTo(table, correctedMarkers));
    if (done.ok())
        return;
    emit refused(scytheErrorText(done.error()));
    follow(); // what was chosen cannot be: the choice shows again what is
}

void ScytheAsk::follow() {
    if (game_.isOpen() && asked(choices_.options(0)) != optionsOf(game_))
        choices_.takeOver(optionsOf(game_));
    emit changed();
}

QString ScytheAsk::markersText() const {
    if (!game_.isOpen())
        return {};
    const AutomaMat& mat = game_.automa().automa;
    return QStringList{ScytheNames::power(mat.power), ScytheNames::combat_cards(mat.combat_cards),
                       ScytheNames::stars(stars_of(game_.facts(), mat)),
                       ScytheNames::scheme(id_of(scheme_of(game_.facts(), mat))),
                       water_open(game_.facts(), mat) ? translate("ScytheTable", "water open")
                                                      : translate("ScytheTable", "water closed")}
        .join(QStringLiteral(" · "));
}

QString ScytheAsk::levelText() const {
    const QAnyStringView card = id_of(choices_.options(0).star_card);
    return QStringLiteral("%1 (%2)").arg(ScytheNames::star_card(card), ScytheNames::level(card));
}

QString ScytheAsk::modifiersText() const {
    const QStringList on = chosenModifiers(choices_.options(0).modifiers);
    return on.isEmpty() ? choices_.modifiersNote() : on.join(QStringLiteral(" · "));
}

QString ScytheAsk::readingsText() const {
    QStringList own;
    each_interpretation(choices_.options(0).interpretations, [&](const char* key, auto now) {
        if (index_of(now) != 0)
            own << QStringLiteral("%1: %2").arg(ScytheNames::reading(key),
                                                ScytheNames::reading_option(key, id_of(now)));
    });
    return own.isEmpty() ? choices_.readingsNote() : own.join(QStringLiteral(" · "));
}

bool ScytheAsk::combat() const {
    const auto& decision = game_.decision();
    return decision && !decision->needs.empty()
           && (decision->needs.front().what == NeedKind::combat_card
               || decision->needs.front().what == NeedKind::combat_result);
}

void ScytheAsk::askCard() {
    if (const core::Status done = game_.perform(EndHumanTurn{}); !done.ok())
        emit refused(scytheErrorText(done.error()));
}

void ScytheAsk::again() {
    while (asking() && game_.canUndo())
        game_.undo();
}

void ScytheAsk::retell() {
    choices_.refresh();
    map_.retell();
    game_.retell();
    table_.retell();
    brush_.refresh();
    board_.refresh();
    markers_.retell();
    emit changed();
}

} // namespace automa::app::scythe_app
