#pragma once

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QVariantList>
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

/// The pages that exist. Parts of the app register theirs when they plug in.
class Pages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.pages")
    /// Rows for Home and for Settings: {id, title, detail, symbol}.
    Q_PROPERTY(QVariantList homeRows READ homeRows NOTIFY changed)
    Q_PROPERTY(QVariantList settingsRows READ settingsRows NOTIFY changed)

public:
    using QObject::QObject;

    /// A page with an id already known takes its place.
    void add(Page page);
    [[nodiscard]] bool contains(const QString& id) const;
    [[nodiscard]] QUrl url(const QString& id) const;
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QVariantList homeRows() const { return rows(&Page::onHome); }
    [[nodiscard]] QVariantList settingsRows() const { return rows(&Page::inSettings); }
    /// Help for a page that was or will be registered elsewhere; `place` is one of its places, or empty.
    void setHelp(const QString& id, const QString& place, Words help);
    /// What the page, or its place, is for; empty if nothing was written.
    Q_INVOKABLE [[nodiscard]] QString help(const QString& id, const QString& place = {}) const;
    Q_INVOKABLE [[nodiscard]] bool has(const QString& id) const { return contains(id); }

signals:
    void changed();

private:
    [[nodiscard]] QVariantList rows(bool Page::*place) const;

    std::vector<Page> pages_;
    QHash<QString, Words> help_;
};

} // namespace automa::app
