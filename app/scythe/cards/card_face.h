// An Automa card as it is printed, for pictures of it: both schemes with their three rows, and the combat
// table.
#pragma once

#include "app/shell/list_model.h"
#include "model/scythe/facts/catalogue.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>
#include <optional>

namespace automa::app::scythe_app {

/// A symbol of a row.
struct CardSymbol {
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    /// The power that an attack needs: "7+"; else empty.
    Q_PROPERTY(QString badge MEMBER badge)
    /// What the look-up calls it.
    Q_PROPERTY(QString key MEMBER key)
    /// In brackets for a faction that the Automa does not play.
    Q_PROPERTY(bool idle MEMBER idle)

public:
    QString symbol{};
    QString text{};
    QString badge{};
    QString key{};
    bool idle = false;
    friend bool operator==(const CardSymbol&, const CardSymbol&) = default;
};

/// A range of the combat table.
struct CombatCell {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int power MEMBER power)
    /// The Automa's power lies in it.
    Q_PROPERTY(bool used MEMBER used)

public:
    QString text{};
    int power = 0;
    bool used = false;
    friend bool operator==(const CombatCell&, const CombatCell&) = default;
};

/// The Automa that reads the card.
struct CardReader {
    scythe::Faction faction = scythe::Faction::nordic;
    int power = 0;
};

class ScytheCardFace final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    /// 0: no card.
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// The scheme in play, 0 or 1; -1 if no game says so.
    Q_PROPERTY(int active READ active NOTIFY changed)
    Q_PROPERTY(bool star READ star NOTIFY changed)
    Q_PROPERTY(int resources READ resources NOTIFY changed)
    Q_PROPERTY(bool skips READ skips NOTIFY changed)
    Q_PROPERTY(int combatCards READ combatCards NOTIFY changed)
    /// Rows of CombatCell.
    Q_PROPERTY(automa::app::GadgetList* combat READ combat CONSTANT)

public:
    enum Row { Moves, Gains, Recruit };
    Q_ENUM(Row)

    explicit ScytheCardFace(std::shared_ptr<const scythe::Catalogue> facts, QObject* parent = nullptr);

    /// Another card, or the same in another language.
    void show(int number, int active = -1, const std::optional<CardReader>& reader = {});
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int active() const { return active_; }
    [[nodiscard]] bool star() const { return card() && card()->advances_star_cube; }
    [[nodiscard]] int resources() const { return card() ? card()->resources : 0; }
    /// In the active scheme, or in any if none is.
    [[nodiscard]] bool skips() const;
    [[nodiscard]] int combatCards() const { return card() ? card()->combat_cards : 0; }
    [[nodiscard]] GadgetList* combat() { return &combat_; }
    /// Rows of CardSymbol. Contract: scheme 0 or 1, a row of Row.
    Q_INVOKABLE automa::app::GadgetList* symbols(int scheme, int row);

signals:
    void changed();

private:
    [[nodiscard]] const scythe::Card* card() const;

    std::shared_ptr<const scythe::Catalogue> facts_;
    int number_ = 0;
    int active_ = -1;
    std::array<std::array<ListModel<CardSymbol>, 3>, 2> symbols_;
    ListModel<CombatCell> combat_;
};

} // namespace automa::app::scythe_app
