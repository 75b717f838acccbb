#include "app/barrage/correct/board_patch.h"

#include "app/barrage/table_errors.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/json/position_json.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr Word refusal_words[] = {
    {"too_many_drops", QT_TRANSLATE_NOOP("BoardCorrection", "A dam holds no more drops than its height.")},
    {"two_bases", QT_TRANSLATE_NOOP("BoardCorrection", "This company already has a dam in this basin.")},
    {"two_powerhouses",
     QT_TRANSLATE_NOOP("BoardCorrection", "This company already has a powerhouse in this basin.")},
    {"neutral_dams", QT_TRANSLATE_NOOP("BoardCorrection", "Each region has only one neutral dam.")},
    {"too_many_pieces",
     QT_TRANSLATE_NOOP("BoardCorrection", "The company does not have that many pieces of this kind.")},
    {"not_in_play", QT_TRANSLATE_NOOP("BoardCorrection", "This company is not in this game.")},
    {"duplicate", QT_TRANSLATE_NOOP("BoardCorrection", "It is already somewhere else.")},
};

nlohmann::json plainJson(const Catalogue& facts, const State& state) {
    return nlohmann::json(position_to_json(facts, state));
}

} // namespace

Correct correctionOf(const Catalogue& facts, const State& before, const State& after, const QString& what) {
    const nlohmann::json old = plainJson(facts, before);
    const nlohmann::json fresh = plainJson(facts, after);
    nlohmann::json patch = nlohmann::json::array();
    for (const auto& [key, value] : fresh.items())
        if (!old.contains(key) || old[key] != value)
            patch.push_back({{"op", "add"}, {"path", "/" + key}, {"value", value}});
    return {std::move(patch), what.toStdString()};
}

QString correctionProblem(const Catalogue& facts, const State& before, const State& wanted) {
    // Read as the correction will be: some refusals are the reader's alone, e.g. of a turn without engineers.
    const auto read =
        position_from_json(facts, plainJson(facts, wanted), believed_of_correction(facts, before));
    return read.ok() ? QString() : correctionError(read.error());
}

QString correctionError(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(refusal_words, id) != nullptr ? word_of("BoardCorrection", refusal_words, id)
                                                   : barrageErrorText(error);
}

} // namespace automa::app::barrage_app
