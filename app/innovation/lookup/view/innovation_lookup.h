// What the forms of the look-up show: cards with their signs, terrain rows, factions, first workshops on both
// maps.
#pragma once

#include "app/innovation/map/innovation_map.h"
#include "app/innovation/turn/card_pair.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

/// A line of a faction's card.
struct InnovationFactionLine {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    int number = 0;
    QString symbol{};
    QString text{};
    QString detail{};
    friend bool operator==(const InnovationFactionLine&, const InnovationFactionLine&) = default;
};

class InnovationLookup final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int revision READ revision NOTIFY retold)
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* smallMap READ smallMap CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* largeMap READ largeMap CONSTANT)
    /// Of the card that was asked for last.
    Q_PROPERTY(automa::app::GadgetList* support READ support CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* action READ action CONSTANT)
    /// Of the faction that was asked for last.
    Q_PROPERTY(automa::app::GadgetList* lines READ lines CONSTANT)

public:
    explicit InnovationLookup(InnovationApp& app);
    static InnovationLookup* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] int revision() const { return revision_; }
    [[nodiscard]] InnovationMap* smallMap() { return &smallMap_; }
    [[nodiscard]] InnovationMap* largeMap() { return &largeMap_; }
    [[nodiscard]] GadgetList* support() { return &support_; }
    [[nodiscard]] GadgetList* action() { return &action_; }
    [[nodiscard]] GadgetList* lines() { return &lines_; }

    /// Fills `support` and `action`; whether the card shows the pass symbol.
    Q_INVOKABLE bool showCard(int number);
    /// Fills `lines` with what the faction does.
    Q_INVOKABLE void showFaction(const QString& faction);
    /// Disciplines in which the faction starts on level 1 or more: ids, and levels.
    Q_INVOKABLE [[nodiscard]] QStringList startOf(const QString& faction) const;
    /// A terrain's row "A" or "B", the first wanted first.
    Q_INVOKABLE [[nodiscard]] QStringList terrainRow(const QString& terrain, const QString& row) const;
    /// The six lettered hexes of a terrain on this side of the board.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHighlights letters(const QString& terrain, bool large) const;

signals:
    void retold();

private:
    void retell();

    std::shared_ptr<const innovation::Catalogue> facts_;
    InnovationMap smallMap_;
    InnovationMap largeMap_;
    ListModel<InnovationCardSign> support_;
    ListModel<InnovationCardSign> action_;
    ListModel<InnovationFactionLine> lines_;
    int card_ = 0;
    QString faction_;
    int revision_ = 0;
};

} // namespace automa::app::innovation_app
