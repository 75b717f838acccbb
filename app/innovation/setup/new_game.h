// Who plays and how: what the screen "New game" collects. Every state of it is one that can be played.
#pragma once

#include "app/innovation/map/innovation_map.h"
#include "app/play/readings.h"
#include "app/shell/list_model.h"
#include "model/innovation/table/setup.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Settings;
}

namespace automa::app::innovation_app {

class InnovationApp;

/// A faction, a level or a terrain to choose.
struct InnovationChoice {
    Q_GADGET
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool current MEMBER current)
    /// What cannot be chosen now says in `detail` why.
    Q_PROPERTY(bool free MEMBER free)
    /// A faction whose card the table reads.
    Q_PROPERTY(bool guided MEMBER guided)

public:
    QString value{};
    QString text{};
    QString detail{};
    int number = 0;
    bool current = false;
    bool free = true;
    bool guided = false;
    friend bool operator==(const InnovationChoice&, const InnovationChoice&) = default;
};

class InnovationNewGame final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool cardsOnly READ cardsOnly WRITE setCardsOnly NOTIFY changed)
    Q_PROPERTY(bool cardsFromBox READ cardsFromBox WRITE setCardsFromBox NOTIFY changed)
    Q_PROPERTY(Map map READ map WRITE setMap NOTIFY changed)
    /// Both sides of the board, empty, and how many land hexes they have.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* smallMap READ smallMap CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* largeMap READ largeMap CONSTANT)
    Q_PROPERTY(int smallLand READ smallLand CONSTANT)
    Q_PROPERTY(int largeLand READ largeLand CONSTANT)
    Q_PROPERTY(int humans READ humans WRITE setHumans NOTIFY changed)
    /// Native terrains of the humans: ids and words.
    Q_PROPERTY(QStringList humanTerrains READ humanTerrains NOTIFY changed)
    Q_PROPERTY(QStringList humanNames READ humanNames NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* factions READ factions CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* levels READ levels CONSTANT)
    /// "deck 7 · shipping 1–2 · X 2–3"
    Q_PROPERTY(QString levelNote READ levelNote NOTIFY changed)
    Q_PROPERTY(QString levelWords READ levelWords NOTIFY changed)
    /// Why others cannot be chosen; empty if they can.
    Q_PROPERTY(QString factionNote READ factionNote NOTIFY changed)
    Q_PROPERTY(QString factionWords READ factionWords NOTIFY changed)
    /// Of the Automa, in the order of the wheel; then one without a value: drawn.
    Q_PROPERTY(automa::app::GadgetList* terrains READ terrains CONSTANT)
    Q_PROPERTY(QString terrainNote READ terrainNote NOTIFY changed)
    /// What the human who was asked for last may play.
    Q_PROPERTY(automa::app::GadgetList* humanChoices READ humanChoices CONSTANT)
    Q_PROPERTY(automa::app::ReadingsModel* readings READ readings CONSTANT)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)

public:
    /// The two sides of the board, as the rules number them.
    enum class Map { Small, Large };
    Q_ENUM(Map)

    explicit InnovationNewGame(InnovationApp& app);
    static InnovationNewGame* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool cardsOnly() const { return options_.tracking == innovation::Tracking::cards_only; }
    void setCardsOnly(bool only);
    [[nodiscard]] bool cardsFromBox() const { return options_.dealer == innovation::Dealer::box; }
    void setCardsFromBox(bool box);
    [[nodiscard]] Map map() const { return static_cast<Map>(options_.map); }
    void setMap(Map side);
    [[nodiscard]] InnovationMap* smallMap() { return &smallMap_; }
    [[nodiscard]] InnovationMap* largeMap() { return &largeMap_; }
    [[nodiscard]] int smallLand() const { return landOf(innovation::MapSide::small); }
    [[nodiscard]] int largeLand() const { return landOf(innovation::MapSide::large); }
    [[nodiscard]] int humans() const { return static_cast<int>(options_.humans.size()); }
    void setHumans(int count);
    [[nodiscard]] QStringList humanTerrains() const;
    [[nodiscard]] QStringList humanNames() const;
    [[nodiscard]] GadgetList* factions() { return &factions_; }
    [[nodiscard]] GadgetList* levels() { return &levels_; }
    [[nodiscard]] QString levelNote() const;
    [[nodiscard]] QString levelWords() const;
    [[nodiscard]] QString factionNote() const;
    [[nodiscard]] QString factionWords() const;
    [[nodiscard]] GadgetList* terrains() { return &terrains_; }
    [[nodiscard]] QString terrainNote() const;
    [[nodiscard]] GadgetList* humanChoices() { return &humanChoices_; }
    [[nodiscard]] ReadingsModel* readings() { return &readings_; }
    [[nodiscard]] QString readingsNote() const;

    Q_INVOKABLE void chooseFaction(const QString& faction);
    Q_INVOKABLE void chooseLevel(const QString& level);
    /// Empty: drawn at the start.
    Q_INVOKABLE void chooseTerrain(const QString& terrain);
    /// Fills `humanChoices` for the first (0) or second (1) human.
    Q_INVOKABLE void askHuman(int index);
    Q_INVOKABLE void chooseHuman(int index, const QString& terrain);
    /// Faction, terrains and so on by chance; map, humans and level stay.
    Q_INVOKABLE void surprise();

    [[nodiscard]] innovation::GameOptions options(std::uint64_t seed) const;
    /// The choices of somebody else, e.g. from a code.
    void takeOver(const innovation::GameOptions& options);
    /// Says everything again, in the language of the app.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] int landOf(innovation::MapSide side) const;
    void recall();
    void keep();
    void setReading(const QString& reading, const QString& value);
    /// A terrain nobody else has.
    [[nodiscard]] innovation::Terrain freeTerrain() const;
    [[nodiscard]] std::vector<HouseReading> openQuestions() const;
    [[nodiscard]] std::vector<InnovationChoice> factionRows() const;
    [[nodiscard]] std::vector<InnovationChoice> levelRows() const;
    [[nodiscard]] std::vector<InnovationChoice> terrainRows() const;

    std::shared_ptr<const innovation::Catalogue> facts_;
    Settings& settings_;
    innovation::GameOptions options_;
    InnovationMap smallMap_;
    InnovationMap largeMap_;
    ListModel<InnovationChoice> factions_;
    ListModel<InnovationChoice> levels_;
    ListModel<InnovationChoice> terrains_;
    ListModel<InnovationChoice> humanChoices_;
    int askedHuman_ = 0;
    ReadingsModel readings_;
};

} // namespace automa::app::innovation_app
