#include "app/scythe/cli/telling.h"

#include "model/scythe/decision_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {
namespace {

using Json = nlohmann::ordered_json;

/// "kind: key value, key value", in the words of the format.
void tell_line(const Json& entry, std::ostream& out) {
    const char* separator = " ";
    for (const auto& [key, value] : entry.items()) {
        out << separator << key << ' ' << (value.is_string() ? value.get<std::string>() : value.dump());
        separator = ", ";
    }
    out << '\n';
}

} // namespace

int tell_decision(const scythe::Catalogue& facts, const scythe::State&, const scythe::Decision& decision,
                  const Telling& telling, const Console& console) {
    if (telling.language != "en")
        return console.misuse("--lang must be en.");
    const Json json = decision_to_json(facts, decision);
    int number = 0;
    for (const Json& step : json["steps"]) {
        console.out << ++number << '.';
        tell_line(step, console.out);
    }
    if (json.contains("skipped"))
        for (const Json& skipped : json["skipped"]) {
            console.out << '-';
            tell_line(skipped, console.out);
        }
    for (const Json& need : json["needs"]) {
        console.out << '?';
        tell_line(need, console.out);
    }
    if (telling.why)
        for (const Json& entry : json["trace"]) {
            console.out << "why";
            tell_line(entry, console.out);
        }
    return 0;
}

} // namespace automa::app::scythe_app
