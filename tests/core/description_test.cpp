// One description of a position: its JSON, out and in, its schema and its ranges.
#include "model/core/description.h"
#include "model/core/static_vector.h"
#include "tests/core/schema_check.h"

#include <gtest/gtest.h>

namespace {

using namespace automa::core;
using Json = nlohmann::json;

enum class Wind : std::uint8_t { calm, storm };
AUTOMA_NAMES(Wind, "calm", "storm");

struct Boat {
    std::uint8_t crew = 1;
    static void fields(auto& boat, auto&& field) { field("crew", boat.crew, within(1, 6)); }
};
struct Harbour {
    Wind wind = Wind::calm;
    bool open = false;
    std::optional<std::int8_t> depth;
    std::optional<std::int8_t> toll;
    StaticVector<std::uint8_t, 3> piers;
    StaticVector<Boat, 2> boats;
    std::optional<Boat> pilot;
};

void describe(Description& field, Harbour& harbour) {
    field.constant("format", "harbour/1", "This is no harbour.");
    field("wind", harbour.wind, unless_default);
    field("open", harbour.open);
    field("depth", harbour.depth, within(0, 20));
    field("toll", harbour.toll, as_null, within(0, 9));
    field("piers", harbour.piers, or_default, at_most(3), unique("This pier stands here twice."),
          within(1, 8));
    field.each("boats", harbour.boats, count(0, 2),
               [&](Boat& boat, std::size_t) { Boat::fields(boat, field); });
    field("pilot", harbour.pilot);
}

Harbour busy() {
    Harbour harbour;
    harbour.open = true;
    harbour.depth = 12;
    harbour.piers = {2, 5};
    harbour.boats = {Boat{3}};
    harbour.pilot = Boat{2};
    return harbour;
}
Json written(Harbour harbour) {
    return Json::parse(Description::write([&](Description& field) { describe(field, harbour); }).dump());
}
/// Where and why the JSON is refused; empty if it is not.
std::string refused(const Json& json, Manner manner = {}) {
    Harbour harbour;
    const auto read = read_guarded([&] {
        Description::read(
            JsonReader(json), [&](Description& field) { describe(field, harbour); }, manner);
        return Done{};
    });
    return read.ok() ? "" : read.error().path + " " + read.error().id;
}
Json with(const char* pointer, const Json& value) {
    Json json = written(busy());
    json[Json::json_pointer(pointer)] = value;
    return json;
}
Json without(const char* key) {
    Json json = written(busy());
    json.erase(key);
    return json;
}

TEST(Description, WritesWhatItReads) {
    const Json json = written(busy());
    EXPECT_EQ(json, Json::parse(R"({"format": "harbour/1", "open": true, "depth": 12, "toll": null,
                                    "piers": [2, 5], "boats": [{"crew": 3}], "pilot": {"crew": 2}})"));
    Harbour again;
    Description::read(JsonReader(json), [&](Description& field) { describe(field, again); });
    EXPECT_EQ(written(again), json);
    EXPECT_EQ(again.depth, 12);
    EXPECT_FALSE(again.toll.has_value());
}

TEST(Description, RefusesWithThePlaceAndTheReason) {
    EXPECT_EQ(refused(with("/wind", "gale")), "/wind unknown_id");
    EXPECT_EQ(refused(with("/depth", 21)), "/depth out_of_range");
    EXPECT_EQ(refused(with("/depth", nullptr)), "/depth wrong_type");
    EXPECT_EQ(refused(with("/depth", nullptr), {.null_is_missing = true}), "");
    EXPECT_EQ(refused(with("/piers", {2, 5, 2})), "/piers/2 duplicate");
    EXPECT_EQ(refused(with("/boats/0/crew", 0)), "/boats/0/crew out_of_range");
    EXPECT_EQ(refused(with("/boats/0/sails", 2)), "/boats/0/sails unknown_key");
    EXPECT_EQ(refused(with("/pilot/crew", 7)), "/pilot/crew out_of_range");
    EXPECT_EQ(refused(with("/format", "harbour/2")), "/format wrong_format");
    EXPECT_EQ(refused(without("depth")), "");
    EXPECT_EQ(refused(without("piers")), "");
    EXPECT_EQ(refused(without("open")), "/ missing_key");
    EXPECT_EQ(refused(without("open"), {.missing_at_key = true}), "/open missing_key");
}

TEST(Description, AKeyWrittenWronglyIsUnknownRatherThanMissing) {
    Json json = without("open");
    json["opne"] = true;
    EXPECT_EQ(refused(json), "/opne unknown_key");
}

TEST(Description, TheSchemaHoldsForWhatIsWritten) {
    Harbour any;
    const Json schema =
        Json::parse(Description::schema([&](Description& field) { describe(field, any); }).dump());
    EXPECT_EQ(automa::test::schema_fault(written(busy()), schema), "");
    EXPECT_EQ(schema.at("required"), Json({"format", "open", "boats"}));
    EXPECT_NE(automa::test::schema_fault(with("/depth", 21), schema), "");
    EXPECT_NE(automa::test::schema_fault(with("/boats/0/crew", 7), schema), "");
}

TEST(Description, ACheckNamesTheValueBeyondItsRange) {
    Harbour harbour = busy();
    harbour.boats[0].crew = 9;
    const auto checked = read_guarded([&] {
        Description::check([&](Description& field) { describe(field, harbour); });
        return Done{};
    });
    ASSERT_FALSE(checked.ok());
    EXPECT_EQ(checked.error().path, "/boats/0/crew");
    EXPECT_EQ(checked.error().message, "This number must be from 1 to 6, it is 9.");
}

} // namespace
