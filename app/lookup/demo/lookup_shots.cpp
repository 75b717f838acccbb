#include "app/lookup/demo/lookup_shots.h"

#include "app/lookup/view/lookup_app.h"
#include "app/shell/shell.h"

namespace automa::app {

void addLookupShots(Shell& shell, const QString& game, std::span<const LookupShot> shots) {
    for (const LookupShot& shot : shots)
        shell.shots().add(QString::fromLatin1(shot.name), [shot, game](Shell& at, QQuickWindow&) {
            LookupApp& app = LookupApp::of(at);
            app.open(game);
            app.setQuery(QString::fromLatin1(shot.query));
            at.navigator()->open(QStringLiteral("lookup"),
                                 {{QStringLiteral("game"), game},
                                  {QStringLiteral("key"), QString::fromLatin1(shot.key)},
                                  {QStringLiteral("category"), QString::fromLatin1(shot.category)}});
        });
}

} // namespace automa::app
