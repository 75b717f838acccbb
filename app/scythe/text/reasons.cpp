#include "app/scythe/text/reasons.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/reasons_sources.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int named_places = 6; // a longer list is read on the map

const ReasonSource* find(std::string_view message) {
    for (const auto& sources : {choice_reasons(), outcome_reasons()})
        for (const ReasonSource& source : sources)
            if (source.message == message)
                return &source;
    return nullptr;
}

/// Words of the model become words of the game.
QString value_text(const Catalogue& facts, const core::Argument& argument) {
    if (const auto* number = std::get_if<std::int64_t>(&argument.value))
        return argument.name == "to" ? cube_place(static_cast<int>(*number)) : QString::number(*number);
    const auto word = std::get<std::string_view>(argument.value);
    if (argument.name == "place" || argument.name == "territory") {
        for (std::size_t i = 0; i < Place::count; ++i)
            if (facts.place_name(Place(i)) == word)
                return ScytheNames::place(facts, Place(i));
        return id_of(word).toString();
    }
    if (argument.name == "unit")
        return word == "combat_unit" ? translate("ScytheReasons", "combat unit")
                                     : ScytheNames::unit(id_of(word));
    if (argument.name == "faction")
        return ScytheNames::faction(id_of(word));
    if (argument.name == "kind")
        return ScytheNames::move(id_of(word));
    if (argument.name == "scheme")
        return ScytheNames::scheme(id_of(word));
    if (argument.name == "resource")
        return ScytheNames::resource(id_of(word));
    if (argument.name == "source")
        return ScytheNames::star_source(id_of(word));
    if (argument.name == "winner" || argument.name == "by")
        return word == "human" ? translate("ScytheReasons", "you") : ScytheNames::player(id_of(word));
    return ScytheNames::gain_symbol(id_of(word));
}

QString filled(const Catalogue& facts, const ReasonSource& source, const core::TraceEntry& entry) {
    QString text = translate("ScytheReasons", source.text);
    int number = 0;
    for (const std::string_view name : source.arguments) {
        ++number;
        const auto found = std::ranges::find(entry.arguments, name, &core::Argument::name);
        if (!name.empty() && found != entry.arguments.end())
            text.replace(u'%' + QString::number(number), value_text(facts, *found));
    }
    return text;
}

} // namespace

std::int64_t number_of(const core::TraceEntry& entry, std::string_view name) {
    const auto found = std::ranges::find(entry.arguments, name, &core::Argument::name);
    const auto* number = found == entry.arguments.end() ? nullptr : std::get_if<std::int64_t>(&found->value);
    return number ? *number : 0;
}

QString place_names(const Catalogue& facts, const core::Candidates& places) {
    QStringList names;
    for (const std::size_t place : places)
        names << ScytheNames::place(facts, Place(place));
    return names.join(QStringLiteral(", "));
}

ReasonText reason_text(const Catalogue& facts, const core::TraceEntry& entry) {
    const ReasonSource* source = find(entry.message);
    const QString rule = id_of(entry.rule).toString();
    if (!source)
        return {id_of(entry.message).toString(), id_of(entry.message).toString(), rule};
    QString text = filled(facts, *source, entry);
    const int left = entry.after.size();
    if (entry.outcome == core::Outcome::narrows && left <= named_places)
        text += u' ' + translate("ScytheReasons", "Remaining: %1.").arg(place_names(facts, entry.after));
    else if (entry.outcome == core::Outcome::keeps)
        text += u' ' + translate("ScytheReasons", "All of them qualify.");
    else if (entry.outcome == core::Outcome::fails && !entry.before.empty())
        text += u' ' + translate("ScytheReasons", "None of them qualifies.");
    return {translate("ScytheReasons", source->title), text, rule};
}

} // namespace automa::app::scythe_app
