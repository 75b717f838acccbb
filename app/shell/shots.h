#pragma once

#include <QString>

#include <functional>
#include <vector>

class QQuickWindow;

namespace automa::app {

class Shell;

/// A named state of the app that is worth a picture. `arrange` brings it about from Home, in a shell that was
/// taken home before; it may open pages and set up demo games, and must not depend on other shots.
struct Shot {
    QString name;
    std::function<void(Shell&, QQuickWindow&)> arrange;
};

/// All states for ./dev shots; the journeys check the texts and controls of the same list.
class ShotList {
public:
    void add(Shot shot) { shots_.push_back(std::move(shot)); }
    void add(const QString& name, std::function<void(Shell&, QQuickWindow&)> arrange) {
        shots_.push_back({name, std::move(arrange)});
    }
    [[nodiscard]] const std::vector<Shot>& all() const { return shots_; }

private:
    std::vector<Shot> shots_;
};

} // namespace automa::app
