#include "app/shell/built_with.h"

#include "app/text/version.h"

namespace automa::app {

BuiltWith::BuiltWith(QObject* parent) : QObject(parent) {}

QString BuiltWith::sqlite() const {
    return QStringLiteral("SQLite ") + QLatin1String(build_tools.sqlite);
}

QString BuiltWith::sqliteCpp() const {
    return QStringLiteral("SQLiteCpp ") + QLatin1String(build_tools.sqlitecpp);
}

QString BuiltWith::json() const {
    return QStringLiteral("JSON for Modern C++ ") + QLatin1String(build_tools.json);
}

QString BuiltWith::compiler() const {
    return QLatin1String(build_tools.compiler);
}

} // namespace automa::app
