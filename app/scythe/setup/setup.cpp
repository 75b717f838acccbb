#include "app/scythe/setup/setup.h"

#include "app/scythe/setup/setup_orders.h"
#include "app/scythe/text/names.h"
#include "model/scythe/table/share_code.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheSetup::ScytheSetup(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : SetupModel(parent), facts_(std::move(facts)), scene_(facts_) {}

core::Status ScytheSetup::prepare(const GameOptions& options) {
    auto table = new_game(*facts_, options);
    if (!table.ok())
        return table.error();
    options_ = options;
    state_ = std::move(table).value();
    ++tables_;
    refresh();
    return core::Done{};
}

bool ScytheSetup::isFor(const GameOptions& options) const {
    if (!options_)
        return false;
    GameOptions seeded = options;
    seeded.seed = options_->seed;
    return seeded == *options_;
}

void ScytheSetup::refresh() {
    if (!options_)
        return;
    scene_.show(state_);
    show(setupOrders(*facts_, *options_), {}, tables_);
}

QString ScytheSetup::code() const {
    return options_ ? QString::fromStdString(share_code(*options_)) : QString();
}

MapHighlights ScytheSetup::shown() const {
    MapHighlights shown;
    if (!onMap())
        return shown;
    int number = 0;
    for (const Place place : setupPlaces(*facts_, options_->automa)) {
        const int at = scene_.indexOf(scene_.idOf(place));
        shown.reasons.add(static_cast<std::size_t>(at));
        shown.marks.push_back({at, QString::number(++number)});
    }
    return shown;
}

QString ScytheSetup::codesRead() const {
    if (!options_)
        return {};
    const QString code =
        QString::fromStdString(facts_->territory(facts_->faction(options_->automa).base.land.first()).id);
    return translate("ScytheSetup", "<b>%1</b> = row %2 from the top, hex %3 from the left. Lakes count, "
                                    "home bases do not. Row A is the Albion and Nordic edge.")
        .arg(code, code.left(1), code.mid(1));
}

} // namespace automa::app::scythe_app
