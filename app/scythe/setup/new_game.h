// Who plays and how: what the screen "New game" collects. Every state of it is one that can be played.
#pragma once

#include "app/play/readings.h"
#include "app/scythe/setup/new_game_rows.h"
#include "app/shell/list_model.h"
#include "model/scythe/table/setup.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace automa::app {
class Settings;
}

namespace automa::app::scythe_app {

class ScytheNewGame final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.newGame")
    /// The app decides, or it keeps the cards and markers only.
    Q_PROPERTY(bool cardsOnly READ cardsOnly WRITE setCardsOnly NOTIFY changed)
    Q_PROPERTY(bool cardsFromBox READ cardsFromBox WRITE setCardsFromBox NOTIFY changed)
    /// The app keeps the resources on the territories, instead of asking when they matter (S-59).
    Q_PROPERTY(bool resourcesTracked READ resourcesTracked WRITE setResourcesTracked NOTIFY changed)
    /// Rows of FactionChoice.
    Q_PROPERTY(automa::app::GadgetList* humans READ humans CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* automas READ automas CONSTANT)
    Q_PROPERTY(QString humanName READ humanName NOTIFY changed)
    Q_PROPERTY(QString automaName READ automaName NOTIFY changed)
    /// What is said of a faction of the expansion as the Automa; empty for the others.
    Q_PROPERTY(QString expansionNote READ expansionNote NOTIFY changed)
    /// Steps between the two bases, and the ends of what can be chosen.
    Q_PROPERTY(int distance READ distance NOTIFY changed)
    Q_PROPERTY(int nearest READ nearest NOTIFY changed)
    Q_PROPERTY(int farthest READ farthest NOTIFY changed)
    /// Rows of StarCardChoice.
    Q_PROPERTY(automa::app::GadgetList* starCards READ starCards CONSTANT)
    Q_PROPERTY(int longestTrack READ longestTrack CONSTANT)
    Q_PROPERTY(int shortestTrack READ shortestTrack CONSTANT)
    /// Rows of ModifierChoice.
    Q_PROPERTY(automa::app::GadgetList* modifiers READ modifiers CONSTANT)
    Q_PROPERTY(QString modifiersNote READ modifiersNote NOTIFY changed)
    /// What they come to on these cards, a sentence each.
    Q_PROPERTY(QStringList modifierEffects READ modifierEffects NOTIFY changed)
    Q_PROPERTY(automa::app::ReadingsModel* readings READ readings CONSTANT)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)

public:
    /// `key`: where the choices are kept for the next time.
    ScytheNewGame(const scythe::Catalogue& facts, Settings& settings,
                  const QString& key = QStringLiteral("scythe/newGame"), QObject* parent = nullptr);

    [[nodiscard]] bool cardsOnly() const { return options_.tracking == scythe::Tracking::cards_only; }
    void setCardsOnly(bool only);
    [[nodiscard]] bool cardsFromBox() const { return options_.cards_from == scythe::CardsFrom::box; }
    void setCardsFromBox(bool box);
    [[nodiscard]] bool resourcesTracked() const { return options_.resources_tracked; }
    void setResourcesTracked(bool tracked);
    [[nodiscard]] GadgetList* humans() { return &humans_; }
    [[nodiscard]] GadgetList* automas() { return &automas_; }
    [[nodiscard]] QString humanName() const;
    [[nodiscard]] QString automaName() const;
    [[nodiscard]] QString expansionNote() const;
    [[nodiscard]] int distance() const { return distanceTo(options_.automa); }
    [[nodiscard]] int nearest() const;
    [[nodiscard]] int farthest() const;
    [[nodiscard]] GadgetList* starCards() { return &starCards_; }
    [[nodiscard]] int longestTrack() const;
    [[nodiscard]] int shortestTrack() const;
    [[nodiscard]] GadgetList* modifiers() { return &modifiers_; }
    [[nodiscard]] QString modifiersNote() const;
    [[nodiscard]] QStringList modifierEffects() const;
    [[nodiscard]] ReadingsModel* readings() { return &readings_; }
    [[nodiscard]] QString readingsNote() const;

    /// If the Automa plays this faction, the two change places.
    Q_INVOKABLE void chooseHuman(const QString& faction);
    Q_INVOKABLE void chooseAutoma(const QString& faction);
    Q_INVOKABLE void chooseStarCard(const QString& card);
    /// 0 or 1 for what is on or off.
    Q_INVOKABLE void setModifier(const QString& modifier, int value);
    Q_INVOKABLE void clearModifiers();

    [[nodiscard]] scythe::GameOptions options(std::uint64_t seed) const;
    /// The choices of somebody else, e.g. from a code.
    void takeOver(const scythe::GameOptions& options);
    /// Says everything again, in the language of the app.
    void refresh();

signals:
    void changed();

private:
    void recall();
    void keep();
    void setReading(const QString& reading, const QString& value);
    [[nodiscard]] int distanceTo(scythe::Faction automa) const;
    [[nodiscard]] std::vector<FactionChoice> factions(bool human) const;
    [[nodiscard]] std::vector<StarCardChoice> levels() const;
    [[nodiscard]] std::vector<HouseReading> openQuestions() const;

    const scythe::Catalogue& facts_;
    Settings& settings_;
    QString key_;
    scythe::GameOptions options_;
    ListModel<FactionChoice> humans_;
    ListModel<FactionChoice> automas_;
    ListModel<StarCardChoice> starCards_;
    ListModel<ModifierChoice> modifiers_;
    ReadingsModel readings_;
};

} // namespace automa::app::scythe_app
