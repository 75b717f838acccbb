#include "app/scythe/lookup/view/scythe_lookup.h"

#include "app/lookup/lookup_entry.h"
#include "app/scythe/tracker/star_spaces.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"
#include "app/text/text_ids.h"

#include <QQmlEngine>

namespace automa::app::scythe_app {

using namespace scythe;

ScytheLookup::ScytheLookup(Shell& shell) {
    connect(&shell, &Shell::languageChanged, this, &ScytheLookup::retell);
}

ScytheLookup::~ScytheLookup() = default;

ScytheLookup& ScytheLookup::of(Shell& shell) {
    auto* known = shell.service<ScytheLookup>();
    return known ? *known : shell.addService(std::make_unique<ScytheLookup>(shell));
}

ScytheLookup* ScytheLookup::create(QQmlEngine* engine, QJSEngine* scripts) {
    ScytheLookup& one = of(*Shell::create(engine, scripts));
    QJSEngine::setObjectOwnership(&one, QJSEngine::CppOwnership);
    return &one;
}

std::shared_ptr<const Catalogue> ScytheLookup::facts() {
    if (!facts_)
        facts_ = embeddedFacts<Catalogue>();
    return facts_;
}

void ScytheLookup::retell() {
    if (board_)
        board_->retell();
    if (face_)
        face_->show(face_->number());
    ++revision_;
    emit retold();
}

ScytheMap* ScytheLookup::board() {
    if (!board_) {
        board_ = std::make_unique<ScytheMap>(facts());
        board_->showEmpty();
    }
    return board_.get();
}

ScytheCardFace* ScytheLookup::face() {
    if (!face_)
        face_ = std::make_unique<ScytheCardFace>(facts());
    return face_.get();
}

void ScytheLookup::showCard(int number) {
    face()->show(number);
}

QList<int> ScytheLookup::spacesOf(const QString& starCard) {
    for (std::size_t i = 0; i < count_of<StarCard>; ++i)
        if (starCard == id_of(static_cast<StarCard>(i)).toString())
            return starSpaces(facts()->track(static_cast<StarCard>(i)));
    return {};
}

MapHighlights ScytheLookup::onBoard(const QString& key) {
    MapHighlights lit;
    const QString kind = key.section(u':', 0, 0);
    const QString id = key.section(u':', 1);
    const ScytheMap& map = *board();
    if (kind == u"territory")
        return map.looking(id);
    if (kind != u"faction")
        return lit;
    for (std::size_t i = 0; i < faction_count; ++i)
        if (const auto faction = static_cast<Faction>(i); id == id_of(faction).toString()) {
            lit.reasons.add(static_cast<std::size_t>(map.indexOf(map.idOf(Place::base(faction)))));
            for (const TerritoryId at : facts()->faction(faction).base.land)
                lit.candidates.add(static_cast<std::size_t>(map.indexOf(map.idOf(Place(at)))));
        }
    return lit;
}

QString ScytheLookup::keyOfPlace(const QString& place) const {
    const bool base = place.startsWith(QLatin1String("base:"));
    return base ? lookup_key(QStringLiteral("faction"), place.section(u':', 1))
                : lookup_key(QStringLiteral("territory"), place);
}

} // namespace automa::app::scythe_app
