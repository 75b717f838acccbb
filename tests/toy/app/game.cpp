#include "tests/toy/app/game.h"

#include "tests/toy/app/looks.h"
#include "tests/toy/app/text/names.h"

namespace automa::app::toy_app {

using namespace toy;

QString ToyGame::tell(const core::Label& label) const {
    return ToyNames::label(label);
}

nlohmann::ordered_json ToyCodec::players(const State&) {
    return nlohmann::ordered_json::array({{{"side", "human"}}, {{"side", "automa"}}});
}

std::string ToyCodec::title(const State&) {
    return "human, automa";
}

nlohmann::ordered_json ToyCodec::summary(const Catalogue&, const State& state) {
    return {{"stones", state.stones}, {"taken", {state.taken[0], state.taken[1]}}};
}

QString ToyTeller::chapter(const ToyGame& game, const State& after) {
    return after.stones > game.facts().heap / 2 ? translate("ToyGame", "Many stones")
                                                : translate("ToyGame", "Few stones");
}

HistoryWords ToyTeller::words(const ToyGame& game, const State& before, const ToyGame::Entry& entry) {
    HistoryWords words;
    words.text = game.tell(entry.label);
    words.detail = translate("ToyGame", "of %1").arg(before.stones);
    if (entry.label.id == "took") {
        const QString side = QString::fromStdString(entry.label.arguments[0].second);
        words.look = sideLook(side);
        words.side = ToyNames::side(side);
    }
    return words;
}

} // namespace automa::app::toy_app
