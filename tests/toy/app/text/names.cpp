#include "tests/toy/app/text/names.h"

#include "app/text/text_ids.h"

namespace automa::app::toy_app {
namespace {

constexpr const char* context = "ToyNames";

constexpr Word sides[] = {{"human", QT_TRANSLATE_NOOP("ToyNames", "You")},
                          {"automa", QT_TRANSLATE_NOOP("ToyNames", "Automa")}};

//: %1: a number of stones. A line of the history
constexpr Word labels[] = {{"human", QT_TRANSLATE_NOOP("ToyNames", "You took %1")},
                           {"automa", QT_TRANSLATE_NOOP("ToyNames", "The Automa took %1")},
                           {"announced", QT_TRANSLATE_NOOP("ToyNames", "The Automa’s turn")}};

//: %1: a number of stones
constexpr Word reasons[] = {
    {"leave_fours", QT_TRANSLATE_NOOP("ToyNames", "It leaves a multiple of four.")},
    {"no_fours", QT_TRANSLATE_NOOP("ToyNames", "No number leaves a multiple of four.")},
    {"take_one", QT_TRANSLATE_NOOP("ToyNames", "So it takes as few as it can.")},
    {"takes", QT_TRANSLATE_NOOP("ToyNames", "It takes %1.")}};

constexpr Word rules[] = {
    {"T-1", QT_TRANSLATE_NOOP("ToyNames", "The Automa leaves a multiple of four, if it can.")},
    {"T-2", QT_TRANSLATE_NOOP("ToyNames", "If it cannot, it takes one stone.")},
    {"T-3", QT_TRANSLATE_NOOP("ToyNames", "The player who takes the last stone wins.")}};

} // namespace

QString ToyNames::game() {
    return translate("ToyNames", "Toy");
}

QString ToyNames::side(QAnyStringView id) {
    return word_of(context, sides, id);
}

QString ToyNames::label(const core::Label& label) {
    if (label.id != "took")
        return word_of(context, labels, id_of(label.id));
    return word_of(context, labels, id_of(label.arguments[0].second))
        .arg(QString::fromStdString(label.arguments[1].second));
}

QString ToyNames::reason(const core::TraceEntry& entry) {
    if (entry.message == "leave_fours" && entry.outcome == core::Outcome::ignored)
        return word_of(context, reasons, "no_fours");
    const QString words = word_of(context, reasons, id_of(entry.message));
    return entry.arguments.empty() ? words : words.arg(std::get<std::int64_t>(entry.arguments[0].value));
}

QString ToyNames::rule(QAnyStringView number) {
    return word_of(context, rules, number);
}

} // namespace automa::app::toy_app
