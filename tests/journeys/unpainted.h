// A window that lays its items out as for a frame, but paints none: where only places and texts are looked
// at, painting is a third of the time.
#pragma once

#include <QObject>

class QQuickWindow;

namespace automa::journeys {

/// As long as it lives, `window` paints nothing. Contract: the window outlives it.
class Unpainted final : public QObject {
public:
    explicit Unpainted(QQuickWindow& window);
    ~Unpainted() override;

    /// Until nothing is left to be laid out.
    void settle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int rowsToCome() const;

    QQuickWindow& window_;
};

} // namespace automa::journeys
