// A combat, whoever attacks: the human sets the dial in secret, the Automa's card is revealed, and the table
// tells who won, or the numbers.
#pragma once

#include "app/map/map_highlights.h"
#include "app/play/question.h"
#include "app/play/step_list.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/turn/losses.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app {
class Settings;
}

namespace automa::app::scythe_app {

/// A range of the Automa's power on the revealed card, and the power printed under it.
struct PowerRange {
    Q_GADGET
    Q_PROPERTY(QString range MEMBER range)
    Q_PROPERTY(int power MEMBER power)
    Q_PROPERTY(bool used MEMBER used)

public:
    QString range{};
    int power = 0;
    bool used = false;
    friend bool operator==(const PowerRange&, const PowerRange&) = default;
};

/// How likely the Automa is at least so strong.
struct StrengthRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(double share MEMBER share)

public:
    QString text{};
    QString odds{};
    double share = 0;
    friend bool operator==(const StrengthRow&, const StrengthRow&) = default;
};

class ScytheCombat final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.combat")
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Who stands against whom.
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(automa::app::SideLook automaLook READ automaLook NOTIFY changed)
    Q_PROPERTY(automa::app::SideLook humanLook READ humanLook NOTIFY changed)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    Q_PROPERTY(QStringList focus READ focus NOTIFY changed)
    /// What to do before the card is revealed.
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    /// What the Automa has before the combat.
    Q_PROPERTY(int power READ power NOTIFY changed)
    Q_PROPERTY(int cards READ cards NOTIFY changed)
    /// The range of the combat tables that its power lies in: "8–13"
    Q_PROPERTY(QString range READ range NOTIFY changed)
    /// What the human's abilities take from it before.
    Q_PROPERTY(automa::app::scythe_app::ScytheLosses* losses READ losses CONSTANT)
    /// Workers that are met alone flee: there is nothing to fight for.
    Q_PROPERTY(bool flight READ flight NOTIFY changed)
    /// The human moves on before fighting: only while no card lies open.
    Q_PROPERTY(bool canWait READ canWait NOTIFY changed)
    /// A fight waits for the human to have moved everything.
    Q_PROPERTY(bool waiting READ waiting NOTIFY changed)
    /// The box must show the card.
    Q_PROPERTY(automa::app::QuestionModel* question READ question CONSTANT)
    // The revealed card
    Q_PROPERTY(QString reveals READ reveals NOTIFY changed)
    Q_PROPERTY(QString cardName READ cardName NOTIFY changed)
    /// The card lies on the table and is laid sideways.
    Q_PROPERTY(bool fromBox READ fromBox NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* ranges READ ranges CONSTANT)
    Q_PROPERTY(int usedPower READ usedPower NOTIFY changed)
    Q_PROPERTY(int usedCards READ usedCards NOTIFY changed)
    /// If the human wins, it is with the sixth star. On at first while a star for a combat is left.
    Q_PROPERTY(bool sixthStar READ sixthStar WRITE setSixthStar NOTIFY changed)
    // Numbers, if wanted. A value that was not told yet is -1.
    Q_PROPERTY(int dial READ dial WRITE setDial NOTIFY changed)
    /// What the dial and combat cards can show.
    Q_PROPERTY(QList<int> dialValues READ dialValues CONSTANT)
    Q_PROPERTY(QList<int> cardValues READ cardValues CONSTANT)
    /// With 0 for no card.
    Q_PROPERTY(QList<int> ownCardValues READ ownCardValues CONSTANT)
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(QList<int> automaValues READ automaValues NOTIFY changed)
    Q_PROPERTY(QList<int> humanValues READ humanValues NOTIFY changed)
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool counted READ counted NOTIFY changed)
    /// How strong the Automa may be: only if wanted.
    Q_PROPERTY(bool oddsWanted READ oddsWanted WRITE setOddsWanted NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* odds READ odds CONSTANT)

