#pragma once

#include "app/lookup/view/lookup_rows.h"
#include "app/lookup/view/open_book.h"
#include "app/shell/list_model.h"
#include "app/shell/pages.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

class Shell;

/// What a game registers: its book is opened when its look-up is, not before.
struct LookupSource {
    QString game;
    Words name;
    std::function<std::shared_ptr<const LookupBook>()> open;
};

/// The look-up for QML: one book at a time, with a search, lists by category and everything about one entry.
/// It needs no game in play. The page says which book, list and entry are in sight; only these are made.
class LookupApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The games that have a look-up; that of the game on the table stands first.
    Q_PROPERTY(automa::app::GadgetList* books READ books CONSTANT)
    Q_PROPERTY(QString game READ game NOTIFY bookChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY bookChanged)
    Q_PROPERTY(automa::app::GadgetList* categories READ categories CONSTANT)
    /// What to try when nothing is found.
    Q_PROPERTY(QString advice READ advice NOTIFY bookChanged)

    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY listChanged)
    Q_PROPERTY(bool searching READ searching NOTIFY listChanged)
    /// The list in sight while nothing is searched; empty: all categories.
    Q_PROPERTY(QString category READ category WRITE setCategory NOTIFY listChanged)
    Q_PROPERTY(QString categoryTitle READ categoryTitle NOTIFY listChanged)
    /// What narrows the list; empty: nothing does.
    Q_PROPERTY(QUrl filter READ filter NOTIFY listChanged)
    /// What the query finds, or the entries of the category.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)

    Q_PROPERTY(QString key READ key WRITE setKey NOTIFY entryChanged)
    Q_PROPERTY(automa::app::LookupShown entry READ entry NOTIFY entryChanged)
    /// The title of the list that the entry belongs to.
    Q_PROPERTY(QString entryList READ entryList NOTIFY entryChanged)
    Q_PROPERTY(automa::app::GadgetList* facts READ facts CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* links READ links CONSTANT)

public:
    explicit LookupApp(Shell& shell);
    ~LookupApp() override;

    /// For the QML engine only.
    static LookupApp* create(QQmlEngine* engine, QJSEngine* scripts);
    /// The look-up of this shell, made when first asked for.
    static LookupApp& of(Shell& shell);

    void add(LookupSource source);

    [[nodiscard]] GadgetList* books() { return &books_; }
    [[nodiscard]] QString game() const { return current_ ? current_->source.game : QString(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] GadgetList* categories() { return &categories_; }
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString query() const { return query_; }
    void setQuery(const QString& query);
    [[nodiscard]] bool searching() const { return !query_.trimmed().isEmpty(); }
    [[nodiscard]] QString category() const { return category_; }
    void setCategory(const QString& category);
    [[nodiscard]] QString categoryTitle() const { return titleOf(category_); }
    [[nodiscard]] QUrl filter() const;
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] QString key() const { return shown_.key; }
    void setKey(const QString& key);
    [[nodiscard]] LookupShown entry() const { return shown_; }
    [[nodiscard]] QString entryList() const;
    [[nodiscard]] GadgetList* facts() { return &facts_; }
    [[nodiscard]] GadgetList* links() { return &links_; }

    /// Opens the book of the game. Without a game: that of the game on the table, else the one open last,
    /// else the first. Another book begins without a search, a list and an entry.
    Q_INVOKABLE void open(const QString& game = {});
    /// Shows of the category only the entries with these keys.
    Q_INVOKABLE void narrow(const QStringList& keys);
    Q_INVOKABLE void widen();
    /// The key of the entry before or after the one in sight; around.
    Q_INVOKABLE [[nodiscard]] QString neighbour(int by);

signals:
    void bookChanged();
    void listChanged();
    void entryChanged();

private:
    struct Source {
        LookupSource source;
        std::unique_ptr<OpenBook> book;
    };

    [[nodiscard]] Source* sourceOf(const QString& game);
    [[nodiscard]] QString gameOnTable() const;
    [[nodiscard]] QString titleOf(const QString& category) const;
    [[nodiscard]] LookupEntryRow rowOf(const LookupEntry& entry) const;
    [[nodiscard]] std::vector<LookupEntryRow> found();
    [[nodiscard]] std::vector<LookupEntryRow> listed();
    [[nodiscard]] LookupShown shownAs(const LookupEntry& entry) const;
    /// Told anew at once if a page shows it, otherwise when the next one opens it.
    void languageChanged();
    void retell();
    void showBooks();
    void showCategories();
    void showRows();
    void showEntry(const QString& key);

    Shell& shell_;
    std::vector<std::unique_ptr<Source>> sources_;
    Source* current_ = nullptr; // one of sources_
    bool stale_ = false;        // told in the language before
    QString query_;
    QString category_;
    std::optional<QStringList> narrowed_;
    LookupShown shown_;
    ListModel<LookupBookRow> books_;
    ListModel<LookupCategoryRow> categories_;
    ListModel<LookupEntryRow> rows_;
    ListModel<LookupFactRow> facts_;
    ListModel<LookupEntryRow> links_;
};

} // namespace automa::app
