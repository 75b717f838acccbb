#include "app/scythe/cli/telling.h"

#include "app/cli/speak.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/reasons.h"
#include "app/text/languages.h"
#include "app/text/text_ids.h"

#include <QRegularExpression>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

std::string plain(QString text) {
    static const QRegularExpression tags(QStringLiteral("<[^>]+>"));
    return text.remove(tags).toStdString();
}

QString question(const Catalogue& facts, const Need& need) {
    switch (need.what) {
    case NeedKind::resources: {
        QStringList names;
        for (const TerritoryId at : need.territories)
            names << ScytheNames::place(facts, at);
        return translate("ScytheTerminal", "How many resources are here: %1?")
            .arg(names.join(QStringLiteral(", ")));
    }
    case NeedKind::move_check:
        return translate("ScytheTerminal", "A move is possible: reveal a combat card. What is its value?");
    case NeedKind::place_check:
        return translate("ScytheTerminal",
                         "Before this unit leaves the mat, reveal a combat card: %1. What is its value?")
            .arg(ScytheNames::unit(id_of(need.unit)));
    case NeedKind::combat_card:
        return translate("ScytheTerminal", "A combat: %1. Which Automa card is revealed?")
            .arg(ScytheNames::place(facts, need.territory));
    case NeedKind::combat_result:
        break;
    }
    return translate("ScytheTerminal", "The Automa fights with %1, %2. Who wins?")
        .arg(ScytheNames::power(need.power), ScytheNames::combat_cards(need.combat_cards));
}

void tell_steps(const ScytheExplainer& explainer, std::ostream& out) {
    int number = 0;
    for (const Section& section : explainer.sections()) {
        out << '\n' << plain(section.title) << '\n';
        for (const Instruction& line : section.lines)
            out << "  " << ++number << ". " << plain(line.text) << '\n';
    }
    for (const SkipText& skipped : explainer.skipped())
        out << "  - " << plain(skipped.text) << " [" << plain(skipped.rule) << "]\n";
}

} // namespace

int tell_decision(const Catalogue& facts, const State& before, const Decision& decision,
                  const Telling& telling, const Console& console) {
    if (!speak(telling.language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const ScytheExplainer explainer(facts, before, decision);
    console.out << plain(explainer.headline()) << '\n';
    for (const QString& line : explainer.sublines(false))
        console.out << plain(line) << '\n';
    tell_steps(explainer, console.out);
    for (const Need& need : decision.needs)
        console.out << "\n? " << plain(question(facts, need)) << '\n';
    if (telling.why) {
        console.out << '\n';
        for (const core::TraceEntry& entry : decision.trace) {
            const ReasonText reason = reason_text(facts, entry);
            console.out << "  - " << plain(reason.text) << " [" << plain(reason.rule) << "]\n";
        }
    }
    return 0;
}

} // namespace automa::app::scythe_app
