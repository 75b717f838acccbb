// What a browser does for the app and what it tells it: the one door to it. Everywhere else there is none,
// and `shell.service<Browser>()` gives nullptr.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// The page that the app runs in. Its files lie in memory and are copied into the browser's database by the
/// page itself, after every change; `keeping` says how far it is.
class Browser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.browser")
    Q_PROPERTY(Keeping keeping READ keeping NOTIFY keepingChanged)

public:
    enum class Keeping {
        Kept,      // everything that was changed
        Writing,   // a change is on its way
        Failed,    // the browser refused it; the page tries again
        Forgetful, // the browser keeps nothing for this page: a private window
        Elsewhere, // another tab has the saved games; nothing of this one is kept
    };
    Q_ENUM(Keeping)

    using QObject::QObject;

    [[nodiscard]] Keeping keeping() const { return keeping_; }
    /// Nothing waits to be written. A page that keeps nothing at all says so by itself.
    [[nodiscard]] bool allKept() const { return keeping_ != Keeping::Writing && keeping_ != Keeping::Failed; }
    /// Another tab has the saved games.
    [[nodiscard]] bool heldElsewhere() const { return keeping_ == Keeping::Elsewhere; }

    /// Gives the user a file: the browser puts it where it puts what is downloaded.
    virtual void give(const QString& name, const QByteArray& content) = 0;
    /// Asks the user for a file with this ending; `given` has it, unless the user thinks better of it.
    virtual void askForFile(const QString& ending) = 0;
    /// So many pages lie above Home: that often the browser's own "back" is ours.
    virtual void showDepth(int depth) = 0;
    virtual void keepAwake(bool on) = 0;

    // The page tells:
    void tellKeeping(Keeping keeping);
    void tellBack() { emit back(); }
    void tellGiven(const QString& path) { emit given(path); }
    /// The saved games are this tab's now, as the other one left them.
    void tellHandedOver();
    /// A newer version lies ready; the next start takes it.
    void tellUpdate() { emit updated(); }

signals:
    void keepingChanged();
    void back();
    void given(const QString& path);
    void handedOver();
    void updated();

private:
    Keeping keeping_ = Keeping::Kept;
};

} // namespace automa::app
