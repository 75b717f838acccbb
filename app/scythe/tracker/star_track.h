// The star card on the table: where its cube stands, what comes next, and what a step onto it changes.
#pragma once

#include "app/scythe/game.h"
#include "app/scythe/setup/new_game_rows.h"
#include "app/scythe/tracker/tracker_rows.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

class ScytheStarTrack final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.starTrack")
    Q_PROPERTY(QString card READ card NOTIFY changed)
    /// Kinds of StarSpaces.
    Q_PROPERTY(QList<int> spaces READ spaces NOTIFY changed)
    Q_PROPERTY(int inRow READ inRow CONSTANT)
    Q_PROPERTY(int cube READ cube NOTIFY changed)
    /// "Row 3, space 2"
    Q_PROPERTY(QString cubeText READ cubeText NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    Q_PROPERTY(bool waterOpen READ waterOpen NOTIFY changed)
    Q_PROPERTY(QString waterText READ waterText NOTIFY changed)
    /// The Automa's six stars: rows of PlacedStar.
    Q_PROPERTY(automa::app::GadgetList* stars READ stars CONSTANT)
    Q_PROPERTY(QString starsText READ starsText NOTIFY changed)
    Q_PROPERTY(QString possibleText READ possibleText NOTIFY changed)
    /// What the turn on the table changes here, with its orders; empty if it changes nothing of weight.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    Q_PROPERTY(QStringList orders READ orders NOTIFY changed)
    Q_PROPERTY(QString noticeRule READ noticeRule NOTIFY changed)
    /// All four: rows of StarCardChoice.
    Q_PROPERTY(automa::app::GadgetList* all READ all CONSTANT)

public:
    explicit ScytheStarTrack(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] QString card() const;
    [[nodiscard]] QList<int> spaces() const;
    [[nodiscard]] int inRow() const;
    [[nodiscard]] int cube() const { return mat().star_cube; }
    [[nodiscard]] QString cubeText() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] bool waterOpen() const;
    [[nodiscard]] QString waterText() const;
    [[nodiscard]] GadgetList* stars() { return &stars_; }
    [[nodiscard]] QString starsText() const;
    [[nodiscard]] QString possibleText() const;
    [[nodiscard]] QString notice() const { return notice_; }
    [[nodiscard]] QStringList orders() const { return orders_; }
    [[nodiscard]] QString noticeRule() const { return rule_; }
    [[nodiscard]] GadgetList* all() { return &all_; }

public slots:
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] const scythe::AutomaMat& mat() const;
    [[nodiscard]] const scythe::StarTrack& track() const;
    [[nodiscard]] std::vector<PlacedStar> readStars() const;
    [[nodiscard]] std::vector<StarCardChoice> readCards() const;
    void readNotice();

    ScytheGame& game_;
    ListModel<PlacedStar> stars_;
    ListModel<StarCardChoice> all_;
    QString notice_;
    QStringList orders_;
    QString rule_;
};

} // namespace automa::app::scythe_app
