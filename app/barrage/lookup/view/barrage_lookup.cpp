#include "app/barrage/lookup/view/barrage_lookup.h"

#include "app/barrage/text/names.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"
#include "app/text/text_ids.h"

#include <QQmlEngine>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QStringList ids_of(const Catalogue& facts, SpaceSet spaces) {
    QStringList ids;
    for (const SpaceId space : spaces)
        ids << QString::fromStdString(facts.space(space).id);
    return ids;
}

QString names_of(const Catalogue& facts, SpaceSet spaces) {
    QStringList names;
    for (const SpaceId space : spaces)
        names << BarrageNames::short_place(id_of(facts.space(space).id));
    return names.join(QStringLiteral(", "));
}

} // namespace

BarrageLookup::BarrageLookup(Shell& shell) {
    connect(&shell, &Shell::languageChanged, this, &BarrageLookup::retell);
}

BarrageLookup::~BarrageLookup() = default;

BarrageLookup& BarrageLookup::of(Shell& shell) {
    auto* known = shell.service<BarrageLookup>();
    return known ? *known : shell.addService(std::make_unique<BarrageLookup>(shell));
}

BarrageLookup* BarrageLookup::create(QQmlEngine* engine, QJSEngine* scripts) {
    BarrageLookup& one = of(*Shell::create(engine, scripts));
    QJSEngine::setObjectOwnership(&one, QJSEngine::CppOwnership);
    return &one;
}

std::shared_ptr<const Catalogue> BarrageLookup::facts() {
    if (!facts_)
        facts_ = embeddedFacts<Catalogue>();
    return facts_;
}

void BarrageLookup::retell() {
    if (board_)
        board_->show(board_->state());
    if (picture_)
        picture_->show(picture_->state());
    tellRun();
    ++revision_;
    emit retold();
}

BarrageMap* BarrageLookup::board() {
    if (!board_) {
        board_ = std::make_unique<BarrageMap>(*facts(), this);
        board_->show(State());
    }
    return board_.get();
}

BarrageMap* BarrageLookup::picture() {
    if (!picture_)
        picture_ = std::make_unique<BarrageMap>(*facts(), this);
    return picture_.get();
}

LookupTile BarrageLookup::tile(int number) {
    if (number < 1 || number > static_cast<int>(facts()->tiles.size()))
        return {};
    return lookupTile(*facts_, facts_->tile(TileId(static_cast<std::size_t>(number))));
}

void BarrageLookup::showCriterion(const QString& column, const QString& id) {
    if (!pictures_)
        pictures_ = std::make_unique<CriterionPictures>(facts());
    const auto criterion = criterion_of(column, id);
    const auto* found = criterion ? &pictures_->of(*criterion) : nullptr;
    shown_ = found && *found ? &**found : nullptr;
    if (shown_)
        picture()->show(shown_->state);
    tellRun();
}

void BarrageLookup::tellRun() {
    LookupRun run;
    if (shown_) {
        const SpaceSet out = shown_->before - shown_->after;
        run.places.shown.candidates = picture()->placesOf(shown_->after);
        run.places.shown.out = picture()->placesOf(out);
        run.places.shown.reasons = picture()->placesOf(shown_->reasons);
        run.places.focusOn = ids_of(*facts_, shown_->before);
        run.stays = names_of(*facts_, shown_->after);
        run.leaves = names_of(*facts_, out);
        run.builder = BarrageNames::automa(id_of(shown_->company));
        run.tile = shown_->tile;
    }
    if (run == run_)
        return;
    run_ = std::move(run);
    emit runChanged();
}

} // namespace automa::app::barrage_app
