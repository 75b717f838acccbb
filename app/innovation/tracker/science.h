// The science display: everybody's level in the four disciplines and the scholars below them. A tap sets it
// right.
#pragma once

#include "app/innovation/game.h"
#include "app/play/turn_card.h"
#include "app/shell/list_model.h"

#include <QList>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

/// A column of the display. Sides are counted as InnovationScience.sides lists them.
struct InnovationTrack {
    Q_GADGET
    QML_VALUE_TYPE(innovationTrack)
    Q_PROPERTY(QString discipline MEMBER discipline)
    Q_PROPERTY(QString name MEMBER name)
    /// By side; -1: not entered.
    Q_PROPERTY(QList<int> levels MEMBER levels)
    /// What each scholar space is worth, and the side on it; -1: free.
    Q_PROPERTY(QList<int> values MEMBER values)
    Q_PROPERTY(QList<int> owners MEMBER owners)
    /// Nobody told what lies on the spaces now.
    Q_PROPERTY(bool unsure MEMBER unsure)

public:
    QString discipline{};
    QString name{};
    QList<int> levels{};
    QList<int> values{};
    QList<int> owners{};
    bool unsure = false;
    friend bool operator==(const InnovationTrack&, const InnovationTrack&) = default;
};

class InnovationScience final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(automa::app::GadgetList* sides READ sides CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* tracks READ tracks CONSTANT)
    /// Whose marker a tap moves: a place in `sides`.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    /// How the sides look, in the order of `sides`.
    Q_PROPERTY(QVariantList looks READ looks NOTIFY changed)
    /// The column that was moved in last: a place in `tracks`, and all of it.
    Q_PROPERTY(int track READ track WRITE setTrack NOTIFY changed)
    Q_PROPERTY(automa::app::innovation_app::InnovationTrack shownTrack READ shownTrack NOTIFY changed)
    /// The highest level, what power each level gives (0 first), and the first that a key opens.
    Q_PROPERTY(int topLevel READ topLevel CONSTANT)
    Q_PROPERTY(QList<int> powers READ powers CONSTANT)
    Q_PROPERTY(int keyLevel READ keyLevel CONSTANT)
    /// "Round 3 · Automa symbol: medicine"
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// Nothing can be set: only the cards are tracked, or the Automa is in the middle of its turn.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)

public:
    explicit InnovationScience(InnovationApp& app);
    static InnovationScience* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] GadgetList* sides() { return &sides_; }
    [[nodiscard]] GadgetList* tracks() { return &tracks_; }
    [[nodiscard]] int side() const { return side_; }
    void setSide(int side);
    [[nodiscard]] const QVariantList& looks() const { return looks_; }
    [[nodiscard]] int track() const { return track_; }
    void setTrack(int track);
    [[nodiscard]] InnovationTrack shownTrack() const;
    [[nodiscard]] static int topLevel() { return innovation::top_level; }
    [[nodiscard]] QList<int> powers() const;
    [[nodiscard]] int keyLevel() const { return game_.facts().science.key_level; }
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] bool readOnly() const;

    /// A tap moves the Automa's marker from now on.
    Q_INVOKABLE void chooseAutoma();
    /// The chosen side's marker goes to this level.
    Q_INVOKABLE void move(const QString& discipline, int level);
    /// A scholar of the chosen side comes onto a free space, or one goes.
    Q_INVOKABLE void toggleScholar(const QString& discipline, int space);

public slots:
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] std::vector<innovation::Player> players() const;
    [[nodiscard]] innovation::Player chosen() const;
    void perform(Move move);

    InnovationApp& app_;
    InnovationGame& game_;
    int side_ = 0;
    int track_ = 0;
    QVariantList looks_;
    ListModel<TableSide> sides_;
    ListModel<InnovationTrack> tracks_;
};

} // namespace automa::app::innovation_app
