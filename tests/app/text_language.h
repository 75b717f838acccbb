// Lets a test speak one of the app's languages, as the user would hear it.
#pragma once

#include "app/text/languages.h"

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

#include <gtest/gtest.h>

namespace automa::app::test {

using app::languages;

/// The app speaks `code` as long as this lives.
class Speaking {
public:
    explicit Speaking(const char* code) {
        EXPECT_TRUE(texts_.load(QStringLiteral(":/i18n/automa_%1.qm").arg(QLatin1StringView(code))));
        QCoreApplication::installTranslator(&texts_);
    }
    ~Speaking() { QCoreApplication::removeTranslator(&texts_); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    QTranslator texts_;
};

} // namespace automa::app::test
