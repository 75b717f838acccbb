#include "app/lookup/view/lookup_app.h"

#include "app/shell/shell.h"

#include <QMetaMethod>
#include <QQmlEngine>
#include <QRegularExpression>

#include <algorithm>
#include <ranges>

namespace automa::app {
namespace {

/// Rule numbers in a text become links.
QString with_links(const QString& paragraph, const QRegularExpression& numbers) {
    QString text = paragraph.toHtmlEscaped();
    return text.replace(numbers, QStringLiteral("<a href=\"rule:\\1\">\\1</a>"));
}

/// Says of each row whether its group begins or ends with it.
void part_by_sections(std::vector<LookupEntryRow>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].first = i == 0 || rows[i - 1].section != rows[i].section;
        rows[i].last = i + 1 == rows.size() || rows[i + 1].section != rows[i].section;
    }
}

} // namespace

LookupApp::LookupApp(Shell& shell) : shell_(shell) {
    connect(&shell_, &Shell::languageChanged, this, &LookupApp::languageChanged);
}

LookupApp::~LookupApp() = default;

LookupApp& LookupApp::of(Shell& shell) {
    auto* known = shell.service<LookupApp>();
    return known ? *known : shell.addService(std::make_unique<LookupApp>(shell));
}

LookupApp* LookupApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    LookupApp& app = of(*Shell::create(engine, scripts));
    QJSEngine::setObjectOwnership(&app, QJSEngine::CppOwnership);
    return &app;
}

void LookupApp::add(LookupSource source) {
    sources_.push_back(std::make_unique<Source>(Source{std::move(source), nullptr}));
}

LookupApp::Source* LookupApp::sourceOf(const QString& game) {
    const auto found =
        std::ranges::find_if(sources_, [&](const auto& one) { return one->source.game == game; });
    return found == sources_.end() ? nullptr : found->get();
}

QString LookupApp::gameOnTable() const {
    for (const QString& page : shell_.navigator()->stack() | std::views::reverse)
        for (const auto& one : sources_)
            if (page.startsWith(one->source.game + u'/'))
                return one->source.game;
    return {};
}

void LookupApp::open(const QString& game) {
    Source* wanted = sourceOf(game.isEmpty() ? gameOnTable() : game);
    if (wanted == nullptr)
        wanted = current_ != nullptr ? current_ : sources_.empty() ? nullptr : sources_.front().get();
    if (wanted == nullptr)
        return;
    if (!wanted->book)
        wanted->book = std::make_unique<OpenBook>(wanted->source.open());
    showBooks();
    if (wanted == current_) {
        if (stale_)
            retell();
        return;
    }
    stale_ = false;
    current_ = wanted;
    query_.clear();
    category_.clear();
    narrowed_.reset();
    showCategories();
    showRows();
    showEntry({});
    emit bookChanged();
    emit listChanged();
    emit entryChanged();
}

void LookupApp::languageChanged() {
    for (const auto& one : sources_)
        if (one->book)
            one->book->retell();
    stale_ = true;
    if (isSignalConnected(QMetaMethod::fromSignal(&LookupApp::listChanged)))
        retell();
}

void LookupApp::retell() {
    stale_ = false;
    if (current_ == nullptr)
        return;
    showBooks();
    showCategories();
    showRows();
    showEntry(shown_.key);
    emit bookChanged();
    emit listChanged();
    emit entryChanged();
}

void LookupApp::showBooks() {
    std::vector<LookupBookRow> rows;
    const QString first = gameOnTable();
    for (const auto& one : sources_)
        rows.insert(one->source.game == first ? rows.begin() : rows.end(),
                    {one->source.game, one->source.name()});
    books_.show(std::move(rows));
}

void LookupApp::showCategories() {
    std::vector<LookupCategoryRow> rows;
    for (const LookupCategory& category : current_->book->book().categories())
        rows.push_back({category.id, category.title, category.symbol});
    categories_.show(std::move(rows));
}

QString LookupApp::gameName() const {
    return current_ ? current_->source.name() : QString();
}

QString LookupApp::advice() const {
    return current_ ? current_->book->book().advice() : QString();
}

