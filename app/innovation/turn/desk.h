// A human's turn: a hex is tapped and what happened there is proposed; keys for the actions of the board.
// Nothing counts before it is confirmed, and all of it is one action of the journal.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app::innovation_app {

/// What may have happened on the chosen hex.
struct InnovationHexChoice {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(bool chosen MEMBER chosen)
    /// Seldom: behind "Other".
    Q_PROPERTY(bool seldom MEMBER seldom)
    /// No such piece is left.
    Q_PROPERTY(bool off MEMBER off)

public:
    QString text{};
    QString symbol{};
    bool chosen = false;
    bool seldom = false;
    bool off = false;
    friend bool operator==(const InnovationHexChoice&, const InnovationHexChoice&) = default;
};

/// A slot on the board that a human may use or empty.
struct InnovationKey {
    Q_GADGET
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// It lies under an X token, or the tile is gone, as far as known.
    Q_PROPERTY(bool covered MEMBER covered)
    Q_PROPERTY(bool used MEMBER used)
    /// Whole, for screen readers.
    Q_PROPERTY(QString name MEMBER name)

public:
    int slot = 0;
    QString text{};
    QString symbol{};
    bool covered = false;
    bool used = false;
    QString name{};
    friend bool operator==(const InnovationKey&, const InnovationKey&) = default;
};

/// In QML: InnovationStudy.OneLevel …
namespace InnovationStudy {
Q_NAMESPACE
QML_ELEMENT
/// What a human did in a discipline.
enum Study { None, OneLevel, TwoLevels, Scholar };
Q_ENUM_NS(Study)
} // namespace InnovationStudy

struct InnovationScienceKey {
    Q_GADGET
    Q_PROPERTY(int discipline MEMBER discipline)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// "you 4 · Automa 1"
    Q_PROPERTY(QString levels MEMBER levels)
    /// Levels of the best free scholar space; 0 if none is free.
    Q_PROPERTY(int scholar MEMBER scholar)
    Q_PROPERTY(automa::app::innovation_app::InnovationStudy::Study chosen MEMBER chosen)

public:
    int discipline = 0;
    QString name{};
    QString symbol{};
    QString levels{};
    int scholar = 0;
    InnovationStudy::Study chosen = InnovationStudy::None;
    friend bool operator==(const InnovationScienceKey&, const InnovationScienceKey&) = default;
};

class InnovationDesk final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.desk")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// The first workshops: nothing but a hex is entered.
    Q_PROPERTY(bool placing READ placing NOTIFY changed)
    /// The id of the hex that is chosen; empty: none.
    Q_PROPERTY(QString hex READ hex NOTIFY changed)
    Q_PROPERTY(QString hexTitle READ hexTitle NOTIFY changed)
    Q_PROPERTY(QString hexDetail READ hexDetail NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* choices READ choices CONSTANT)
    Q_PROPERTY(bool hasSeldom READ hasSeldom NOTIFY changed)
    /// What the map lifts out: the chosen hex, the other ends of bridges.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* power READ power CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* books READ books CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* innovations READ innovations CONSTANT)
    /// How many are left on the display, as far as known.
    Q_PROPERTY(int innovationsLeft READ innovationsLeft NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* science READ science CONSTANT)
    Q_PROPERTY(bool passing READ passing NOTIFY changed)
    /// Nothing is entered yet: Done says that nothing happened that the Automa looks at.
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Something is chosen that clear() would take back.
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    /// What follows for the Automa; empty if nothing is worth a word.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

public:
    InnovationDesk(InnovationGame& game, InnovationMap& map, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return game_.humanToAct().has_value(); }
    [[nodiscard]] bool placing() const;
    [[nodiscard]] QString hex() const;
    [[nodiscard]] QString hexTitle() const;
    [[nodiscard]] QString hexDetail() const;
    [[nodiscard]] GadgetList* choices() { return &choices_; }
    [[nodiscard]] bool hasSeldom() const;
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] GadgetList* power() { return &power_; }
    [[nodiscard]] GadgetList* books() { return &books_; }
    [[nodiscard]] GadgetList* innovations() { return &innovations_; }
    [[nodiscard]] int innovationsLeft() const;
    [[nodiscard]] GadgetList* science() { return &science_; }
    [[nodiscard]] bool passing() const { return draft_.pass; }
    [[nodiscard]] bool empty() const { return parts().empty(); }
    [[nodiscard]] bool begun() const { return draft_.pass || draft_.hex || !empty(); }
    [[nodiscard]] QString confirmText() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString hint() const;

    /// A tap on the map; a hex that offers nothing is only looked at. What is chosen and tapped again stays
    /// chosen, here as below: clear() and clearHex() are the ways back.
    Q_INVOKABLE void tapHex(const QString& id);
    Q_INVOKABLE void clearHex();
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void usePower(int slot);
    Q_INVOKABLE void useBook(int slot);
    Q_INVOKABLE void takeInnovation(int slot);
    Q_INVOKABLE void study(int discipline, automa::app::innovation_app::InnovationStudy::Study how);
    Q_INVOKABLE void pass();
    Q_INVOKABLE void clear();
    /// What was entered counts. `goesOn`: the turn is not over with it.
    Q_INVOKABLE void confirm(bool goesOn = false);

public slots:
    /// Another position or another language.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    /// One of the things that may happen on a hex, as the command that says so.
    struct Choice {
        innovation::Command command;
        InnovationHexChoice row;
    };
    struct Draft {
        std::optional<innovation::HexId> hex;
        int choice = -1;
        innovation::Slots power = 0;
        innovation::Slots books = 0;
        innovation::Slots innovations = 0;
        std::array<InnovationStudy::Study, innovation::count_of<innovation::Discipline>> science{};
        bool pass = false;
    };

    [[nodiscard]] innovation::Player who() const;
    /// Of what the chosen hex could bear: the kinds of which no piece is left.
    [[nodiscard]] QString noneLeft() const;
    [[nodiscard]] QString wordsOf(const innovation::Command& command, const core::Label& label) const;
    [[nodiscard]] std::vector<Choice> choicesFor(innovation::HexId hex) const;
    void addBuilds(std::vector<Choice>& list, innovation::HexId hex) const;
    void addUpgrades(std::vector<Choice>& list, innovation::HexId hex) const;
    void addBridges(std::vector<Choice>& list, innovation::HexId hex) const;
    [[nodiscard]] std::vector<innovation::Command> parts() const;
    [[nodiscard]] std::optional<std::uint8_t> freeSpace(std::size_t discipline) const;
    void showKeys();
    void workOut();

    InnovationGame& game_;
    InnovationMap& map_;
    Draft draft_;
    std::vector<Choice> offered_;
    ListModel<InnovationHexChoice> choices_;
    ListModel<InnovationKey> power_;
    ListModel<InnovationKey> books_;
    ListModel<InnovationKey> innovations_;
    ListModel<InnovationScienceKey> science_;
};

} // namespace automa::app::innovation_app
