#include "app/scythe/cli/telling.h"

#include "app/cli/speak.h"
#include "app/cli/speaking_command.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/questions.h"
#include "app/scythe/text/reasons.h"
#include "app/scythe/text/spoken_turn.h"
#include "app/text/languages.h"

#include <QRegularExpression>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

std::string plain(QString text) {
    static const QRegularExpression tags(QStringLiteral("<[^>]+>"));
    return text.remove(tags).toStdString();
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
    if (telling.spoken) {
        say_turn(spoken_turn(facts, before, decision), telling.language, console.out);
        return 0;
    }
    const ScytheExplainer explainer(facts, before, decision);
    console.out << plain(explainer.headline()) << '\n';
    for (const QString& line : explainer.sublines(false))
        console.out << plain(line) << '\n';
    tell_steps(explainer, console.out);
    for (const Need& need : decision.needs)
        console.out << "\n? " << plain(need_text(facts, need)) << '\n';
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
