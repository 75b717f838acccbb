#include "app/scythe/setup/share_code.h"

#include "app/scythe/errors.h"
#include "app/scythe/scythe_app.h"
#include "app/shell/shell.h"
#include "model/scythe/table/share_code.h"

#include <QQmlEngine>

namespace automa::app::scythe_app {
namespace {

QString sentenceFor(const core::Error& error) {
    return shareErrorText(error).value_or(scytheErrorText(error));
}

} // namespace

ScytheShareCode::ScytheShareCode(ScytheApp& app) : app_(app) {
    connect(app_.setup(), &ScytheSetup::changed, this, &ScytheShareCode::changed);
    connect(this, &ScytheShareCode::told, &app_.shell(), &Shell::say);
}

ScytheShareCode* ScytheShareCode::create(QQmlEngine* engine, QJSEngine* scripts) {
    ScytheShareCode* share = &ScytheApp::create(engine, scripts)->shareCode();
    QJSEngine::setObjectOwnership(share, QJSEngine::CppOwnership);
    return share;
}

QString ScytheShareCode::code() const {
    return app_.setup()->code();
}

QString ScytheShareCode::use(const QString& code) {
    const auto read = scythe::read_share_code(code.toStdString());
    if (!read.ok())
        return sentenceFor(read.error());
    if (const core::Status ready = app_.setup()->prepare(read.value()); !ready.ok())
        return sentenceFor(ready.error());
    app_.newGame()->takeOver(read.value());
    app_.shell().navigator()->open(QStringLiteral("scythe/setup"));
    return {};
}

} // namespace automa::app::scythe_app
