// The commands that are alike in every game: positions are read, one or one a line, and answered in JSON. A
// game gives
//
//   struct ToyCli {
//       using Rules = toy::Rules;
//       static constexpr std::string_view id = "toy";
//       static core::Result<State> read(const Facts&, const json&);               // a position
//       static ordered_json write(const Facts&, const State&);
//       static core::Result<Command> command(const Facts&, const State&, const json& event);
//       static core::Result<Carried> carry_out(const Facts&, const State&, const Command&);
//       static core::Error in_format(const core::Error&);  // paths as its format writes them; leave it out
//       static core::Error of_event(const core::Error&);   // the same for --event; leave it out
//   };
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "model/core/json_reader.h"
#include "model/core/names.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace automa::app {

template <class G>
class GameCli {
public:
    using Facts = typename G::Rules::Facts;
    using State = typename G::Rules::State;
    using Json = nlohmann::ordered_json;

    /// A position with the text that it was read from, to be passed on as written.
    struct Given {
        nlohmann::json json;
        State state;
    };

    [[nodiscard]] static core::Error in_format(const core::Error& error) {
        if constexpr (requires { G::in_format(error); })
            return G::in_format(error);
        else
            return error;
    }

    [[nodiscard]] static core::Result<Given> read(const Facts& facts, std::string_view text) {
        auto json = core::parse_json(text);
        if (!json.ok())
            return in_format(json.error());
        auto state = G::read(facts, json.value());
        if (!state.ok())
            return in_format(state.error());
        return Given{std::move(json).value(), std::move(state).value()};
    }
    [[nodiscard]] static core::Result<Given> read_file(const Facts& facts, const std::string& path,
                                                       const Console& console) {
        const auto text = read_input(path, console.in);
        return text.ok() ? read(facts, text.value()) : text.error();
    }

    /// `answer(given)` for every line of a file; a line that has none says why, and the exit code is 1.
    template <class Answer>
    static int answer_batch(const Facts& facts, const std::string& path, const Console& console,
                            const Answer& answer) {
        const auto text = read_input(path, console.in, std::size_t{1} << 30U);
        if (!text.ok())
            return console.refuse(text.error());
        int code = 0;
        std::istringstream lines(text.value());
        for (std::string line; std::getline(lines, line);) {
            if (line.empty())
                continue;
            const core::Result<Json> answered = answer_text(facts, line, answer);
            code = answered.ok() ? code : 1;
            console.out << (answered.ok() ? answered.value() : fault_json(answered.error())).dump() << '\n';
        }
        return code;
    }
    /// `automa <verb> <game> --position FILE|-`, with --batch FILE|- one position a line: answered in JSON.
    template <class Answer>
    static int answer(std::string_view verb, const Facts& facts, Words words, const Console& console,
                      const Answer& answer) {
        const auto parsed = Arguments::parse(words, {"position", "batch"}, {"json"});
        if (!parsed.ok())
            return console.misuse(parsed.error().message);
        if (const auto batch = parsed.value().value("batch"))
            return answer_batch(facts, *batch, console, answer);
        const auto position = parsed.value().value("position");
        if (!position || !parsed.value().plain().empty())
            return needs(verb, "--position FILE, or - for standard input", console);
        const auto text = read_input(*position, console.in);
        const core::Result<Json> answered =
            text.ok() ? answer_text(facts, text.value(), answer) : text.error();
        if (!answered.ok())
            return console.refuse(answered.error());
        console.out << answered.value().dump(2) << '\n';
        return 0;
    }

    /// `automa apply <game> --position FILE|- --event JSON`: the position after a command.
    static int apply(const Facts& facts, Words words, const Console& console) {
        const auto parsed = Arguments::parse(words, {"position", "event"}, {"json"});
        if (!parsed.ok())
            return console.misuse(parsed.error().message);
        const auto position = parsed.value().value("position");
        const auto event = parsed.value().value("event");
        if (!position || !event || !parsed.value().plain().empty())
            return needs("apply", "--position FILE and --event JSON", console);
        const auto given = read_file(facts, *position, console);
        if (!given.ok())
            return console.refuse(given.error());
        const auto json = core::parse_json(*event);
        if (!json.ok())
            return console.refuse({json.error().id, "--event", json.error().message});
        const auto command = G::command(facts, given.value().state, json.value());
        if (!command.ok())
            return console.refuse(of_event(command.error()));
        const auto carried = G::carry_out(facts, given.value().state, command.value());
        if (!carried.ok())
            return console.refuse(in_format(carried.error()));
        console.out << G::write(facts, carried.value().after).dump(2) << '\n';
        return 0;
    }

    /// A command without arguments that writes what it knows: facts, schema.
    template <class Tell>
    static int tell(std::string_view verb, Words words, const Console& console, const Tell& tell) {
        if (!words.empty())
            return console.misuse(std::string(verb) + " " + std::string(G::id)
                                  + " takes no further arguments.");
        console.out << Json(tell()).dump(2) << '\n';
        return 0;
    }

    /// "decide toy needs --position FILE."
    static int needs(std::string_view verb, std::string_view what, const Console& console) {
        return console.misuse(std::string(verb) + " " + std::string(G::id) + " needs " + std::string(what)
                              + ".");
    }

private:
    template <class Answer>
    [[nodiscard]] static core::Result<Json> answer_text(const Facts& facts, std::string_view text,
                                                        const Answer& answer) {
        const auto given = read(facts, text);
        if (!given.ok())
            return given.error();
        core::Result<Json> answered = answer(given.value());
        if (!answered.ok())
            return in_format(answered.error());
        return answered;
    }
    [[nodiscard]] static Json fault_json(const core::Error& error) {
        return {{"error", error.message}, {"path", error.path}};
    }
    [[nodiscard]] static core::Error of_event(const core::Error& error) {
        if constexpr (requires { G::of_event(error); })
            return G::of_event(error);
        else if (error.path.starts_with('$')) // in the position that a correction would make
            return {error.id, error.path.substr(1), error.message};
        else
            return {error.id, "--event " + error.path, error.message};
    }
};

/// The value that an option names; nothing if it is not there.
template <class Enum>
[[nodiscard]] core::Result<std::optional<Enum>> choice(const Arguments& arguments, const char* option) {
    const auto text = arguments.value(option);
    if (!text)
        return std::optional<Enum>();
    if (const auto value = core::by_name<Enum>(*text))
        return value;
    std::string known;
    for (const std::string_view name : core::Names<Enum>::all)
        known += (known.empty() ? "" : ", ") + std::string(name);
    return core::Error{"usage", "", std::string("--") + option + " must be one of: " + known + "."};
}

/// The first of the results that failed.
template <class... Results>
[[nodiscard]] const core::Error* first_fault(const Results&... results) {
    const core::Error* fault = nullptr;
    ((fault = fault == nullptr && !results.ok() ? &results.error() : fault), ...);
    return fault;
}

} // namespace automa::app
