// The keys of the position format, once: the reader refuses others and asks for these, the schema lists them.
#pragma once

#include <array>
#include <string_view>

namespace automa::scythe {

inline constexpr std::string_view position_format = "scythe-position/1";

struct Key {
    std::string_view name;
    bool required = true;
};

namespace keys {

inline constexpr auto position = std::to_array<Key>({{"format"},
                                                     {"star_card"},
                                                     {"star_cube"},
                                                     {"modifiers", false},
                                                     {"interpretations", false},
                                                     {"automa"},
                                                     {"human"},
                                                     {"resources_tracked", false},
                                                     {"resources", false},
                                                     {"encounters"},
                                                     {"cards"},
                                                     {"turn", false},
                                                     {"final", false}});
/// What the app adds when it keeps a game.
inline constexpr Key app_part{"app", false};
inline constexpr auto automa = std::to_array<Key>({{"faction"},
                                                   {"power"},
                                                   {"coins"},
                                                   {"combat_cards"},
                                                   {"combat_stars"},
                                                   {"power_star"},
                                                   {"factory_card"},
                                                   {"character"},
                                                   {"mechs"},
                                                   {"workers"}});
inline constexpr auto human = std::to_array<Key>({{"faction"},
                                                  {"rivers", false},
                                                  {"lakes", false},
                                                  {"recruits", false},
                                                  {"character"},
                                                  {"mechs"},
                                                  {"workers"}});
inline constexpr auto modifiers = std::to_array<Key>({{"skip", false},
                                                      {"coins", false},
                                                      {"power", false},
                                                      {"move_check", false},
                                                      {"place_check", false},
                                                      {"all_moves", false}});
inline constexpr auto cards = std::to_array<Key>({{"discard"}, {"combat_discard"}, {"last_card", false}});
inline constexpr auto automa_turn = std::to_array<Key>({{"kind"}, {"card"}, {"answers", false}});
inline constexpr auto defence = std::to_array<Key>({{"kind"}, {"territory"}, {"answers", false}});
inline constexpr auto answers = std::to_array<Key>({{"combat_card", false},
                                                    {"automa_loses", false},
                                                    {"winner", false},
                                                    {"human_total", false},
                                                    {"automa_values", false},
                                                    {"move_checks", false},
                                                    {"place_checks", false},
                                                    {"human_sixth_star", false}});
inline constexpr auto loss = std::to_array<Key>({{"power", false}, {"combat_cards", false}});
inline constexpr auto final_lines = std::to_array<Key>({{"coins"},
                                                        {"popularity"},
                                                        {"stars"},
                                                        {"power"},
                                                        {"structures", false},
                                                        {"structure_bonus", false},
                                                        {"resources", false}});
inline constexpr auto app = std::to_array<Key>({{"tracking"},
                                                {"cards_from"},
                                                {"next"},
                                                {"draw"},
                                                {"random"},
                                                {"abilities"},
                                                {"stars"},
                                                {"contested"},
                                                {"intruders", false},
                                                {"card_laid", false},
                                                {"fight", false},
                                                {"ended_by", false}});
inline constexpr auto intruder = std::to_array<Key>({{"unit"}, {"from"}, {"at"}});
inline constexpr auto fight = std::to_array<Key>({{"attacker"}, {"card"}, {"power"}, {"combat_cards"}});

} // namespace keys

/// The bounds of what the format leaves without one, so that no sum can overflow.
inline constexpr int most_coins = 1'000'000;
inline constexpr int most_resources = 9'999;
inline constexpr int most_popularity = 18;
inline constexpr int most_cards_in_combat = 3;
inline constexpr std::size_t most_contested = 12;

} // namespace automa::scythe
