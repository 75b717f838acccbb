// Correct mode: sets right what stands on the chosen place, or what lies on the table beside the map.
#pragma once

#include "app/barrage/game.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A draft of one place: changed freely, checked at once, carried out as one undoable action.
class BoardCorrection final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.board.correction")
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY changed)
    Q_PROPERTY(int height READ height WRITE setHeight NOTIFY changed)
    Q_PROPERTY(int drops READ drops WRITE setDrops NOTIFY changed)
    Q_PROPERTY(int mostDrops READ mostDrops NOTIFY changed)
    /// Who can own a piece there: each a ChoiceOption.
    Q_PROPERTY(QVariantList owners READ owners NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// What lies beside the map: each a MarketGroup.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)

public:
    /// What the place is for. None: nothing is set right.
    enum class Kind { None, Dam, Conduit, Powerhouse, Headstream };
    Q_ENUM(Kind)

    explicit BoardCorrection(BarrageGame& game, QObject* parent = nullptr);

    Q_INVOKABLE void begin(const QString& place);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();
    /// What a row beside the map may be instead, "" for nothing: each a DraftChoice.
    Q_INVOKABLE [[nodiscard]] QVariantList options(const QString& key) const;
    Q_INVOKABLE bool set(const QString& key, const QString& value);

    [[nodiscard]] QString place() const { return place_; }
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString owner() const;
    [[nodiscard]] int height() const;
    [[nodiscard]] int drops() const;
    [[nodiscard]] int mostDrops() const;
    [[nodiscard]] QVariantList owners() const;
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] bool differs() const;
    [[nodiscard]] QVariantList groups() const;
    void setOwner(const QString& owner);
    void setHeight(int height);
    void setDrops(int drops);

signals:
    void changed();

private:
    [[nodiscard]] barrage::Dam* dam();
    [[nodiscard]] const barrage::Dam* dam() const;
    [[nodiscard]] int headstream() const;
    [[nodiscard]] barrage::Owner ownerInDraft() const;
    [[nodiscard]] bool perform(const barrage::State& wanted, const QString& what);
    void check();

    BarrageGame& game_;
    QString place_;
    std::optional<barrage::SpaceId> space_;
    barrage::State draft_;
    QString problem_;
};

} // namespace automa::app::barrage_app
