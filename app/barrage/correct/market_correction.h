// What lies beside the map and can be set right: contracts, patents, works, headstream and other tiles.
#pragma once

#include "app/barrage/company_rows.h"
#include "app/barrage/map/board_rows.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// Rows are named by keys: "contract/green/0", "national/1", "patent/2", "work/0", "headstream/A", "bonus/3",
/// "objective", "building/0", "owners/0".
class MarketCorrection {
public:
    MarketCorrection(const barrage::Catalogue& facts, const barrage::State& state)
        : facts_(facts), state_(state) {}

    [[nodiscard]] std::vector<MarketGroup> groups() const;
    /// What may lie there instead, "" for nothing.
    [[nodiscard]] std::vector<DraftChoice> options(const QString& key) const;
    /// The key with what it means in this position only made lasting: a bonus tile by its round, the owners
    /// by their building.
    [[nodiscard]] QString lasting(const QString& key) const;
    /// What the row of a lasting key is called.
    [[nodiscard]] static QString rowTitle(const QString& lasting);
    /// The position with that row changed; nothing for a key or value that means nothing.
    [[nodiscard]] std::optional<barrage::State> with(const QString& key, const QString& value) const;

private:
    struct Key {
        QString kind;
        QString part;
        std::size_t index = 0;
    };
    [[nodiscard]] static Key read(const QString& key);
    [[nodiscard]] QStringList keysOf(const QString& kind) const;
    [[nodiscard]] QString current(const Key& key) const;
    [[nodiscard]] QStringList values(const Key& key) const;
    [[nodiscard]] QString name(const Key& key, const QString& value) const;
    [[nodiscard]] QString detail(const Key& key, const QString& value) const;
    [[nodiscard]] QString ownersText(std::size_t building) const;

    const barrage::Catalogue& facts_;
    const barrage::State& state_;
};

} // namespace automa::app::barrage_app
