// Who looks at a view-model whose pane may stay loaded behind others: while nobody does, nothing is computed.
#pragma once

#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// Several panes, and pages that come and go one over the other, may show the same view-model: each says for
/// itself whether it is in sight.
class Viewers : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(PlayViewers)
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)

public:
    [[nodiscard]] bool isActive() const { return !looking_.isEmpty(); }
    /// A pane comes into sight or goes out of it; one that is destroyed looks no more.
    Q_INVOKABLE void look(QObject* pane, bool looking);

signals:
    void activeChanged();

private:
    void leave(QObject* pane);

    QSet<QObject*> looking_;
};

} // namespace automa::app
