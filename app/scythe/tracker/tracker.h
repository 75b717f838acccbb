// Everything the app keeps of the Automa, how its numbers came about, and the human's stars.
#pragma once

#include "app/play/ledger.h"
#include "app/play/viewers.h"
#include "app/scythe/correct/cards_draft.h"
#include "app/scythe/correct/mat_correction.h"
#include "app/scythe/game.h"
#include "app/scythe/tracker/numbers_follower.h"
#include "app/scythe/tracker/tracker_rows.h"
#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

class ScytheTracker final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.tracker")
    /// Panes say here whether they are in sight. While none is, only what other screens show as well is kept
    /// up: the sides' looks and the human's stars.
    Q_PROPERTY(automa::app::Viewers* viewers READ viewers CONSTANT)
    Q_PROPERTY(QString automaName READ automaName NOTIFY sidesChanged)
    Q_PROPERTY(automa::app::SideLook automaLook READ automaLook NOTIFY sidesChanged)
    Q_PROPERTY(automa::app::SideLook humanLook READ humanLook NOTIFY sidesChanged)
    Q_PROPERTY(int power READ power NOTIFY changed)
    /// What it will be once the turn on the table is carried out.
    Q_PROPERTY(int powerAfter READ powerAfter NOTIFY changed)
    Q_PROPERTY(int mostPower READ mostPower CONSTANT)
    /// Where each range of the combat table begins.
    Q_PROPERTY(QList<int> powerRanges READ powerRanges CONSTANT)
    Q_PROPERTY(QString rangesText READ rangesText NOTIFY changed)
    Q_PROPERTY(QString powerNote READ powerNote NOTIFY changed)
    /// Rows of TrackedNumber: coins, combat cards, stars, popularity.
    Q_PROPERTY(automa::app::GadgetList* numbers READ numbers CONSTANT)
    /// Rows of TrackedUnits; none if only the cards are kept.
    Q_PROPERTY(automa::app::GadgetList* units READ units CONSTANT)
    Q_PROPERTY(bool unitsKept READ unitsKept NOTIFY changed)
    Q_PROPERTY(QString cardsTitle READ cardsTitle NOTIFY changed)
    Q_PROPERTY(QString cardsNote READ cardsNote NOTIFY changed)
    /// Rows of TrackedCard, all 19.
    Q_PROPERTY(automa::app::GadgetList* cards READ cards CONSTANT)
    Q_PROPERTY(bool factoryCard READ factoryCard NOTIFY changed)
    Q_PROPERTY(int humanStars READ humanStars NOTIFY sidesChanged)
    Q_PROPERTY(bool canStar READ canStar NOTIFY sidesChanged)
    /// Rows of LedgerLine, the newest first.
    Q_PROPERTY(automa::app::GadgetList* ledger READ ledger CONSTANT)
    /// Sets by hand what is kept.
    Q_PROPERTY(automa::app::scythe_app::ScytheMatCorrection* draft READ draft CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheCardsDraft* cardsDraft READ cardsDraft CONSTANT)

public:
    enum Pile { Deck = CardPile::Deck, Discard = CardPile::Discard, CombatDiscard = CardPile::CombatDiscard };
    Q_ENUM(Pile)

    explicit ScytheTracker(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] Viewers* viewers() { return &viewers_; }
    [[nodiscard]] QString automaName() const;
    [[nodiscard]] SideLook automaLook() const;
    [[nodiscard]] SideLook humanLook() const;
    [[nodiscard]] int power() const { return mat().power; }
    [[nodiscard]] int powerAfter() const { return after().power; }
    [[nodiscard]] int mostPower() const { return scythe::power_limit; }
    [[nodiscard]] QList<int> powerRanges() const;
    [[nodiscard]] QString rangesText() const;
    [[nodiscard]] QString powerNote() const;
    [[nodiscard]] GadgetList* numbers() { return &numbers_; }
    [[nodiscard]] GadgetList* units() { return &units_; }
    [[nodiscard]] bool unitsKept() const { return game_.isOpen() && !game_.cardsOnly(); }
    [[nodiscard]] QString cardsTitle() const;
    [[nodiscard]] QString cardsNote() const;
    [[nodiscard]] GadgetList* cards() { return &cards_; }
    [[nodiscard]] bool factoryCard() const { return mat().factory_card; }
    [[nodiscard]] int humanStars() const { return game_.isOpen() ? game_.human().human.stars : 0; }
    [[nodiscard]] bool canStar() const { return game_.humanToAct(); }
    [[nodiscard]] GadgetList* ledger() { return ledger_.lines(); }
    [[nodiscard]] ScytheMatCorrection* draft() { return &draft_; }
    [[nodiscard]] ScytheCardsDraft* cardsDraft() { return &cardsDraft_; }

    /// One more star of the human; the sixth ends the game.
    Q_INVOKABLE void placeStar();

public slots:
    /// The position is another one.
    void refresh();
    /// The language is another one.
    void retell();

signals:
    void changed();
    void sidesChanged();
    void refused(const QString& reason);

private:
    [[nodiscard]] const scythe::AutomaMat& mat() const;
    [[nodiscard]] const scythe::AutomaMat& after() const;
    [[nodiscard]] std::vector<TrackedNumber> readNumbers() const;
    [[nodiscard]] std::vector<TrackedUnits> readUnits() const;

    ScytheGame& game_;
    Viewers viewers_;
    ScytheMatCorrection draft_;
    ScytheCardsDraft cardsDraft_;
    ListModel<TrackedNumber> numbers_;
    ListModel<TrackedUnits> units_;
    ListModel<TrackedCard> cards_;
    Ledger<ScytheGame, NumbersFollower> ledger_;
};

} // namespace automa::app::scythe_app
