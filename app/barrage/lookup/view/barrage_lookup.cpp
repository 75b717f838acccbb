#include "app/barrage/lookup/view/barrage_lookup.h"

#include "app/barrage/lookup/tile_view.h"
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

QVariantMap BarrageLookup::tile(int number) {
    if (number < 1 || number > static_cast<int>(facts()->tiles.size()))
        return {};
    return tile_view(*facts_, facts_->tile(TileId(static_cast<std::size_t>(number))));
}

QVariantMap BarrageLookup::showCriterion(const QString& column, const QString& id) {
    if (!pictures_)
        pictures_ = std::make_unique<CriterionPictures>(facts());
    const auto criterion = criterion_of(column, id);
    const auto* shown = criterion ? &pictures_->of(*criterion) : nullptr;
    if (shown == nullptr || !*shown)
        return {};
    const CriterionPicture& one = **shown;
    picture()->show(one.state);
    const SpaceSet out = one.before - one.after;
    const QVariantMap highlights{{QStringLiteral("candidates"), ids_of(*facts_, one.after)},
                                 {QStringLiteral("out"), ids_of(*facts_, out)},
                                 {QStringLiteral("reasons"), ids_of(*facts_, one.reasons)}};
    return {{QStringLiteral("highlights"), highlights},
            {QStringLiteral("focusOn"), ids_of(*facts_, one.before)},
            {QStringLiteral("stays"), names_of(*facts_, one.after)},
            {QStringLiteral("leaves"), names_of(*facts_, out)},
            {QStringLiteral("builder"), BarrageNames::automa(id_of(one.company))},
            {QStringLiteral("tile"), one.tile}};
}

} // namespace automa::app::barrage_app
