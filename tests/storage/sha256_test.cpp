#include "model/storage/clock.h"
#include "model/storage/errors.h"
#include "model/storage/sha256.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <string>

namespace automa::storage {
namespace {

TEST(Sha256, GivesThePublishedDigests) {
    EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(StorageClock, StampsAreReadableAndNeverOverflow) {
    EXPECT_EQ(file_stamp(1'794'787'199'999), "20261115T235959Z");
    EXPECT_EQ(readable_time(1'794'787'200'000), "2026-11-16 00:00");
    EXPECT_EQ(file_stamp(std::numeric_limits<std::int64_t>::max()).size(), 16U);
    EXPECT_EQ(file_stamp(std::numeric_limits<std::int64_t>::min()), "00000101T000000Z");
}

TEST(StorageErrors, EveryFaultHasItsOwnIdAndASentence) {
    std::set<std::string_view> ids;
    for (const FaultText& text : fault_texts()) {
        EXPECT_TRUE(text.id.starts_with("storage.")) << text.id;
        EXPECT_TRUE(text.sentence.ends_with(".")) << text.sentence;
        EXPECT_TRUE(ids.insert(text.id).second) << text.id;
    }
    EXPECT_EQ(error(Fault::NewerSchema).id, "storage.newer_schema");
    EXPECT_EQ(error(Fault::Failed).id, "storage.failed");
}

} // namespace
} // namespace automa::storage
