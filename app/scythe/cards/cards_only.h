// Cards only: the app turns up the cards and keeps the markers, the table moves the pieces. And the
// change-over from one way of playing to the other.
#pragma once

#include "app/play/question.h"
#include "app/play/seeds.h"
#include "app/play/step_list.h"
#include "app/scythe/cards/card_face.h"
#include "app/scythe/correct/board_correction.h"
#include "app/scythe/correct/brush.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/turn/losses.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace automa::app::scythe_app {

class ScytheCardsOnly final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.cardsOnly")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// Whose attack it is: "You attack".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Dial: what to do in secret. Told: what follows from the combat.
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    /// The human's turn: what driving workers away would bring.
    Q_PROPERTY(QString conquest READ conquest NOTIFY changed)
    /// The card that lies on the table: the Automa's turn, or the one of the combat.
    Q_PROPERTY(automa::app::scythe_app::ScytheCardFace* face READ face CONSTANT)
    /// What the human's abilities take from the Automa before a combat.
    Q_PROPERTY(automa::app::scythe_app::ScytheLosses* losses READ losses CONSTANT)
    /// If the human wins, it is with the sixth star. On at first while a star for a combat is left.
    Q_PROPERTY(bool sixthStar READ sixthStar WRITE setSixthStar NOTIFY changed)
    /// The human won, and its star is not the sixth: told with done(). On at first while one is left.
    Q_PROPERTY(bool starOffered READ starOffered NOTIFY changed)
    Q_PROPERTY(bool placesStar READ placesStar WRITE setPlacesStar NOTIFY changed)
    /// The box must show the card of a combat: which one?
    Q_PROPERTY(automa::app::QuestionModel* question READ question CONSTANT)
    /// "The Automa fights with 3 power and 1 combat card", after what an ability took
    Q_PROPERTY(QString fightText READ fightText NOTIFY changed)
    Q_PROPERTY(int unseen READ unseen NOTIFY changed)
    Q_PROPERTY(bool fromBox READ fromBox NOTIFY changed)
    /// The change-over: the board while it is entered.
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* entryMap READ entryMap CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheBoardCorrection* entry READ entry CONSTANT)
    Q_PROPERTY(automa::app::BrushModel* brush READ brush CONSTANT)

public:
    /// Card: the Automa's turn, or the box must show its card. Dial: a combat, before its card. FightCard:
    /// the box must show its card. Fight: who wins? Told: what follows from it.
    enum Stage { None, Human, Card, Dial, FightCard, Fight, Told };
    Q_ENUM(Stage)

    /// Contract: both outlive it.
    ScytheCardsOnly(ScytheGame& game, Seeds& seeds, QObject* parent = nullptr);

    [[nodiscard]] bool active() const {
        return game_.isOpen() && game_.cardsOnly() && (!game_.over() || told_.has_value());
    }
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] QString conquest() const;
    [[nodiscard]] ScytheCardFace* face() { return &face_; }
    [[nodiscard]] ScytheLosses* losses() { return &losses_; }
    [[nodiscard]] bool sixthStar() const { return sixthStar_; }
    void setSixthStar(bool sixth);
    [[nodiscard]] bool starOffered() const;
    [[nodiscard]] bool placesStar() const { return placesStar_; }
    void setPlacesStar(bool places);
    [[nodiscard]] QuestionModel* question() { return &question_; }
    [[nodiscard]] QString fightText() const;
    [[nodiscard]] int unseen() const;
    [[nodiscard]] bool fromBox() const;
    [[nodiscard]] ScytheMap* entryMap() { return &entryMap_; }
    [[nodiscard]] ScytheBoardCorrection* entry() { return &entry_; }
    [[nodiscard]] BrushModel* brush() { return &brush_; }

    /// The human's turn is over: the next card.
    Q_INVOKABLE void nextCard();
    /// The card of a combat, from the box.
    Q_INVOKABLE void tellCard(const QString& number);
    Q_INVOKABLE void beginFight(bool automaAttacks);
    /// The human's dial and cards are set: the card is revealed, or the box is asked for it.
    Q_INVOKABLE void reveal();
    Q_INVOKABLE void leaveFight();
    Q_INVOKABLE void endFight(bool automaWins);
    /// What followed from the combat is done.
    Q_INVOKABLE void done();
    /// The board as it is last known, to be set right before it counts.
    Q_INVOKABLE void beginEntry();
    /// From now on the app decides; false (and a sentence) if the board cannot be.
    Q_INVOKABLE bool finishEntry();
    /// From now on only the cards are kept.
    Q_INVOKABLE void leaveBoard();
    /// From now on the app deals, or the box.
    Q_INVOKABLE void changeDealer(bool box);

public slots:
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    [[nodiscard]] scythe::State lastBoard() const;
    bool perform(const scythe::Command& command);
    void show(std::optional<scythe::CardId> card);
    /// The combat that ended with the last action, if that was one and its result is not done yet.
    [[nodiscard]] std::optional<scythe::Decision> lastFight() const;
    void showCard();
    void showSteps();

    ScytheGame& game_;
    Seeds& seeds_;
    ScytheCardFace face_;
    QuestionModel question_;
    ScytheLosses losses_;
    std::optional<scythe::Player> attacker_; // of a fight whose card is not revealed yet
    bool asksCard_ = false;                  // for it, of the box
    std::uint64_t moment_ = 0;               // that it belongs to
    bool sixthStar_ = false;
    bool placesStar_ = false;
    std::optional<scythe::Decision> told_; // the combat whose result is being told
    std::uint64_t doneAt_ = 0;             // the moment whose result is done
    std::uint64_t endedAt_ = 0;            // the moment that a combat ended while this was looked at
    bool ending_ = false;                  // right now
    StepListModel steps_;
    ScytheGame draft_; // the board that is being entered
    ScytheMap entryMap_;
    ScytheBoardCorrection entry_;
    ScytheBrush brush_;
};

} // namespace automa::app::scythe_app
