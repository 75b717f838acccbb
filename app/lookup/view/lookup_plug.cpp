#include "app/lookup/view/lookup_plug.h"

#include "app/lookup/view/lookup_app.h"
#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app {
namespace {

LookupApp& appOf(Shell& shell) {
    return *shell.findChild<LookupApp*>(QStringLiteral("lookupApp"));
}

void addShot(Shell& shell, const char* name, const QString& key, const QString& category = {},
             const QString& query = {}) {
    shell.shots().add(QString::fromLatin1(name), [key, category, query](Shell& at, QQuickWindow&) {
        appOf(at).setQuery(query);
        at.navigator()->open(QStringLiteral("lookup"),
                             {{QStringLiteral("key"), key}, {QStringLiteral("category"), category}});
    });
}

void addShots(Shell& shell) {
    addShot(shell, "lookup", {});
    addShot(shell, "lookup_search", {}, {}, QStringLiteral("powerhosue"));
    addShot(shell, "lookup_nothing", {}, {}, QStringLiteral("zzzzqqqq"));
    addShot(shell, "lookup_tiles", {}, QStringLiteral("tiles"));
    addShot(shell, "lookup_tile", QStringLiteral("tile:17"), QStringLiteral("tiles"));
    addShot(shell, "lookup_tile_leeghwater", QStringLiteral("tile:1"), QStringLiteral("tiles"));
    addShot(shell, "lookup_criteria", {}, QStringLiteral("criteria"));
    addShot(shell, "lookup_criterion", QStringLiteral("criterion:dam.most_powerful_built_conduit"),
            QStringLiteral("criteria"));
    addShot(shell, "lookup_criterion_conduit", QStringLiteral("criterion:conduit.dam_own_neutral_opponent"),
            QStringLiteral("criteria"));
    addShot(shell, "lookup_board", {}, QStringLiteral("board"));
    addShot(shell, "lookup_basin", QStringLiteral("basin:7"), QStringLiteral("board"));
    addShot(shell, "lookup_conduit", QStringLiteral("conduit:5A"), QStringLiteral("board"));
    addShot(shell, "lookup_red_border", QStringLiteral("topic:red_border"), QStringLiteral("words"));
    addShot(shell, "lookup_rules", {}, QStringLiteral("rules"));
    addShot(shell, "lookup_rule", QStringLiteral("rule:B-5.4"), QStringLiteral("rules"));
    addShot(shell, "lookup_contracts", {}, QStringLiteral("contracts"));
    addShot(shell, "lookup_contract", QStringLiteral("contract:green_06"), QStringLiteral("contracts"));
    addShot(shell, "lookup_technology", QStringLiteral("technology:level_2_conduit"),
            QStringLiteral("technology"));
    addShot(shell, "lookup_company", QStringLiteral("company:usa"), QStringLiteral("companies"));
    addShot(shell, "lookup_officer", QStringLiteral("officer:simone_luciani"), QStringLiteral("officers"));
    addShot(shell, "lookup_scoring", {}, QStringLiteral("scoring"));
    addShot(shell, "lookup_works", {}, QStringLiteral("works"));
    addShot(shell, "lookup_building", QStringLiteral("building:wind_farm"), QStringLiteral("buildings"));
    addShot(shell, "lookup_costs", QStringLiteral("topic:build_costs"), QStringLiteral("words"));
}

} // namespace

void plugLookup(Shell& shell) {
    new LookupApp(shell); // owned by the shell
    constexpr int afterGames = 20;
    shell.pages()->add(
        {.id = QStringLiteral("lookup"),
         .url = QUrl(QStringLiteral("qrc:/qt/qml/Automa/Lookup/LookupPage.qml")),
         .title = [] { return QCoreApplication::translate("LookupPlug", "Look-up"); },
         .detail = [] { return QCoreApplication::translate("LookupPlug", "Tiles, criteria, codes, rules"); },
         .symbol = QStringLiteral("lookup"),
         .order = afterGames,
         .onHome = true});
    addShots(shell);
}

} // namespace automa::app
