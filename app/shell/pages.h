#pragma once

#include "app/shell/list_model.h"

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace automa::app {

/// Asked whenever it is shown, so that it follows the language.
using Words = std::function<QString()>;

/// A page the shell can open by its id. `onHome` and `inSettings` put a row there, by rising `order`.
struct Page {
    QString id;
    QUrl url;
    Words title;
    Words detail;
    QString symbol;
    int order = 0;
    bool onHome = false;
    bool inSettings = false;
    /// Two or three sentences: what the page is for and what to tap. A page with places has one for each.
    Words help = {};
};

/// A row that leads to a page, or to the choice of a game when several games have such a page.
struct PageRow {
    Q_GADGET
    QML_VALUE_TYPE(pageRow)
    /// "<game>/ask"; "ask" when a game is to be chosen first.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(QVariantMap properties MEMBER properties)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString symbol MEMBER symbol)

public:
    friend bool operator==(const PageRow&, const PageRow&) = default;

    QString name;
    /// What to give to Shell.navigator.open().
    QString page;
    QVariantMap properties;
    QString title;
    QString detail;
    QString symbol;
};

/// The pages that exist. Parts of the app register theirs when they plug in.
class Pages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.pages")
    /// Rows for Home and for Settings, each a PageRow.
    Q_PROPERTY(automa::app::GadgetList* homeRows READ homeRows CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* settingsRows READ settingsRows CONSTANT)

public:
    /// Where a game is chosen first; its property `what` is the part of the page after "<game>/".
    static constexpr const char* choice = "choose";

    explicit Pages(QObject* parent = nullptr);

    /// A page with an id already known takes its place.
    void add(Page page);
    [[nodiscard]] bool contains(const QString& id) const;
    [[nodiscard]] QUrl url(const QString& id) const;
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] ListModel<PageRow>* homeRows() { return &homeRows_; }
    [[nodiscard]] ListModel<PageRow>* settingsRows() { return &settingsRows_; }
    /// Help for a page that was or will be registered elsewhere; `place` is one of its places, or empty.
    void setHelp(const QString& id, const QString& place, Words help);
    /// What the page, or its place, is for; empty if nothing was written.
    Q_INVOKABLE [[nodiscard]] QString help(const QString& id, const QString& place = {}) const;
    Q_INVOKABLE [[nodiscard]] bool has(const QString& id) const { return contains(id); }

signals:
    void changed();

private:
    [[nodiscard]] std::vector<PageRow> rows(bool Page::*place) const;

    std::vector<Page> pages_;
    ListModel<PageRow> homeRows_;
    ListModel<PageRow> settingsRows_;
    QHash<QString, Words> help_;
};

} // namespace automa::app
