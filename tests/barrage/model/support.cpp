#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace automa::test {

using namespace barrage;

const Catalogue& facts() {
    static const Catalogue catalogue = [] {
        auto loaded = Catalogue::load_embedded();
        if (!loaded.ok()) {
            ADD_FAILURE() << loaded.error().path << ": " << loaded.error().message;
            std::abort();
        }
        return std::move(loaded).value();
    }();
    return catalogue;
}

std::string read_whole(const std::string& path) {
    const std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file.good()) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string read_data(const std::string& name) {
    return read_whole(std::string(AUTOMA_TEST_DATA) + "/" + name);
}

std::vector<std::string> read_lines(const std::string& name) {
    std::istringstream text(read_data(name));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);)
        if (!line.empty())
            lines.push_back(line);
    return lines;
}

namespace {

template <class Id>
Id known(std::optional<Id> found, std::string_view id) {
    if (!found) {
        ADD_FAILURE() << "no such id: " << id;
        std::abort();
    }
    return *found;
}

} // namespace

SpaceId space(std::string_view id) {
    return known(facts().find_space(id), id);
}
ContractId contract(std::string_view id) {
    return known(facts().find_contract(id), id);
}
TechId tech(std::string_view id) {
    return known(facts().find_tech(id), id);
}
WorkId work(std::string_view id) {
    return known(facts().find_work(id), id);
}
BuildingId building(std::string_view id) {
    return known(facts().find_building(id), id);
}

std::string name(const std::optional<SpaceId>& space) {
    return space ? facts().space(*space).id : "";
}
std::string name(const std::optional<TechId>& tech) {
    return tech ? facts().tech[tech->index()].id : "";
}

std::vector<std::string> names(const ContractList& contracts) {
    std::vector<std::string> result;
    for (const ContractId id : contracts)
        result.push_back(facts().contract(id).id);
    return result;
}

std::string letters(const Drops& drops) {
    std::string word;
    for (const Headstream headstream : drops)
        word += name_of(headstream);
    return word;
}

bool did(const Decision& decision, ActionKind kind) {
    return std::any_of(decision.steps.begin(), decision.steps.end(),
                       [&](const Step& step) { return step.kind == kind; });
}

Step step_of(const Decision& decision, ActionKind kind) {
    for (const Step& step : decision.steps)
        if (step.kind == kind)
            return step;
    std::string said = "no step of the kind " + std::string(name_of(kind)) + "; skipped:";
    for (const Skipped& skipped : decision.skipped)
        said += " " + std::to_string(skipped.order) + " " + std::string(name_of(skipped.kind)) + " "
                + std::string(skipped.rule);
    ADD_FAILURE() << said;
    return {};
}

std::string skip_rule(const Decision& decision, int order) {
    for (const Skipped& skipped : decision.skipped)
        if (skipped.order == order)
            return std::string(skipped.rule);
    return "";
}

int vp_for(const Events& events, Company company, Reason reason) {
    int sum = 0;
    for (const Event& event : events)
        if (const auto* changed = std::get_if<VpChanged>(&event))
            sum += changed->company == company && changed->reason == reason ? changed->amount : 0;
    return sum;
}

std::vector<std::string> left_by(const Decision& decision, std::string_view criterion) {
    std::vector<std::string> left;
    for (const core::TraceEntry& entry : decision.trace) {
        bool found = entry.message == criterion;
        for (const core::Argument& argument : entry.arguments)
            found =
                found
                || (argument.name == "criterion" && std::holds_alternative<std::string_view>(argument.value)
                    && std::get<std::string_view>(argument.value) == criterion);
        if (!found)
            continue;
        for (const SpaceId id : SpaceSet(entry.after))
            left.push_back(facts().space(id).id);
        return left;
    }
    return left;
}

} // namespace automa::test
