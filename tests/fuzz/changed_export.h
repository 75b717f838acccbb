// An export of a game, changed anywhere and sealed again.
#pragma once

#include "model/storage/sha256.h"
#include "tests/fuzz/mutation.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace automa::fuzz {

/// Mostly a little of one entry, now and then anything of the file; never nothing.
inline std::string changed(const Json& honest, std::mt19937& random) {
    Json file;
    do {
        std::vector<std::uint8_t> bytes(64);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random());
        Dice dice(bytes);
        file = honest;
        Json& game = file["game"];
        const std::size_t what = dice.roll(8);
        Json& entry = game["journal"][dice.roll(game["journal"].size())];
        for (std::size_t times = 1 + dice.roll(2); times > 0; --times)
            mutate(what == 0   ? game
                   : what == 1 ? game["setup"]
                   : what == 2 ? entry["label"]
                               : entry["payload"],
                   dice);
    } while (file["game"] == honest["game"]);
    const std::string text = file["game"].dump(-1, ' ', false, Json::error_handler_t::replace);
    file["game"] = Json::parse(text);
    file["checksum"] = "sha256:" + storage::sha256_hex(file["game"].dump());
    return file.dump();
}

} // namespace automa::fuzz
