// Who plays and how: what the screen "New game" collects. Every state of it is one that can be played, or
// says why not.
#pragma once

#include "app/barrage/game.h"
#include "app/play/readings.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {
class Settings;
}

namespace automa::app::barrage_app {

class BarrageNewGame final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.newGame")
    /// {human, company ("" is drawn), title, detail, level, levels, about, officer, officerText, removable}
    Q_PROPERTY(QVariantList participants READ participants NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool leeghwater READ leeghwater WRITE setLeeghwater NOTIFY changed)
    Q_PROPERTY(QString tiles READ tiles WRITE setTiles NOTIFY changed)
    /// "app" decides, or the app turns up "tiles" only.
    Q_PROPERTY(QString mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(automa::app::ReadingsModel* readings READ readings CONSTANT)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)
    /// Why this cannot be played; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    BarrageNewGame(BarrageGame& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QVariantList participants() const;
    [[nodiscard]] bool canAdd() const { return list_.size() < barrage::max_participants; }
    [[nodiscard]] bool leeghwater() const { return leeghwater_; }
    void setLeeghwater(bool with);
    [[nodiscard]] QString tiles() const;
    void setTiles(const QString& from);
    [[nodiscard]] QString mode() const;
    void setMode(const QString& mode);
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
    /// {value, text, detail, enabled}: a detail of what cannot be chosen is the reason.
    Q_INVOKABLE [[nodiscard]] QVariantList companyChoices(int index) const;
    Q_INVOKABLE [[nodiscard]] QVariantList officerChoices(int index) const;

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
    [[nodiscard]] std::vector<HouseReading> openQuestions() const;
    [[nodiscard]] QVariantMap participant(const barrage::Participant& who) const;
    [[nodiscard]] QVariantList levelChoices(const barrage::Participant& who) const;

    BarrageGame& game_;
    Settings& settings_;
    std::vector<barrage::Participant> list_;
    barrage::Interpretations readings_;
    ReadingsModel readingList_;
    bool leeghwater_ = false;
    bool tilesOnly_ = false;
    TileSource tiles_ = TileSource::app;
};

} // namespace automa::app::barrage_app
