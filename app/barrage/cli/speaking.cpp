#include "app/barrage/cli/speaking.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/reasons.h"

#include <QCoreApplication>

namespace automa::app::barrage_app {
namespace {

/// Contexts of this file's own words.
QString say(const char* source) {
    return QCoreApplication::translate("Terminal", source);
}

std::string utf8(const QString& text) {
    return plain(text).toStdString();
}

void tell_steps(const BarrageExplainer& explainer, std::ostream& out) {
    int number = 0;
    for (const StepText& step : explainer.steps()) {
        out << '\n' << utf8(step.heading) << " (" << utf8(step.end) << ")\n";
        for (const Instruction& instruction : step.instructions)
            out << "  " << ++number << ". " << utf8(instruction.text) << '\n';
    }
}

void tell_reasons(const barrage::Catalogue& facts, const barrage::State& before,
                  const barrage::Decision& decision, std::ostream& out) {
    out << '\n' << utf8(say(QT_TRANSLATE_NOOP("Terminal", "Why?"))) << '\n';
    for (const ReasonText& reason : reasons_of(facts, before, decision)) {
        if (reason.heading) {
            out << '\n' << utf8(reason.text) << '\n';
            continue;
        }
        out << "  - " << utf8(reason.text) << " [" << utf8(reason.rule) << "]\n";
    }
}

} // namespace

void tell_decision(const barrage::Catalogue& facts, const barrage::State& before,
                   const barrage::Decision& decision, bool why, std::ostream& out) {
    const BarrageExplainer explainer(facts, before, decision);
    out << utf8(explainer.headline()) << '\n';
    for (const QString& line : explainer.sublines())
        out << utf8(line) << '\n';
    tell_steps(explainer, out);
    const auto skipped = explainer.skipped();
    if (!skipped.empty())
        out << '\n' << utf8(say(QT_TRANSLATE_NOOP("Terminal", "Not done:"))) << '\n';
    for (const SkipText& skip : skipped)
        out << "  - " << utf8(skip.text) << " [" << utf8(skip.rule) << "]\n";
    for (const NeedText& need : explainer.needs())
        out << "\n? " << utf8(need.text) << '\n';
    if (why)
        tell_reasons(facts, before, decision, out);
}

} // namespace automa::app::barrage_app
