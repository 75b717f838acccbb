// Entering a board quickly: whose piece and which one are chosen once, then every place that is tapped gets
// one.
#pragma once

#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

struct BrushOwner {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)

public:
    QString id{};
    QString text{};
    SideLook look{};
    friend bool operator==(const BrushOwner&, const BrushOwner&) = default;
};

struct BrushPiece {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// The chosen owner has none, or none left: the key is pale and keeps its place.
    Q_PROPERTY(bool off MEMBER off)

public:
    QString id{};
    QString text{};
    QString symbol{};
    bool off = false;
    friend bool operator==(const BrushPiece&, const BrushPiece&) = default;
};

/// A game says what can be put where; the choice and the keys are the same for all.
class BrushModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    /// Rows of BrushOwner and BrushPiece.
    Q_PROPERTY(automa::app::GadgetList* owners READ owners CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* pieces READ pieces CONSTANT)
    Q_PROPERTY(QString owner READ owner NOTIFY changed)
    Q_PROPERTY(QString piece READ piece NOTIFY changed)
    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

public:
    /// Look: a tap opens the place, as without a brush. Put: it gets the chosen piece. Take: it loses one.
    enum class Tool { Look, Put, Take };
    Q_ENUM(Tool)

    using QObject::QObject;

    [[nodiscard]] GadgetList* owners() { return &owners_; }
    [[nodiscard]] GadgetList* pieces() { return &pieces_; }
    [[nodiscard]] QString owner() const { return owner_; }
    [[nodiscard]] QString piece() const { return piece_; }
    [[nodiscard]] Tool tool() const { return tool_; }
    void setTool(Tool tool);
    [[nodiscard]] virtual bool canUndo() const = 0;

    Q_INVOKABLE void chooseOwner(const QString& owner);
    Q_INVOKABLE void choosePiece(const QString& piece);
    /// False if the brush is not in use and the place is to be opened instead. A refusal is told by
    /// `refused`.
    Q_INVOKABLE bool tap(const QString& place);
    Q_INVOKABLE void undo();

public slots:
    /// The position or the language is another one.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

protected:
    [[nodiscard]] virtual std::vector<BrushOwner> ownersNow() const = 0;
    /// The same rows for every owner, so that no key moves.
    [[nodiscard]] virtual std::vector<BrushPiece> piecesOf(const QString& owner) const = 0;
    /// Both say in words why not; empty if it was done.
    [[nodiscard]] virtual QString put(const QString& owner, const QString& piece, const QString& place) = 0;
    [[nodiscard]] virtual QString take(const QString& place) = 0;
    virtual void takeBack() = 0;

private:
    ListModel<BrushOwner> owners_;
    ListModel<BrushPiece> pieces_;
    QString owner_;
    QString piece_;
    Tool tool_ = Tool::Look;
};

} // namespace automa::app
