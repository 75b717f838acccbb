// Who plays and how: what the screen "New game" collects. Every state of it is one that can be played, or
// says why not.
#pragma once

#include "app/barrage/choice_rows.h"
#include "app/barrage/game.h"
#include "app/play/readings.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace automa::app {
class Settings;
}

namespace automa::app::barrage_app {

struct NewGameSeat {
    Q_GADGET
    QML_VALUE_TYPE(newGameSeat)
    Q_PROPERTY(bool human MEMBER human)
    /// Empty: drawn.
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString level MEMBER level)
    /// What the level means; empty for a human.
    Q_PROPERTY(QString about MEMBER about)
    /// Who leads an Automa of the highest level, or a human; empty if nobody is chosen.
    Q_PROPERTY(QString officer MEMBER officer)
    Q_PROPERTY(bool removable MEMBER removable)

public:
    bool human = false;
    QString company{};
    QString title{};
    QString detail{};
    QString level{};
    QString about{};
    QString officer{};
    bool removable = false;
    friend bool operator==(const NewGameSeat&, const NewGameSeat&) = default;
};

class BarrageNewGame final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.newGame")
    /// Who takes part: rows of NewGameSeat.
    Q_PROPERTY(automa::app::GadgetList* seats READ seats CONSTANT)
    /// Of an Automa: each a ChoiceOption.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)
    /// Of the seat that edit() was called for: rows of ChoiceLine. Without officers nobody can lead it.
    Q_PROPERTY(automa::app::GadgetList* companies READ companies CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* officers READ officers CONSTANT)
    /// That seat itself.
    Q_PROPERTY(automa::app::barrage_app::NewGameSeat edited READ edited NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool leeghwater READ leeghwater WRITE setLeeghwater NOTIFY changed)
    Q_PROPERTY(Tiles tiles READ tiles WRITE setTiles NOTIFY changed)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(automa::app::ReadingsModel* readings READ readings CONSTANT)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)
    /// Why this cannot be played; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// The app decides, or it turns up the tiles only.
    enum Mode { AppDecides, TilesOnly };
    Q_ENUM(Mode)
    enum Tiles { FromApp, FromBox };
    Q_ENUM(Tiles)

    BarrageNewGame(BarrageGame& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] ListModel<NewGameSeat>* seats() { return &seats_; }
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] ListModel<ChoiceLine>* companies() { return &companies_; }
    [[nodiscard]] ListModel<ChoiceLine>* officers() { return &officers_; }
    [[nodiscard]] NewGameSeat edited() const;
    [[nodiscard]] bool canAdd() const { return list_.size() < barrage::max_participants; }
    [[nodiscard]] bool leeghwater() const { return leeghwater_; }
    void setLeeghwater(bool with);
    [[nodiscard]] Tiles tiles() const { return tiles_ == TileSource::box ? FromBox : FromApp; }
    void setTiles(Tiles from);
    [[nodiscard]] Mode mode() const { return mode_; }
    void setMode(Mode mode);
    [[nodiscard]] ReadingsModel* readings() { return &readingList_; }
    [[nodiscard]] QString readingsNote() const;
    [[nodiscard]] QString problem() const;

    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int index);
    Q_INVOKABLE void setHuman(int index, bool human);
    Q_INVOKABLE void setCompany(int index, const QString& company);
    Q_INVOKABLE void setLevel(int index, const QString& level);
    Q_INVOKABLE void setOfficer(int index, const QString& officer);
    void setReading(const QString& id, const QString& option);
    /// Lists what can be chosen for this seat.
    Q_INVOKABLE void edit(int index);

    [[nodiscard]] barrage::GameOptions options(std::uint64_t seed) const;
    [[nodiscard]] TileSource tileSource() const { return tiles_; }
    /// The choices of somebody else, e.g. from a code.
    void takeOver(const barrage::GameOptions& options, TileSource tiles);
    /// Says everything again, in the language of the app.
    void refresh();

signals:
    void changed();

private:
    void reset();
    void recall();
    void keep();
    [[nodiscard]] bool valid(int index) const { return index >= 0 && index < static_cast<int>(list_.size()); }
    [[nodiscard]] NewGameSeat seatOf(const barrage::Participant& who) const;
    [[nodiscard]] std::vector<ChoiceLine> companyLines(const barrage::Participant& seat) const;
    [[nodiscard]] std::vector<ChoiceLine> officerLines(const barrage::Participant& seat) const;
    void showSeats();
    void showChoices();

    BarrageGame& game_;
    Settings& settings_;
    std::vector<barrage::Participant> list_;
    barrage::Interpretations readings_;
    ReadingsModel readingList_;
    bool leeghwater_ = false;
    Mode mode_ = AppDecides;
    TileSource tiles_ = TileSource::app;
    ListModel<NewGameSeat> seats_;
    ListModel<ChoiceLine> companies_;
    ListModel<ChoiceLine> officers_;
    int edited_ = -1; // nobody
};

} // namespace automa::app::barrage_app