QString LookupApp::titleOf(const QString& category) const {
    const auto& rows = categories_.rows();
    const auto found = std::ranges::find(rows, category, &LookupCategoryRow::category);
    return found == rows.end() ? QString() : found->title;
}

QUrl LookupApp::filter() const {
    return current_ && !category_.isEmpty() ? current_->book->book().filter_of(category_) : QUrl();
}

void LookupApp::setQuery(const QString& query) {
    if (query == query_)
        return;
    query_ = query;
    showRows();
    emit listChanged();
}

void LookupApp::setCategory(const QString& category) {
    if (category == category_)
        return;
    category_ = category;
    narrowed_.reset();
    showRows();
    emit listChanged();
}

void LookupApp::narrow(const QStringList& keys) {
    narrowed_ = keys;
    showRows();
    emit listChanged();
}

void LookupApp::widen() {
    narrowed_.reset();
    showRows();
    emit listChanged();
}

LookupEntryRow LookupApp::rowOf(const LookupEntry& entry) const {
    return {entry.key(), entry.kind == u"rule" ? entry.id + u' ' + entry.title : entry.title, entry.summary,
            current_->book->book().symbol_of(entry)};
}

std::vector<LookupEntryRow> LookupApp::found() {
    std::vector<LookupEntryRow> rows;
    OpenBook& open = *current_->book;
    for (const std::size_t place : open.index().search(query_, shell_.language()))
        rows.push_back(rowOf(open.entries()[place]));
    return rows;
}

std::vector<LookupEntryRow> LookupApp::listed() {
    std::vector<LookupEntryRow> rows;
    OpenBook& open = *current_->book;
    for (const LookupEntry& entry : open.entries()) {
        if (open.book().category_of(entry.kind) != category_)
            continue;
        if (narrowed_ && !narrowed_->contains(entry.key()))
            continue;
        rows.push_back(rowOf(entry));
        rows.back().section = open.book().section_of(entry);
    }
    return rows;
}

void LookupApp::showRows() {
    std::vector<LookupEntryRow> rows;
    if (current_ && searching())
        rows = found();
    else if (current_ && !category_.isEmpty())
        rows = listed();
    part_by_sections(rows);
    rows_.show(std::move(rows));
}

void LookupApp::setKey(const QString& key) {
    if (key == shown_.key)
        return;
    showEntry(key);
    emit entryChanged();
}

QString LookupApp::entryList() const {
    return current_ && !shown_.kind.isEmpty() ? titleOf(current_->book->book().category_of(shown_.kind))
                                              : QString();
}

LookupShown LookupApp::shownAs(const LookupEntry& entry) const {
    const LookupBook& book = current_->book->book();
    LookupShown shown;
    shown.key = entry.key();
    shown.kind = entry.kind;
    shown.id = entry.id;
    shown.group = entry.group;
    shown.title = entry.title;
    shown.summary = entry.summary;
    shown.symbol = book.symbol_of(entry);
    for (const QString& paragraph : entry.body.split(u'\n', Qt::SkipEmptyParts))
        shown.paragraphs << with_links(paragraph, book.rule_numbers());
    shown.form = book.form_of(entry);
    const LookupBar bar = book.bar_of(entry);
    shown.titleInBar = bar.title;
    shown.summaryInBar = bar.summary;
    shown.before = bar.before;
    shown.next = bar.next;
    return shown;
}

void LookupApp::showEntry(const QString& key) {
    const LookupEntry* found = current_ && !key.isEmpty() ? current_->book->find(key) : nullptr;
    shown_ = found ? shownAs(*found) : LookupShown();
    std::vector<LookupFactRow> facts;
    std::vector<LookupEntryRow> links;
    if (found != nullptr) {
        for (const LookupFact& fact : found->facts)
            facts.push_back({fact.label, fact.value, fact.link});
        for (const QString& link : found->links)
            if (const LookupEntry* other = current_->book->find(link))
                links.push_back(rowOf(*other));
    }
    facts_.show(std::move(facts));
    links_.show(std::move(links));
}

QString LookupApp::neighbour(int by) {
    return current_ ? current_->book->neighbour(shown_.key, by) : QString();
}

} // namespace automa::app
