// The table: whose turn it is, what the Automa does, what the table must tell.
#pragma once

#include "app/map/map_highlights.h"
#include "app/play/question.h"
#include "app/play/turn_card.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app::scythe_app {

class ScytheTable final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.table")
    /// "Turn 13"
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// Both sides: rows of TableSide.
    Q_PROPERTY(automa::app::GadgetList* order READ order CONSTANT)
    Q_PROPERTY(Mode mode READ mode NOTIFY changed)
    /// What the Automa does in this turn or in this defence.
    Q_PROPERTY(automa::app::TurnModel* turn READ turn CONSTANT)
    Q_PROPERTY(automa::app::QuestionModel* question READ question CONSTANT)
    /// What the map shows with it: the way of the moved piece, the territories that are asked about.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// The same for the whole board: nothing of it is veiled.
    Q_PROPERTY(automa::app::MapHighlights onBoard READ onBoard NOTIFY changed)
    /// What to bring into sight; empty: nothing moves on the map.
    Q_PROPERTY(QStringList focus READ focus NOTIFY changed)
    /// Everything is told: the Automa's turn can be carried out.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// A combat was told: what lies on the table is its result.
    Q_PROPERTY(bool fought READ fought NOTIFY changed)
    /// The human won the combat of this turn, and its star is not the sixth: told with done().
    Q_PROPERTY(bool starOffered READ starOffered NOTIFY changed)
    /// On at first while a star for a combat is left.
    Q_PROPERTY(bool placesStar READ placesStar WRITE setPlacesStar NOTIFY changed)
    /// The human has all stars but the sixth, and the recruit bonus of this turn could bring it.
    Q_PROPERTY(bool sixthStarPossible READ sixthStarPossible NOTIFY changed)

public:
    /// Card: the box must show the Automa's card.
    enum Mode { None, Human, Automa, Card, Over };
    Q_ENUM(Mode)
    /// What Question::picture means. CardKeys: its groups are the keys of the cards, by number.
    enum Picture { NoPicture, CardKeys };
    Q_ENUM(Picture)

    /// Contract: the map shows the same game and outlives the table.
    ScytheTable(ScytheGame& game, ScytheMap& map, QObject* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] GadgetList* order() { return &order_; }
    [[nodiscard]] const std::vector<TableSide>& sides() const { return order_.rows(); }
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] TurnModel* turn() { return &turn_; }
    [[nodiscard]] QuestionModel* question() { return &question_; }
    [[nodiscard]] const MapHighlights& shown() const { return shown_; }
    [[nodiscard]] MapHighlights onBoard() const;
    [[nodiscard]] const QStringList& focus() const { return focus_; }
    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool fought() const;
    [[nodiscard]] bool starOffered() const;
    [[nodiscard]] bool placesStar() const { return placesStar_; }
    void setPlacesStar(bool places);
    [[nodiscard]] bool sixthStarPossible() const;

    /// The Automa's turn is carried out on the table.
    Q_INVOKABLE void done();
    /// What was asked: a card's number, a value, a territory's id.
    Q_INVOKABLE void answer(const QString& id);
    /// The recruit bonus of this turn brings the human the sixth star.
    Q_INVOKABLE void sixthStar();

public slots:
    /// Says everything anew: after a change of the position, or of the language.
    void retell();

signals:
    void changed();
    /// Something was refused, in words; nothing changed.
    void refused(const QString& reason);

private:
    void followGame();
    [[nodiscard]] std::vector<TableSide> participants() const;
    /// What is asked on this card; fights ask for themselves.
    [[nodiscard]] std::optional<scythe::Need> asked() const;
    [[nodiscard]] Question questionOf() const;
    void light();
    void mark(int place, int number);
    /// Only where one attack follows another do numbers say more than "here lie the most".
    [[nodiscard]] bool counts(const scythe::Need& need) const;
    void compareResources(const QString& answer);
    void countResources(int count);
    bool perform(const scythe::Command& command);

    ScytheGame& game_;
    ScytheMap& map_;
    ListModel<TableSide> order_;
    TurnModel turn_;
    QuestionModel question_;
    MapHighlights shown_;
    QStringList focus_;
    // Two territories are compared at a time: those with the most so far, and those not looked at yet. Or
    // each is counted.
    std::vector<scythe::TerritoryId> richest_;
    std::vector<scythe::TerritoryId> rest_;
    scythe::ToldResources told_;
    bool placesStar_ = false;
    std::uint64_t moment_ = 0; // that they belong to
};

} // namespace automa::app::scythe_app
