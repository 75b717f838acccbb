#include "app/scythe/turn/dial_steps.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {

StepGroup dialSteps(const QStringList& cards) {
    StepGroup secret;
    secret.title = translate("ScytheCombat", "You first, in secret");
    secret.symbol = QStringLiteral("scythe_dial");
    secret.lines.push_back(
        {translate("ScytheCombat", "Set your <b>power dial</b>: 0 to 7, no more than your power"),
         QStringLiteral("scythe_dial")});
    for (const QString& line : cards)
        secret.lines.push_back({line, QStringLiteral("scythe_combat_card")});
    return secret;
}

} // namespace automa::app::scythe_app
