// The human's turn: pieces tapped and put elsewhere, new ones, a star; nothing else of it matters to the
// Automa.
#pragma once

#include "app/map/map_highlights.h"
#include "app/play/question.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app::scythe_app {

class ScytheHuman final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.human")
    /// What is being entered.
    Q_PROPERTY(Act act READ act NOTIFY changed)
    /// "From mountain C2", "Where does the new mech stand?"
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// What goes along with the tapped piece, and how many of it there are.
    Q_PROPERTY(bool characterThere READ characterThere NOTIFY changed)
    Q_PROPERTY(bool character READ character NOTIFY changed)
    Q_PROPERTY(int mechsThere READ mechsThere NOTIFY changed)
    Q_PROPERTY(int mechs READ mechs NOTIFY changed)
    Q_PROPERTY(int workersThere READ workersThere NOTIFY changed)
    Q_PROPERTY(int workers READ workers NOTIFY changed)
    /// They do not stand on the home base already.
    Q_PROPERTY(bool awayFromBase READ awayFromBase NOTIFY changed)
    /// Abilities of a new mech, recruits, a number of resources: what must be chosen. The numbers are not
    /// listed.
    Q_PROPERTY(automa::app::QuestionModel* choice READ choice CONSTANT)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// Something was entered in this turn.
    Q_PROPERTY(bool underWay READ underWay NOTIFY changed)
    /// The last thing entered in this turn, in words; empty if nothing was.
    Q_PROPERTY(QString entered READ entered NOTIFY changed)
    Q_PROPERTY(int workersLeft READ workersLeft NOTIFY changed)
    Q_PROPERTY(int mechsLeft READ mechsLeft NOTIFY changed)
    /// One more star, and the game is over.
    Q_PROPERTY(bool nextStarIsLast READ nextStarIsLast NOTIFY changed)
    Q_PROPERTY(bool resourcesTracked READ resourcesTracked NOTIFY changed)
    /// How many resources lie on a territory is asked, and how many did.
    Q_PROPERTY(bool counting READ counting NOTIFY changed)
    Q_PROPERTY(int resourcesThere READ resourcesThere NOTIFY changed)

public:
    /// Piece: a piece was tapped and waits for its territory.
    enum Act { None, Piece, Worker, Mech, Encounter, Recruit, Resources };
    Q_ENUM(Act)

    ScytheHuman(ScytheGame& game, ScytheMap& map, QObject* parent = nullptr);

    [[nodiscard]] Act act() const { return act_; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] bool characterThere() const;
    [[nodiscard]] bool character() const { return group_.character; }
    [[nodiscard]] int mechsThere() const;
    [[nodiscard]] int mechs() const { return group_.mechs; }
    [[nodiscard]] int workersThere() const;
    [[nodiscard]] int workers() const { return group_.workers; }
    [[nodiscard]] bool awayFromBase() const { return from_ && *from_ != game_.human().base(); }
    [[nodiscard]] QuestionModel* choice() { return &choice_; }
    [[nodiscard]] const MapHighlights& shown() const { return shown_; }
    [[nodiscard]] bool underWay() const { return underWay_; }
    [[nodiscard]] QString entered() const { return underWay_ ? game_.undoLabel() : QString(); }
    [[nodiscard]] int workersLeft() const;
    [[nodiscard]] int mechsLeft() const;
    [[nodiscard]] bool nextStarIsLast() const;
    [[nodiscard]] bool resourcesTracked() const { return game_.isOpen() && game_.state().resources_tracked; }

    [[nodiscard]] bool counting() const { return act_ == Resources && counted_; }
    [[nodiscard]] int resourcesThere() const;

    /// A place of the map: a piece to take, or where it goes. The same place again changes what goes along.
    Q_INVOKABLE void tap(const QString& place);
    Q_INVOKABLE void begin(automa::app::scythe_app::ScytheHuman::Act act);
    Q_INVOKABLE void cancel();
    /// What goes along.
    Q_INVOKABLE void takeCharacter(bool take);
    Q_INVOKABLE void takeMechs(int count);
    Q_INVOKABLE void takeWorkers(int count);
    /// The tapped pieces go to the human's own base.
    Q_INVOKABLE void toBase();
    Q_INVOKABLE void choose(const QString& answer);
    Q_INVOKABLE void placeStar();
    Q_INVOKABLE void endTurn();
    /// One step back inside what is being entered; false if nothing is.
    Q_INVOKABLE bool stepBack();

public slots:
    void retell();

signals:
    void changed();
    void refused(const QString& reason);

private:
    /// Pieces that go together.
    struct Group {
        bool character = false;
        int mechs = 0;
        int workers = 0;
        friend bool operator==(const Group&, const Group&) = default;
    };

    void followGame();
    void light();
    /// Where the last thing that was entered went.
    void lightLastMove();
    void askChoice();
    [[nodiscard]] std::vector<Group> groupsAt(scythe::Place place) const;
    void take(scythe::Place place);
    void move(scythe::Place to);
    void placeNew(scythe::Place place);
    bool perform(const scythe::Command& command);

    ScytheGame& game_;
    ScytheMap& map_;
    Act act_ = None;
    std::optional<scythe::Place> from_;
    Group group_;
    std::optional<scythe::AbilityId> ability_;
    std::optional<scythe::TerritoryId> counted_;
    QuestionModel choice_;
    MapHighlights shown_;
    bool underWay_ = false;
    std::uint64_t moment_ = 0; // that the entry belongs to
};

} // namespace automa::app::scythe_app
