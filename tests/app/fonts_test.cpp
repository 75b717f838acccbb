#include "app/shell/fonts.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QRawFont>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace automa::app {
namespace {

const QStringList ours{QStringLiteral("Noto Sans"), QStringLiteral("Automa Signs")};

/// All characters of the files below a folder that may come to the screen, each with a file that holds it.
/// Whole files, comments too: they are written with the same characters.
std::map<char32_t, QString> charactersBelow(const QStringList& folders, const QStringList& names) {
    static const QRegularExpression escaped(QStringLiteral(R"(\\u([0-9a-fA-F]{4}))"));
    std::map<char32_t, QString> found;
    for (const QString& folder : folders) {
        QDirIterator files(QStringLiteral(AUTOMA_SOURCE_DIR "/") + folder, names, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                ADD_FAILURE() << file.fileName().toStdString();
            const QString text = QString::fromUtf8(file.readAll());
            for (const uint one : text.toUcs4())
                found.emplace(one, file.fileName());
            for (auto match = escaped.globalMatch(text); match.hasNext();)
                found.emplace(match.next().captured(1).toUInt(nullptr, 16), file.fileName());
        }
    }
    std::erase_if(found, [](const auto& one) { return QChar::category(one.first) == QChar::Other_Control; });
    return found;
}

void expectInBundledFonts(const std::map<char32_t, QString>& characters, const QString& style) {
    loadFonts();
    std::vector<QRawFont> fonts;
    for (const QString& family : ours) {
        const QString file = QStringLiteral(":/fonts/%1-%2.ttf").arg(QString(family).remove(u' '), style);
        fonts.emplace_back(file, 16);
        ASSERT_TRUE(fonts.back().isValid()) << file.toStdString();
        EXPECT_EQ(fonts.back().familyName(), family);
        EXPECT_EQ(fonts.back().styleName(), style);
    }
    for (const auto& [character, file] : characters) {
        const bool has = std::ranges::any_of(fonts, [&](const QRawFont& font) {
            return font.supportsCharacter(static_cast<quint32>(character));
        });
        EXPECT_TRUE(has) << "U+" << std::hex << static_cast<unsigned>(character) << " of "
                         << file.toStdString() << " is in no font of assets/fonts (" << style.toStdString()
                         << ")";
    }
}

class Fonts : public testing::TestWithParam<const char*> {};

TEST_P(Fonts, HaveEveryCharacterOfEveryTranslatedText) {
    const auto characters = charactersBelow({QStringLiteral("translations")}, {QStringLiteral("*.po")});
    ASSERT_TRUE(characters.contains(U'ї'));
    ASSERT_TRUE(characters.contains(U'ź'));
    ASSERT_TRUE(characters.contains(U'★'));
    expectInBundledFonts(characters, QString::fromLatin1(GetParam()));
}

TEST_P(Fonts, HaveEveryCharacterOfTheFactsAndOfTheCode) {
    const auto characters = charactersBelow(
        {QStringLiteral("assets/data"), QStringLiteral("app"), QStringLiteral("qml")},
        {QStringLiteral("*.json"), QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml")});
    ASSERT_TRUE(characters.contains(U'→'));
    ASSERT_TRUE(characters.contains(U'\u00a0')); // written as an escape
    expectInBundledFonts(characters, QString::fromLatin1(GetParam()));
}

TEST_P(Fonts, AreTakenBeforeThoseOfTheSystem) {
    loadFonts();
    QFont font(ours.first());
    font.setBold(GetParam() == std::string("Bold"));
    QTextLayout layout(QStringLiteral("Gold ★ Złoto → Золото −1 ≥ 2"), font);
    layout.beginLayout();
    layout.createLine().setLineWidth(1000);
    layout.endLayout();
    std::set<std::string> taken;
    for (const QGlyphRun& run : layout.glyphRuns()) {
        taken.insert(run.rawFont().familyName().toStdString());
        EXPECT_EQ(run.rawFont().styleName().toStdString(), GetParam());
        EXPECT_FALSE(run.glyphIndexes().contains(0)) << "a missing glyph";
    }
    EXPECT_EQ(taken, (std::set<std::string>{"Automa Signs", "Noto Sans"}));
}

INSTANTIATE_TEST_SUITE_P(Styles, Fonts, testing::Values("Regular", "Bold"),
                         [](const auto& style) { return std::string(style.param); });

} // namespace
} // namespace automa::app
