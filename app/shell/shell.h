#pragma once

#include "app/shell/browser.h"
#include "app/shell/demos.h"
#include "app/shell/games.h"
#include "app/shell/home_feed.h"
#include "app/shell/languages.h"
#include "app/shell/navigator.h"
#include "app/shell/pages.h"
#include "app/shell/screen_awake.h"
#include "app/shell/settings.h"
#include "app/shell/shots.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <typeindex>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

/// The frame every game hangs in. One lives beside each QML engine, which knows it as the singleton Shell.
class Shell final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(automa::app::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(automa::app::Pages* pages READ pages CONSTANT)
    Q_PROPERTY(automa::app::Games* games READ games CONSTANT)
    Q_PROPERTY(automa::app::Navigator* navigator READ navigator CONSTANT)
    Q_PROPERTY(automa::app::HomeFeed* home READ home CONSTANT)
    /// The page that the app runs in; null everywhere but in a browser.
    Q_PROPERTY(automa::app::Browser* browser READ browser CONSTANT)
    /// What was recorded is where it stays: always, except while a browser has yet to write it. Nothing is
    /// called recorded or saved before.
    Q_PROPERTY(bool kept READ kept NOTIFY keptChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)
    Q_PROPERTY(QString language READ language NOTIFY languageChanged)

public:
    explicit Shell(std::unique_ptr<SettingsStore> store, QObject* parent = nullptr);
    ~Shell() override;

    /// For the QML engine only; the engine must have been given a shell by attach().
    static Shell* create(QQmlEngine* engine, QJSEngine*);
    /// Makes this shell the engine's singleton and retranslates the engine when the language changes.
    void attach(QQmlEngine& engine);

    [[nodiscard]] Settings* settings() { return &settings_; }
    [[nodiscard]] Pages* pages() { return &pages_; }
    [[nodiscard]] Games* games() { return &games_; }
    [[nodiscard]] Navigator* navigator() { return &navigator_; }
    [[nodiscard]] HomeFeed* home() { return &home_; }
    [[nodiscard]] Browser* browser() const { return service<Browser>(); }
    [[nodiscard]] bool kept() const { return !browser() || browser()->allKept(); }
    /// To be called before the parts of the app are plugged in.
    void runIn(std::unique_ptr<Browser> browser);
    [[nodiscard]] ShotList& shots() { return shots_; }
    [[nodiscard]] DemoList& demos() { return demos_; }

    /// A part of the app that others ask for by its type, e.g. the library of saved games. Its plug adds it;
    /// it lives longer than the games' view-models.
    template <class Service>
    Service& addService(std::unique_ptr<Service> service) {
        Service& added = *service;
        serviceOf_[typeid(Service)] = services_.size();
        services_.push_back(std::move(service));
        return added;
    }
    /// nullptr if its plug was not called.
    template <class Service>
    [[nodiscard]] Service* service() const {
        const auto found = serviceOf_.find(typeid(Service));
        return found == serviceOf_.end() ? nullptr : static_cast<Service*>(services_[found->second].get());
    }

    [[nodiscard]] QString version() const;
    [[nodiscard]] QString qtVersion() const;
    /// The code of the language spoken now.
    [[nodiscard]] QString language() const { return languages_.current(); }

    /// Whether a game lies on the table: a page "<game>/setup" or "<game>/game" is open, here or below.
    [[nodiscard]] bool playing() const;
    [[nodiscard]] bool screenKeptAwake() const { return awake_.kept(); }

    /// On the very first start: opens the tour; of several games' it asks which. Later it does nothing.
    void welcome();

    /// A short message at the foot of the window, with one optional action.
    Q_INVOKABLE void say(const QString& text);
    /// Takes an offer back that is not true any more.
    void withdraw(const QString& token) { emit withdrawn(token); }
    Q_INVOKABLE void offer(const QString& text, const QString& action, const QString& token);

signals:
    void languageChanged();
    void keptChanged();
    void said(const QString& text, const QString& action, const QString& token);
    void withdrawn(const QString& token);
    /// The action of an offered toast was taken.
    void accepted(const QString& token);
    /// The browser's own "back": the window knows what it means here.
    void backAsked();

private:
    void addOwnPages();
    void keepAwakeWhilePlaying();

    Settings settings_;
    Languages languages_;
    Pages pages_;
    std::vector<std::unique_ptr<QObject>> services_;
    std::map<std::type_index, std::size_t> serviceOf_;
    Games games_;
    Navigator navigator_;
    HomeFeed home_;
    ShotList shots_;
    DemoList demos_;
    ScreenAwake awake_;
};

} // namespace automa::app
