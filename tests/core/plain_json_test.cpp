#include "model/core/plain_json.h"

#include "model/core/random.h"

#include <gtest/gtest.h>

#include <string>

namespace automa::core {
namespace {

using Json = nlohmann::json;

TEST(PlainJson, ReadsWhatTheAppWritesAsTheLibraryReadsIt) {
    for (const char* text :
         {"{}", "[]", "0", "-1", "\"\"", "true", "false", "null", "[1,2,[3,{\"a\":[]}]]", " { \"a\" : 1 }\n",
          R"([{"type":"build","company":"usa","n":-12,"free":false,"note":null},{"type":"x"}])",
          "999999999999999999", "-999999999999999999", R"({"b":1,"a":2})"}) {
        const auto plain = plain_json(text);
        ASSERT_TRUE(plain) << text;
        const Json known = Json::parse(text);
        EXPECT_EQ(*plain, known) << text;
        EXPECT_EQ(plain->type(), known.type()) << text;
        EXPECT_EQ(plain->dump(), known.dump());
    }
}

TEST(PlainJson, LeavesEverythingElseToTheLibrary) {
    for (const char* text : {"",
                             " ",
                             "{",
                             "[1,]",
                             "[1 2]",
                             "{\"a\"}",
                             "{\"a\":}",
                             "{a:1}",
                             "01",
                             "-",
                             "-0",
                             "1.5",
                             "1e3",
                             "+1",
                             "9999999999999999999",
                             "\"\\n\"",
                             "\"\xc3\xa9\"",
                             "\"\t\"",
                             "\"open",
                             "tru",
                             "nul",
                             "[true,]",
                             "{\"a\":1,\"a\":2}",
                             "{}x",
                             "[] []",
                             "\xef\xbb\xbf{}",
                             "NaN"})
        EXPECT_FALSE(plain_json(text)) << text;
    EXPECT_FALSE(plain_json("[[[]]]", 2));
    EXPECT_TRUE(plain_json("[[[]]]", 3));
}

TEST(PlainJson, WhateverItTakesTheLibraryTakesToo) {
    const std::string alphabet = "{}[],:\"\"01-9.e truefalsn\\\n\x01\xc3";
    const std::string seeds[] = {R"({"id":"a","args":{"b":"c","n":12}})",
                                 R"([{"type":"x","v":[1,-2,null,true]}])"};
    Random random(7);
    int taken = 0;
    for (int i = 0; i < 30'000; ++i) {
        std::string text = seeds[random.below(2)];
        for (std::uint32_t left = 1 + random.below(3); left > 0; --left) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            const char c = alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
            if (random.below(2) == 0)
                text[at] = c;
            else
                text.insert(at, 1, c);
        }
        const auto plain = plain_json(text);
        const Json known = Json::parse(text, nullptr, false);
        if (plain) {
            ++taken;
            ASSERT_EQ(*plain, known) << text;
            ASSERT_EQ(plain->dump(), known.dump()) << text;
        }
        const Json any = json_or_discarded(text);
        ASSERT_EQ(any.is_discarded(), known.is_discarded()) << text;
        ASSERT_TRUE(any.is_discarded() || any == known) << text;
    }
    EXPECT_GT(taken, 1000);
}

} // namespace
} // namespace automa::core
