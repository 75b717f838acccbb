#pragma once

#include "app/barrage/lookup/entries.h"
#include "app/barrage/lookup/view/criterion_pictures.h"
#include "app/barrage/map_scene.h"
#include "app/lookup/lookup_index.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <future>
#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

using namespace barrage_app;

class Shell;

/// The look-up for QML: search, lists by category and everything about one entry. Needs no open game. What
/// takes time is made when it is first asked for; the index aside, as soon as the look-up is opened, so that
/// the first letter typed need not wait for it.
class LookupApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    /// What the query finds: {key, kind, title, detail, symbol}.
    Q_PROPERTY(QVariantList results READ results NOTIFY queryChanged)
    /// {id, title, symbol, count}
    Q_PROPERTY(QVariantList categories READ categories NOTIFY retold)
    /// Another one whenever the language is another.
    Q_PROPERTY(int revision READ revision NOTIFY retold)
    /// The printed board, and the position of the criterion in sight.
    Q_PROPERTY(automa::app::barrage_app::MapScene* board READ board CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::MapScene* picture READ picture CONSTANT)

public:
    explicit LookupApp(Shell& shell);
    ~LookupApp() override;

    /// For the QML engine only.
    static LookupApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString query() const { return query_; }
    void setQuery(const QString& query);
    [[nodiscard]] QVariantList results() const;
    [[nodiscard]] QVariantList categories() const;
    [[nodiscard]] int revision() const { return revision_; }
    [[nodiscard]] MapScene* board();
    [[nodiscard]] MapScene* picture();
    [[nodiscard]] const LookupEntries& entries() const;

    /// The entries of a category: {key, kind, title, detail, symbol, section}; `section` heads a group.
    Q_INVOKABLE [[nodiscard]] QVariantList list(const QString& category) const;
    /// The tiles that have the action, the criterion and the code (each may be empty), as list() gives them.
    Q_INVOKABLE [[nodiscard]] QVariantList tiles(const QString& action, const QString& criterion,
                                                 const QString& code) const;
    /// What the tiles can be filtered by: {actions, criteria, codes}, each [{value, text}].
    Q_INVOKABLE [[nodiscard]] QVariantMap tileFilters() const;
    Q_INVOKABLE [[nodiscard]] QString categoryTitle(const QString& category) const;
    Q_INVOKABLE [[nodiscard]] QString categoryOf(const QString& key) const;

    /// {key, kind, id, title, summary, symbol, paragraphs, facts: [{label, value, link}], links: [rows],
    /// form: "tile", "criterion", "board" or "plain"}; empty if there is no such entry.
    Q_INVOKABLE [[nodiscard]] QVariantMap entry(const QString& key) const;
    /// The entry before or after it in its list; wraps around.
    Q_INVOKABLE [[nodiscard]] QString neighbour(const QString& key, int by) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap tile(int number) const;
    /// Runs the criterion and shows it in `picture`: {highlights, focusOn, stays, leaves, builder, tile}.
    Q_INVOKABLE QVariantMap showCriterion(const QString& column, const QString& id);
    /// Where an entry is on the board: {highlights, focusOn}; empty if it is nowhere.
    Q_INVOKABLE [[nodiscard]] QVariantMap onBoard(const QString& key) const;
    /// The key of a space or headstream tapped on the map.
    Q_INVOKABLE [[nodiscard]] QString keyOfPlace(const QString& space) const;
    /// What comes after the code of an entry, in order and around: [{title, codes: [{text, key}]}].
    Q_INVOKABLE [[nodiscard]] QVariantList codesAfter(const QString& key) const;

signals:
    void queryChanged();
    void retold();

private:
    void retell();
    [[nodiscard]] const LookupEntry* find(const QString& key) const;
    [[nodiscard]] QVariantMap row(const LookupEntry& entry) const;
    [[nodiscard]] QVariantList search() const;
    void build_index() const;
    [[nodiscard]] QVariantList count_categories() const;

    Shell& shell_;
    std::shared_ptr<const barrage::Catalogue> facts_;
    // Made when first asked for; QML asks for a list once for each of its rows.
    mutable LookupEntries entries_;
    mutable std::unique_ptr<LookupIndex> index_;
    mutable std::future<std::unique_ptr<LookupIndex>> building_;
    mutable std::optional<QVariantList> results_;
    mutable std::optional<QVariantList> categories_;
    std::unique_ptr<MapScene> board_;
    std::unique_ptr<MapScene> picture_;
    CriterionPictures pictures_;
    QString query_;
    int revision_ = 0;
};

} // namespace automa::app
