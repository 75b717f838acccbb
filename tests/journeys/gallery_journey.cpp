// The kit on its own: every control on one sheet, held to the rules of text and controls.
#include "app/main/pictures.h"
#include "app/shell/symbols.h"
#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <QQmlEngine>
#include <QQuickView>
#include <gtest/gtest.h>

namespace {

struct Look {
    QSize size;
    double textScale;
    bool dark;
};

class Gallery : public ::testing::TestWithParam<Look> {
protected:
    Gallery() {
        view_.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view_.engine()->addImageProvider(QStringLiteral("symbol"), new automa::app::SymbolProvider);
        view_.setInitialProperties(
            {{QStringLiteral("dark"), GetParam().dark}, {QStringLiteral("textScale"), GetParam().textScale}});
        view_.setResizeMode(QQuickView::SizeRootObjectToView);
        view_.resize(GetParam().size);
        view_.setSource(QUrl::fromLocalFile(QStringLiteral(AUTOMA_GALLERY)));
        view_.show();
        automa::app::runUntilStill(view_);
        savePicture();
    }

    void savePicture() {
        const QString folder = qEnvironmentVariable("AUTOMA_JOURNEY_SHOTS");
        if (folder.isEmpty())
            return;
        const Look& look = GetParam();
        EXPECT_TRUE(automa::app::savePicture(view_, QStringLiteral("%1/gallery_%2_%3_%4.png")
                                                        .arg(folder)
                                                        .arg(look.size.width())
                                                        .arg(look.textScale)
                                                        .arg(look.dark)));
    }

    QQuickView view_;
};

} // namespace

TEST_P(Gallery, ShowsEveryTextWhole) {
    ASSERT_EQ(view_.status(), QQuickView::Ready);
    EXPECT_EQ(automa::journeys::textFaults(view_).join("\n").toStdString(), "");
}

TEST_P(Gallery, NamesEveryControlAndMakesItLargeEnough) {
    ASSERT_EQ(view_.status(), QQuickView::Ready);
    EXPECT_EQ(automa::journeys::controlFaults(view_).join("\n").toStdString(), "");
}

INSTANTIATE_TEST_SUITE_P(Looks, Gallery,
                         ::testing::Values(Look{{1280, 800}, 1.0, false}, Look{{1280, 800}, 1.0, true},
                                           Look{{412, 1800}, 1.0, false}, Look{{360, 2600}, 2.0, false}));
