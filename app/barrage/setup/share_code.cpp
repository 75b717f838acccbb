#include "app/barrage/setup/share_code.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/table_errors.h"
#include "app/shell/shell.h"
#include "model/barrage/table/share_code.h"

#include <QQmlEngine>

namespace automa::app::barrage_app {
namespace {

QString sentenceFor(const core::Error& error) {
    return shareErrorText(error).value_or(barrageErrorText(error));
}

} // namespace

BarrageShareCode::BarrageShareCode(BarrageApp& app) : app_(app) {
    connect(app_.setup(), &BarrageSetup::changed, this, &BarrageShareCode::changed);
    connect(this, &BarrageShareCode::told, &app_.shell(), &Shell::say);
}

BarrageShareCode* BarrageShareCode::create(QQmlEngine* engine, QJSEngine* scripts) {
    BarrageShareCode* share = &BarrageApp::create(engine, scripts)->shareCode();
    QJSEngine::setObjectOwnership(share, QJSEngine::CppOwnership);
    return share;
}

QString BarrageShareCode::code() const {
    return app_.setup()->asDrawn() ? drawnCode() : QString(); // another phone would lay out another table
}

QString BarrageShareCode::drawnCode() const {
    const barrage::GameOptions& options = app_.setup()->options();
    if (options.participants.empty())
        return {};
    return QString::fromStdString(
        barrage::share_code({options, app_.setup()->tileSource() == TileSource::box}));
}

QString BarrageShareCode::use(const QString& code) {
    const auto read = barrage::read_share_code(code.toStdString());
    if (!read.ok())
        return sentenceFor(read.error());
    const TileSource tiles = read.value().tiles_from_box ? TileSource::box : TileSource::app;
    if (const core::Status ready = app_.setup()->prepare(read.value().options, tiles); !ready.ok())
        return sentenceFor(ready.error());
    app_.setup()->setWay(SetupModel::Draw);
    app_.newGame()->takeOver(read.value().options, tiles);
    app_.shell().navigator()->open(QStringLiteral("barrage/setup"));
    return {};
}

} // namespace automa::app::barrage_app
