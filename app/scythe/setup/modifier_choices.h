// The six optional changes of difficulty (S-122) as a list, and what they come to on the cards.
#pragma once

#include "app/scythe/setup/new_game_rows.h"
#include "model/scythe/table/setup.h"

#include <QStringList>

#include <vector>

namespace automa::app::scythe_app {

[[nodiscard]] std::vector<ModifierChoice> modifierChoices(const scythe::GameOptions& options);
/// An unknown id or value changes nothing.
void setModifier(scythe::Modifiers& modifiers, const QString& id, int value);
/// What cannot be played with the star card is taken away.
void dropImpossible(scythe::GameOptions& options);
[[nodiscard]] int modifiersOn(const scythe::Modifiers& modifiers);
/// "More or fewer coins +1", "Moves may fail": those that are on.
[[nodiscard]] QStringList chosenModifiers(const scythe::Modifiers& modifiers);
/// "Coins +1: on 8 of 19 cards in scheme I and on 10 in scheme II."
[[nodiscard]] QStringList modifierEffects(const scythe::Catalogue& facts, const scythe::GameOptions& options);

} // namespace automa::app::scythe_app
