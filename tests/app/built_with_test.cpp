#include "app/shell/built_with.h"
#include "app/text/version.h"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

using automa::app::BuiltWith;

TEST(BuiltWithThis, IsTheVersionOfWhatTheCompilerRead) {
    const BuiltWith parts;
    EXPECT_EQ(parts.sqlite().toStdString(), std::string("SQLite ") + SQLITE_VERSION);
    EXPECT_EQ(parts.json().toStdString(), "JSON for Modern C++ " + std::to_string(NLOHMANN_JSON_VERSION_MAJOR)
                                              + "." + std::to_string(NLOHMANN_JSON_VERSION_MINOR) + "."
                                              + std::to_string(NLOHMANN_JSON_VERSION_PATCH));
#if defined(__GNUC__) && !defined(__clang__)
    EXPECT_EQ(parts.compiler().toStdString(), "GCC " + std::to_string(__GNUC__) + "."
                                                  + std::to_string(__GNUC_MINOR__) + "."
                                                  + std::to_string(__GNUC_PATCHLEVEL__));
#endif
    static const QRegularExpression named(QStringLiteral(R"(^SQLiteCpp \d+(\.\d+)+$)"));
    EXPECT_TRUE(named.match(parts.sqliteCpp()).hasMatch()) << parts.sqliteCpp().toStdString();
    static const QRegularExpression number(QStringLiteral(R"(^\d+\.\d+\.\d+$)"));
    EXPECT_TRUE(number.match(QLatin1String(automa::app::app_version)).hasMatch());
}
