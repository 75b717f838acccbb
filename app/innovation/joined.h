// View-models that are made when a screen first asks for them, and live with the game's root.
#pragma once

#include "app/innovation/innovation_app.h"

#include <QJSEngine>

namespace automa::app::innovation_app {

/// The one of this kind.
template <class Model>
[[nodiscard]] Model& joined(InnovationApp& app) {
    return app.joined<Model>();
}

/// For the QML engine: a singleton's create().
template <class Model>
[[nodiscard]] Model* joinedFor(QQmlEngine* engine, QJSEngine* scripts) {
    Model& model = joined<Model>(*InnovationApp::create(engine, scripts));
    QJSEngine::setObjectOwnership(&model, QJSEngine::CppOwnership);
    return &model;
}

} // namespace automa::app::innovation_app
