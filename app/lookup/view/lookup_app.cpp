#include "app/lookup/view/lookup_app.h"

#include "app/barrage/lookup/book.h"
#include "app/barrage/lookup/categories.h"
#include "app/barrage/lookup/tile_view.h"
#include "app/barrage/text/names.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"

#include <QQmlEngine>
#include <QRegularExpression>

#include <algorithm>

namespace automa::app {

using namespace barrage_app;

using namespace barrage;

namespace {

/// The facts are compiled in and tested with every build, so they can only fail together with the program.
std::shared_ptr<const Catalogue> load_facts() {
    auto facts = Catalogue::load_embedded();
    if (!facts.ok())
        qFatal("%s: %s", facts.error().path.c_str(), facts.error().message.c_str());
    return std::make_shared<const Catalogue>(std::move(facts).value());
}

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

/// Rule numbers in a text become links.
QString with_links(const QString& paragraph) {
    static const QRegularExpression number(QStringLiteral("\\b([BL]-\\d+(?:\\.\\d+)?)"));
    QString text = paragraph.toHtmlEscaped();
    return text.replace(number, QStringLiteral("<a href=\"rule:\\1\">\\1</a>"));
}

QVariantMap fact_row(const LookupFact& fact) {
    return {{QStringLiteral("label"), fact.label},
            {QStringLiteral("value"), fact.value},
            {QStringLiteral("link"), fact.link}};
}

} // namespace

LookupApp::LookupApp(Shell& shell) : QObject(&shell), shell_(shell), facts_(load_facts()), pictures_(facts_) {
    setObjectName(QStringLiteral("lookupApp"));
    connect(&shell_, &Shell::languageChanged, this, &LookupApp::retell);
}

LookupApp::~LookupApp() = default;

LookupApp* LookupApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* app = Shell::create(engine, scripts)->findChild<LookupApp*>(QStringLiteral("lookupApp"));
    Q_ASSERT_X(app, "LookupApp::create", "plugLookup() was not called for this shell");
    QJSEngine::setObjectOwnership(app, QJSEngine::CppOwnership);
    return app;
}

void LookupApp::retell() {
    entries_.clear();
    results_.reset();
    categories_.reset();
    if (board_)
        board_->show(board_->state());
    if (picture_)
        picture_->show(picture_->state());
    ++revision_;
    emit retold();
    emit queryChanged();
}

const LookupEntries& LookupApp::entries() const {
    if (entries_.empty())
        entries_ = lookup_entries(*facts_);
    return entries_;
}

MapScene* LookupApp::board() {
    if (!board_) {
        board_ = std::make_unique<MapScene>(*facts_, this);
        board_->show(State());
    }
    return board_.get();
}

MapScene* LookupApp::picture() {
    if (!picture_)
        picture_ = std::make_unique<MapScene>(*facts_, this);
    return picture_.get();
}

const LookupEntry* LookupApp::find(const QString& key) const {
    const auto found =
        std::ranges::find_if(entries(), [&](const LookupEntry& entry) { return entry.key() == key; });
    return found == entries().end() ? nullptr : &*found;
}

QVariantMap LookupApp::row(const LookupEntry& entry) const {
    return {{QStringLiteral("key"), entry.key()},
            {QStringLiteral("kind"), entry.kind},
            {QStringLiteral("title"),
             entry.kind == u"rule" ? QStringLiteral("%1 %2").arg(entry.id, entry.title) : entry.title},
            {QStringLiteral("detail"), entry.summary},
            {QStringLiteral("symbol"), symbol_of(entry)}};
}

void LookupApp::setQuery(const QString& query) {
    if (query == query_)
        return;
    query_ = query;
    results_.reset();
    emit queryChanged();
}

QVariantList LookupApp::results() const {
    if (!results_)
        results_ = search();
    return *results_;
}

void LookupApp::build_index() const {
    if (!index_ && !building_.valid())
        building_ = std::async(std::launch::async, [facts = facts_] {
            return std::make_unique<LookupIndex>(BarrageBook(facts));
        });
}

QVariantList LookupApp::search() const {
    if (query_.trimmed().isEmpty())
        return {};
    build_index();
    if (!index_)
        index_ = building_.get();
    QVariantList rows;
    for (const std::size_t place : index_->search(query_, shell_.language())) {
        QVariantMap one = row(entries()[place]);
        one.insert(QStringLiteral("section"), QString());
        rows << one;
    }
    return rows;
}

QVariantList LookupApp::categories() const {
    build_index();
    if (!categories_)
        categories_ = count_categories();
    return *categories_;
}

QVariantList LookupApp::count_categories() const {
    QVariantList list;
    for (const Category& category : lookup_categories()) {
        const auto count = std::ranges::count_if(
            entries(), [&](const LookupEntry& entry) { return category_of(entry.kind) == category.id; });
        list << QVariantMap{{QStringLiteral("id"), QLatin1StringView(category.id)},
                            {QStringLiteral("title"), category_title(category)},
                            {QStringLiteral("symbol"), QLatin1StringView(category.symbol)},
                            {QStringLiteral("count"), static_cast<int>(count)}};
    }
    return list;
}

QString LookupApp::categoryTitle(const QString& category) const {
    for (const Category& one : lookup_categories())
        if (category == QLatin1StringView(one.id))
            return category_title(one);
    return {};
}

QString LookupApp::categoryOf(const QString& key) const {
    return category_of(key.section(u':', 0, 0));
}

QVariantList LookupApp::list(const QString& category) const {
    QVariantList rows;
    for (const LookupEntry& entry : entries()) {
        if (category_of(entry.kind) != category)
            continue;
        QVariantMap one = row(entry);
        one.insert(QStringLiteral("section"), section_of(entry));
        rows << one;
    }
    return rows;
}

QVariantMap LookupApp::entry(const QString& key) const {
    const LookupEntry* found = find(key);
    if (found == nullptr)
        return {};
    QVariantMap map = row(*found);
    map.insert(QStringLiteral("id"), found->id);
    map.insert(QStringLiteral("group"), found->group);
    map.insert(QStringLiteral("title"), found->title);
    map.insert(QStringLiteral("form"), form_of(*found));
    QStringList paragraphs;
    for (const QString& paragraph : found->body.split(u'\n', Qt::SkipEmptyParts))
        paragraphs << with_links(paragraph);
    map.insert(QStringLiteral("paragraphs"), paragraphs);
    QVariantList facts;
    for (const LookupFact& fact : found->facts)
        facts << fact_row(fact);
    map.insert(QStringLiteral("facts"), facts);
    QVariantList links;
    for (const QString& link : found->links)
        if (const LookupEntry* other = find(link))
            links << row(*other);
    map.insert(QStringLiteral("links"), links);
    return map;
}

QString LookupApp::neighbour(const QString& key, int by) const {
    const LookupEntry* found = find(key);
    if (found == nullptr)
        return {};
    QStringList keys;
    for (const LookupEntry& entry : entries())
        if (entry.kind == found->kind)
            keys << entry.key();
    const qsizetype at = keys.indexOf(key) + by;
    return keys[(at % keys.size() + keys.size()) % keys.size()];
}

QVariantMap LookupApp::tile(int number) const {
    if (number < 1 || number > static_cast<int>(facts_->tiles.size()))
        return {};
    return tile_view(*facts_, facts_->tile(TileId(static_cast<std::size_t>(number))));
}

QVariantMap LookupApp::showCriterion(const QString& column, const QString& id) {
    const auto criterion = criterion_of(column, id);
    const auto* shown = criterion ? &pictures_.of(*criterion) : nullptr;
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

} // namespace automa::app
