// A picture for every criterion: a position of a played game in which the model runs it and it tells spaces
// apart.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/space_set.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace automa::app::barrage_app {

struct CriterionPicture {
    barrage::State state;
    barrage::Company company = barrage::Company::usa; // who builds
    barrage::Structure structure = barrage::Structure::base;
    int tile = 0; // whose criteria hold
    barrage::SpaceSet before;
    barrage::SpaceSet after;
    barrage::SpaceSet reasons; // what the criterion looked at
};

/// The criterion of a column by its id in automa_tiles.json.
[[nodiscard]] std::optional<barrage::Criterion> criterion_of(const QString& column, const QString& id);

/// Found when first asked for, in games played by the app; the same ones every time.
class CriterionPictures {
public:
    explicit CriterionPictures(std::shared_ptr<const barrage::Catalogue> facts);

    /// Nothing if no position of the games shows it.
    [[nodiscard]] const std::optional<CriterionPicture>& of(barrage::Criterion criterion);

private:
    void play();
    [[nodiscard]] std::optional<CriterionPicture> find(barrage::Criterion criterion) const;

    std::shared_ptr<const barrage::Catalogue> facts_;
    std::vector<barrage::State> positions_;
    std::array<std::optional<CriterionPicture>, barrage::count_of<barrage::Criterion>> found_;
    std::array<bool, barrage::count_of<barrage::Criterion>> looked_{};
};

} // namespace automa::app::barrage_app