public:
    enum Stage { None, Dial, Values };
    Q_ENUM(Stage)

    /// Contract: all of them outlive it.
    ScytheCombat(ScytheGame& game, ScytheMap& map, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] Stage stage() const { return stage_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] SideLook automaLook() const;
    [[nodiscard]] SideLook humanLook() const;
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QStringList focus() const;
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] int power() const;
    [[nodiscard]] int cards() const;
    [[nodiscard]] QString range() const;
    [[nodiscard]] ScytheLosses* losses() { return &losses_; }
    [[nodiscard]] bool flight() const;
    [[nodiscard]] bool canWait() const;
    [[nodiscard]] bool waiting() const;
    [[nodiscard]] QuestionModel* question() { return &question_; }
    [[nodiscard]] QString reveals() const;
    [[nodiscard]] QString cardName() const;
    [[nodiscard]] bool fromBox() const {
        return game_.isOpen() && game_.state().cards_from == scythe::CardsFrom::box;
    }
    [[nodiscard]] GadgetList* ranges() { return &ranges_; }
    [[nodiscard]] int usedPower() const { return need_ ? need_->power : 0; }
    [[nodiscard]] int usedCards() const { return need_ ? need_->combat_cards : 0; }
    [[nodiscard]] bool sixthStar() const { return sixth_star_; }
    void setSixthStar(bool sixth);
    [[nodiscard]] int dial() const { return dial_; }
    void setDial(int dial);
    [[nodiscard]] static QList<int> dialValues();
    [[nodiscard]] static QList<int> cardValues();
    [[nodiscard]] static QList<int> ownCardValues();
    /// How many combat cards the human may use: one for each combat unit, and one with People's Army.
    [[nodiscard]] int most() const;
    [[nodiscard]] const QList<int>& automaValues() const { return automa_values_; }
    [[nodiscard]] const QList<int>& humanValues() const { return human_values_; }
    [[nodiscard]] QString sum() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool counted() const;
    [[nodiscard]] bool oddsWanted() const;
    void setOddsWanted(bool wanted);
    [[nodiscard]] GadgetList* odds() { return &odds_; }

    /// The human's dial and cards are set: the card is revealed, or the box is asked for it.
    Q_INVOKABLE void reveal();
    /// The card that the box showed.
    Q_INVOKABLE void answer(const QString& card);
    Q_INVOKABLE void tell(bool humanWon);
    Q_INVOKABLE void tellNumbers();
    /// What no combat card shows is not taken.
    Q_INVOKABLE void setAutomaValue(int index, int value);
    /// 0: no card.
    Q_INVOKABLE void setHumanValue(int index, int value);
    /// The human moves more pieces first.
    Q_INVOKABLE void wait();
    Q_INVOKABLE void resume();

public slots:
    void retell();

signals:
    void changed();
    void refused(const QString& reason);

private:
    void followGame();
    void showOdds();
    void showCard();
    /// Where it is fought; nothing if nowhere.
    [[nodiscard]] std::optional<scythe::TerritoryId> place() const;
    [[nodiscard]] bool automaAttacks() const;
    [[nodiscard]] int automaUnits() const;
    [[nodiscard]] int automaTotal() const;
    [[nodiscard]] int humanTotal() const;
    [[nodiscard]] bool automaWins() const;
    [[nodiscard]] bool placesSixth() const;
    /// A fight that the human moved into begins with this, if it has not begun.
    void perform(const scythe::Command& command);

    ScytheGame& game_;
    ScytheMap& map_;
    Settings& settings_;
    Stage stage_ = None;
    std::optional<scythe::Need> need_;
    std::optional<scythe::TerritoryId> contested_; // a fight that has not begun
    std::size_t waits_at_ = 0;                     // so many actions were done when the human put it off
    ScytheLosses losses_;
    bool asks_card_ = false;
    bool sixth_star_ = false;
    std::uint64_t moment_ = 0; // that the numbers belong to
    int dial_ = -1;
    QList<int> automa_values_;
    QList<int> human_values_;
    StepListModel steps_;
    QuestionModel question_;
    ListModel<PowerRange> ranges_;
    ListModel<StrengthRow> odds_;
};

} // namespace automa::app::scythe_app
