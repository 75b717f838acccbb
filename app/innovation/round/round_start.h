// Between two rounds the table may have changed what the Automa looks at: spades of the science bonus, levels
// from income. Entered here, the next round begins with it.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/shell/list_model.h"

#include <QMap>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

/// A marker of the human, of two the higher one.
struct InnovationRoundLevel {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int value MEMBER value)

public:
    QString text{};
    QString symbol{};
    int value = 0;
    friend bool operator==(const InnovationRoundLevel&, const InnovationRoundLevel&) = default;
};

class InnovationRoundStart final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// All have passed, and a round follows.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// The round tile gave spades.
    Q_PROPERTY(bool spades READ spades NOTIFY changed)
    /// The board with what was terraformed.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* scene READ scene CONSTANT)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    Q_PROPERTY(QString hex READ hex NOTIFY changed)
    /// "E5: desert → lake", or what to do.
    Q_PROPERTY(QString hexText READ hexText NOTIFY changed)
    /// Terrains in the order of the wheel: ids and words; and which of them the hex has now.
    Q_PROPERTY(QStringList terrains READ terrains NOTIFY changed)
    Q_PROPERTY(QStringList terrainNames READ terrainNames NOTIFY changed)
    Q_PROPERTY(QString terrain READ terrain NOTIFY changed)
    Q_PROPERTY(int terraformed READ terraformed NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* levels READ levels CONSTANT)
    Q_PROPERTY(QString levelsTitle READ levelsTitle NOTIFY changed)

public:
    explicit InnovationRoundStart(InnovationApp& app);
    static InnovationRoundStart* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool active() const;
    [[nodiscard]] bool spades() const;
    [[nodiscard]] InnovationMap* scene() { return &scene_; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QString hex() const;
    [[nodiscard]] QString hexText() const;
    [[nodiscard]] QStringList terrains() const;
    [[nodiscard]] QStringList terrainNames() const;
    [[nodiscard]] QString terrain() const;
    [[nodiscard]] int terraformed() const { return static_cast<int>(dug_.size()); }
    [[nodiscard]] GadgetList* levels() { return &levels_; }
    [[nodiscard]] QString levelsTitle() const;

    Q_INVOKABLE void tapHex(const QString& hex);
    /// The chosen hex has this terrain now; the one it had before takes it back.
    Q_INVOKABLE void dig(const QString& terrain);
    Q_INVOKABLE void setLevel(int discipline, int level);
    /// The next round begins with all of it.
    Q_INVOKABLE void start();

public slots:
    void refresh();

signals:
    void changed();

private:
    void clear();
    [[nodiscard]] int lastLevel(std::size_t discipline) const;
    [[nodiscard]] innovation::State withDug() const;

    InnovationApp& app_;
    InnovationGame& game_;
    InnovationMap scene_;
    std::optional<innovation::HexId> hex_;
    QMap<std::size_t, innovation::Terrain> dug_; // by hex
    std::array<std::optional<int>, innovation::count_of<innovation::Discipline>> told_{};
    ListModel<InnovationRoundLevel> levels_;
};

} // namespace automa::app::innovation_app
