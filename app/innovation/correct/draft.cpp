#include "app/innovation/correct/draft.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>
#include <map>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr QLatin1String hexPart("hex:");
constexpr QLatin1String tablePart("table");

std::optional<HexId> hexOf(const Map& map, const QString& part) {
    return part.startsWith(hexPart) ? map.find(part.mid(hexPart.size()).toStdString()) : std::nullopt;
}

void clearHex(State& state, HexId hex) {
    for (std::size_t i = 0; i < state.buildings.size(); ++i)
        if (state.buildings[i].hex == hex)
            return state.buildings.erase(i);
}

} // namespace

Correct correctionTo(const State& wanted, const QString& what) {
    return {{std::make_shared<const State>(wanted)}, what.toStdString()};
}

InnovationDraft::InnovationDraft(InnovationApp& app) : InnovationDraft(app.game(), app.facts(), nullptr) {
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationDraft::retell);
}

InnovationDraft::InnovationDraft(InnovationGame& game, std::shared_ptr<const Catalogue> facts,
                                 QObject* parent)
    : QObject(parent), game_(game), scene_(facts), brush_(*this, std::move(facts)) {
    connect(&game_, &InnovationGame::positionChanged, this, &InnovationDraft::drop);
    drop();
}

InnovationDraft* InnovationDraft::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationDraft>(engine, scripts);
}

void InnovationDraft::drop() {
    if (!game_.isOpen())
        return;
    entering_ = false;
    past_.clear();
    draft_ = game_.state();
    take(part_);
}

void InnovationDraft::take(const QString& part) {
    part_ = part;
    asked_.clear();
    show();
}

void InnovationDraft::begin(const QString& part) {
    if (!entering_)
        draft_ = game_.state();
    take(part);
}

void InnovationDraft::beginHex(const QString& hex) {
    begin(hexPart + hex);
}

void InnovationDraft::beginBoard() {
    draft_ = game_.state();
    draft_.app.tracking = Tracking::full;
    past_.clear();
    entering_ = true;
    take(QString());
}

QString InnovationDraft::title() const {
    if (part_.startsWith(hexPart)) {
        const auto hex = hexOf(game_.map(), part_);
        return hex ? as_label(hexName(game_.facts(), draft_, *hex)) : QString();
    }
    if (part_ == tablePart)
        return translate("InnovationDraft", "Actions, scholars and tiles");
    if (part_ == QLatin1String("automa"))
        return InnovationNames::faction(id_of(draft_.automa.faction));
    return as_label(InnovationNames::player(part_));
}

bool InnovationDraft::spareHead() const {
    return std::ranges::none_of(
        fields_, [](const Field& field) { return field.row.key.startsWith(QStringLiteral("bridge")); });
}

int InnovationDraft::spareRows() const {
    if (!hexOf(game_.map(), part_))
        return 0;
    std::map<std::size_t, int> sites;
    for (const auto& site : game_.map().bridge_sites)
        for (const HexId end : site.hexes)
            ++sites[end.index()];
    int most = 0;
    for (const auto& [hex, count] : sites)
        most = std::max(most, count);
    const auto mine = std::ranges::count_if(
        fields_, [](const Field& field) { return field.row.key.startsWith(QStringLiteral("bridge")); });
    return most - static_cast<int>(mine);
}

void InnovationDraft::show() {
    fields_.clear();
    if (game_.isOpen()) {
        if (const auto hex = hexOf(game_.map(), part_))
            fields_ = draftOfHex(game_.facts(), draft_, *hex);
        else if (part_ == tablePart)
            fields_ = draftOfTable(game_.facts(), draft_);
        else if (const auto player = by_name<Player>(part_.toStdString()); player && draft_.plays(*player))
            fields_ = draftOfSide(game_.facts(), draft_, *player);
        scene_.showPosition(draft_);
    }
    std::vector<InnovationDraftRow> rows;
    for (const Field& field : fields_) {
        InnovationDraftRow row = field.row;
        if (row.form == InnovationDraftForm::Choice && row.value >= 0
            && row.value < static_cast<int>(field.options.size()))
            row.valueText = field.options[static_cast<std::size_t>(row.value)];
        rows.push_back(std::move(row));
    }
    rows_.show(std::move(rows));
    const core::Status legal =
        game_.isOpen() && (differs() || entering_) ? check_position(game_.facts(), draft_) : core::Done{};
    problem_ = legal.ok() ? QString() : innovationErrorText(legal.error());
    ask(asked_);
    emit changed();
}

bool InnovationDraft::differs() const {
    return game_.isOpen() && !(draft_ == game_.state());
}

const InnovationDraft::Field* InnovationDraft::find(const QString& key) const {
    const auto found = std::ranges::find(fields_, key, [](const Field& field) { return field.row.key; });
    return found == fields_.end() ? nullptr : &*found;
}

void InnovationDraft::set(const QString& key, int value) {
    const Field* field = find(key);
    if (!field || field->row.off || value < field->row.from || value > field->row.to)
        return;
    const auto change = field->set; // showing makes the fields anew
    remember();
    change(draft_, value);
    show();
}

void InnovationDraft::remember() {
    if (entering_)
        past_.push_back(draft_);
}

void InnovationDraft::put(const Building& building) {
    remember();
    clearHex(draft_, building.hex);
    draft_.buildings.push_back(building);
    draft_.terrain[building.hex.index()].reset();
    show();
}

void InnovationDraft::takeBoard(const State& other) {
    draft_ = with_board_of(draft_, other);
    draft_.round_tiles = other.round_tiles;
    draft_.final_tile = other.final_tile;
    show();
}

bool InnovationDraft::takeAway(HexId hex) {
    if (building_on(draft_, hex) == nullptr)
        return false;
    remember();
    clearHex(draft_, hex);
    show();
    return true;
}

void InnovationDraft::undo() {
    if (past_.empty())
        return;
    draft_ = std::move(past_.back());
    past_.pop_back();
    show();
}

void InnovationDraft::ask(const QString& key) {
    asked_ = key;
    std::vector<InnovationChoice> rows;
    if (const Field* field = find(key))
        for (std::size_t i = 0; i < field->options.size(); ++i) {
            InnovationChoice row;
            row.number = static_cast<int>(i);
            row.text = field->options[i];
            row.current = field->row.value == row.number;
            rows.push_back(std::move(row));
        }
    choices_.show(std::move(rows));
}

bool InnovationDraft::apply() {
    const core::Status done = entering_ ? game_.perform(TrackFully{std::make_shared<const State>(draft_)})
                                        : game_.perform(correctionTo(draft_, part_));
    if (done.ok())
        return true;
    problem_ = innovationErrorText(done.error());
    emit changed();
    return false;
}

} // namespace automa::app::innovation_app
