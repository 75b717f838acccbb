#include "app/shell/drawing.h"

#include "app/shell/path_data.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <cstdio>
#include <gtest/gtest.h>

namespace automa::app {
namespace {

/// A path as its elements: M, L, or C with its three points; coordinates to two places.
std::string told(const QPainterPath& path) {
    std::string said;
    for (int index = 0; index < path.elementCount(); ++index) {
        const QPainterPath::Element& element = path.elementAt(index);
        const char* kinds[] = {"M", "L", "C", ""};
        char point[64];
        std::snprintf(point, sizeof point, "%s%.4g,%.4g ", kinds[element.type], element.x, element.y);
        said += point;
    }
    if (!said.empty())
        said.pop_back();
    return said;
}

std::string told(QStringView data) {
    const std::optional<QPainterPath> path = readPathData(data);
    return path ? told(*path) : "refused";
}

std::optional<Drawing> drawingOf(const char* inside, const char* attributes = "") {
    return Drawing::read(QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"")
                         + attributes + ">" + inside + "</svg>");
}

/// The pixel of a drawing painted on the grid itself; nothing painted is transparent.
QColor pixel(const char* inside, int x, int y, const char* attributes = "") {
    const std::optional<Drawing> drawing = drawingOf(inside, attributes);
    if (!drawing) {
        ADD_FAILURE() << inside << " is not understood";
        return {};
    }
    QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing->paint(painter, QRectF(0, 0, 24, 24));
    painter.end();
    return image.pixelColor(x, y);
}

TEST(PathData, NumbersNeedNothingBetweenThemWhereTheyCannotBeTakenForOne) {
    EXPECT_EQ(told(u"M.5.5-3e1.25"), "M0.5,0.5 L-30,0.25");
    EXPECT_EQ(told(u"M.5.5-3e1"), "refused"); // an odd one
    EXPECT_EQ(told(u"M1e-1+2E+1"), "M0.1,20");
    EXPECT_EQ(told(u" M 1 , 2\n\tL3,4 "), "M1,2 L3,4");
    EXPECT_EQ(told(u"M5.-.5"), "M5,-0.5");
}

TEST(PathData, CapitalsAreAbsoluteAndSmallLettersRelative) {
    EXPECT_EQ(told(u"M2 3L5 7H9V1"), "M2,3 L5,7 L9,7 L9,1");
    EXPECT_EQ(told(u"m2 3l5 7h9v1"), "M2,3 L7,10 L16,10 L16,11");
    EXPECT_EQ(told(u"M2 3c1 0 2 1 2 2"), "M2,3 C3,3 4,4 4,5");
}

TEST(PathData, ARepeatedGroupRepeatsItsCommandAndAfterAMoveItIsALine) {
    EXPECT_EQ(told(u"M1 1 2 2 3 1"), "M1,1 L2,2 L3,1");
    EXPECT_EQ(told(u"m1 1 2 2 3-1"), "M1,1 L3,3 L6,2");
    EXPECT_EQ(told(u"M0 0h1 2 3"), "M0,0 L1,0 L3,0 L6,0");
    EXPECT_EQ(told(u"M0 0C1 1 2 2 3 3 4 4 5 5 6 6"), "M0,0 C1,1 2,2 3,3 C4,4 5,5 6,6");
}

TEST(PathData, ASmoothCurveMirrorsTheControlPointOfItsOwnKindOnly) {
    EXPECT_EQ(told(u"M0 0C0 1 1 2 2 2S4 1 4 0"), "M0,0 C0,1 1,2 2,2 C3,2 4,1 4,0");
    EXPECT_EQ(told(u"M0 0c0 1 1 2 2 2s2-1 2-2"), "M0,0 C0,1 1,2 2,2 C3,2 4,1 4,0");
    EXPECT_EQ(told(u"M2 2S4 1 4 0"), "M2,2 C2,2 4,1 4,0");
    // A quadratic curve is told as the cubic one it is: controls two thirds of the way.
    EXPECT_EQ(told(u"M0 0Q3 3 6 0T12 0"), told(u"M0 0Q3 3 6 0Q9-3 12 0"));
    EXPECT_EQ(told(u"M0 0Q3 3 6 0"), "M0,0 C2,2 4,2 6,0");
    EXPECT_EQ(told(u"M0 0q3 3 6 0t6 0"), told(u"M0 0Q3 3 6 0T12 0"));
    EXPECT_EQ(told(u"M0 0Q3 3 6 0S9 3 12 0"), told(u"M0 0Q3 3 6 0C6 0 9 3 12 0"));
    EXPECT_EQ(told(u"M0 0C2 2 4 2 6 0T12 0"), told(u"M0 0C2 2 4 2 6 0Q6 0 12 0"));
}

TEST(PathData, WhatFollowsAClosedPartBeginsWhereThatPartBegan) {
    EXPECT_EQ(told(u"M1 1h4v4zl2 2"), "M1,1 L5,1 L5,5 L1,1 M1,1 L3,3");
    EXPECT_EQ(told(u"M1 1h4v4Zm2 2h1"), "M1,1 L5,1 L5,5 L1,1 M3,3 L4,3");
}

TEST(PathData, FlagsOfAnArcNeedNoSpace) {
    EXPECT_NE(told(u"M9 9a2 2 0 011.4 3.4"), "refused");
    EXPECT_EQ(told(u"M9 9a2 2 0 011.4 3.4"), told(u"M9 9a2,2,0,0,1,1.4,3.4"));
    EXPECT_EQ(told(u"M9 9a2 2 0 10-1.4 3.4"), told(u"M9 9A2 2 0 1 0 7.6 12.4"));
    EXPECT_EQ(told(u"M9 9a2 2 0 021.4 3.4"), "refused");
}

TEST(PathData, AnArcGoesTheWayItsFlagsSay) {
    const auto box = [](QStringView data) { return readPathData(data)->boundingRect(); };
    // From the west point of a circle of radius 5 round (5,0): half of it, by the south or by the north.
    EXPECT_NEAR(box(u"M0 0A5 5 0 0 0 10 0").bottom(), 5, 0.01);
    EXPECT_NEAR(box(u"M0 0A5 5 0 0 0 10 0").top(), 0, 0.01);
    EXPECT_NEAR(box(u"M0 0A5 5 0 0 1 10 0").top(), -5, 0.01);
    // A quarter, and the three quarters that it leaves.
    EXPECT_NEAR(box(u"M0 5A5 5 0 0 1 5 0").width(), 5, 0.01);
    EXPECT_NEAR(box(u"M0 5A5 5 0 1 1 5 0").width(), 10, 0.01);
    // An upright ellipse turned by a quarter lies.
    EXPECT_NEAR(box(u"M0 0A2 5 90 0 1 10 0").height(), 2, 0.01);
}

TEST(PathData, AnArcOfNoUseBecomesALineOrGrowsOrIsLeftOut) {
    EXPECT_EQ(told(u"M1 1A0 5 0 0 1 4 1"), "M1,1 L4,1");
    EXPECT_EQ(told(u"M1 1A5 5 0 0 1 1 1H3"), "M1,1 L3,1");
    const QRectF grown =
        readPathData(u"M0 0A1 1 0 0 1 10 0")->boundingRect(); // too short to reach: a half circle
    EXPECT_NEAR(grown.height(), 5, 0.01);
    EXPECT_NEAR(grown.width(), 10, 0.01);
}

TEST(PathData, WhatIsNotUnderstoodIsRefusedAsAWhole) {
    for (const QStringView data :
         {u"L1 1", u"M1", u"M1 1L", u"M1 1L2", u"M1 1B2 2", u"M1 1 2", u"M1 1,", u"M1 1L,2 2", u"M1,,1",
          u"M1 1h1e", u"M1 1h-", u"M1 1h.", u"M1 1 #", u"M1 1zz1", u"1 1", u"M1 1h1e999"})
        EXPECT_EQ(told(data), "refused") << data.toString().toStdString();
    EXPECT_EQ(told(u""), "");
}

TEST(Drawings, EveryOneOfOursIsUnderstood) {
    const QDir symbols(QStringLiteral(":/symbols"));
    for (const QString& name : symbols.entryList()) {
        QFile file(symbols.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        const std::optional<Drawing> drawing = Drawing::read(file.readAll());
        ASSERT_TRUE(drawing) << name.toStdString();
        EXPECT_FALSE(drawing->shapes().empty()) << name.toStdString();
    }
}

TEST(Drawings, AShapeIsFilledBlackUnlessSaidOtherwise) {
    EXPECT_EQ(pixel("<rect x=\"4\" y=\"4\" width=\"8\" height=\"8\"/>", 6, 6), QColor(Qt::black));
    EXPECT_EQ(pixel("<rect x=\"4\" y=\"4\" width=\"8\" height=\"8\"/>", 13, 6).alpha(), 0);
    EXPECT_EQ(pixel("<circle cx=\"12\" cy=\"12\" r=\"6\" fill=\"#17586F\"/>", 12, 12), QColor("#17586F"));
    EXPECT_EQ(pixel("<circle cx=\"12\" cy=\"12\" r=\"6\" fill=\"none\"/>", 12, 12).alpha(), 0);
    EXPECT_EQ(pixel("<ellipse cx=\"12\" cy=\"12\" rx=\"10\" ry=\"2\"/>", 16, 12), QColor(Qt::black));
    EXPECT_EQ(pixel("<ellipse cx=\"12\" cy=\"12\" rx=\"10\" ry=\"2\"/>", 12, 20).alpha(), 0);
}

TEST(Drawings, ARoundedRectangleHasNoCorner) {
    EXPECT_EQ(pixel("<rect width=\"24\" height=\"24\" rx=\"8\"/>", 0, 0).alpha(), 0);
    EXPECT_EQ(pixel("<rect width=\"24\" height=\"24\" ry=\"8\"/>", 0, 0).alpha(), 0);
    EXPECT_EQ(pixel("<rect width=\"24\" height=\"24\"/>", 0, 0).alpha(), 255);
}

TEST(Drawings, EvenOddLeavesAHoleWhereTheUsualRuleDoesNot) {
    const char* nested = "<path d=\"M2 2H22V22H2ZM8 8H16V16H8Z\"/>";
    EXPECT_EQ(pixel(nested, 12, 12).alpha(), 255);
    EXPECT_EQ(pixel(nested, 12, 12, " fill-rule=\"evenodd\"").alpha(), 0);
    EXPECT_EQ(pixel(nested, 4, 4, " fill-rule=\"evenodd\"").alpha(), 255);
}

TEST(Drawings, LinesHaveTheirWidthAndEnds) {
    const char* line = "<path d=\"M8 12H16\"/>";
    EXPECT_EQ(pixel(line, 12, 10, " stroke=\"#000\" stroke-width=\"4\"").alpha(), 255);
    EXPECT_EQ(pixel(line, 12, 9, " stroke=\"#000\" stroke-width=\"4\"").alpha(), 0);
    EXPECT_EQ(pixel(line, 7, 12, " stroke=\"#000\" stroke-width=\"4\"").alpha(), 0);
    EXPECT_EQ(pixel(line, 7, 12, " stroke=\"#000\" stroke-width=\"4\" stroke-linecap=\"square\"").alpha(),
              255);
    EXPECT_EQ(pixel(line, 6, 10, " stroke=\"#000\" stroke-width=\"4\" stroke-linecap=\"square\"").alpha(),
              255);
    EXPECT_LT(pixel(line, 6, 10, " stroke=\"#000\" stroke-width=\"4\" stroke-linecap=\"round\"").alpha(),
              128);
    EXPECT_EQ(pixel(line, 12, 12, " stroke=\"#000\" stroke-width=\"0\"").alpha(), 0);
}

TEST(Drawings, DashesAreMeasuredInTheDrawingNotInTheWidthOfTheLine) {
    const char* dashed = "<path d=\"M0 12H24\" stroke=\"#000\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>";
    EXPECT_EQ(pixel(dashed, 5, 12).alpha(), 255);
    EXPECT_EQ(pixel(dashed, 6, 12).alpha(), 0);
    EXPECT_EQ(pixel(dashed, 9, 12).alpha(), 0);
    EXPECT_EQ(pixel(dashed, 10, 12).alpha(), 255);
    const char* odd = "<path d=\"M0 12H24\" stroke=\"#000\" stroke-width=\"2\" stroke-dasharray=\"3\"/>";
    EXPECT_EQ(pixel(odd, 2, 12).alpha(), 255);
    EXPECT_EQ(pixel(odd, 3, 12).alpha(), 0);
    EXPECT_EQ(pixel(odd, 6, 12).alpha(), 255);
}

TEST(Drawings, AGroupHandsItsStyleAndItsPlaceDown) {
    const char* group =
        "<g fill=\"#fff\" transform=\"translate(10 2)\"><rect width=\"4\" height=\"4\"/>"
        "<rect x=\"6\" width=\"4\" height=\"4\" fill=\"#000\" transform=\"translate(-2)\"/></g>"
        "<rect y=\"20\" width=\"4\" height=\"4\"/>";
    EXPECT_EQ(pixel(group, 11, 3), QColor(Qt::white));
    EXPECT_EQ(pixel(group, 15, 3), QColor(Qt::black));
    EXPECT_EQ(pixel(group, 18, 3).alpha(), 0);
    EXPECT_EQ(pixel(group, 1, 21), QColor(Qt::black));
}

TEST(Drawings, TheViewBoxFillsTheArea) {
    const auto wide =
        Drawing::read("<svg viewBox=\"4 0 8 2\"><rect x=\"8\" width=\"4\" height=\"1\"/></svg>");
    ASSERT_TRUE(wide);
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    wide->paint(painter, QRectF(0, 0, 16, 16));
    painter.end();
    EXPECT_EQ(image.pixelColor(8, 7).alpha(), 255);
    EXPECT_EQ(image.pixelColor(7, 7).alpha(), 0);
    EXPECT_EQ(image.pixelColor(8, 8).alpha(), 0);
}

TEST(Drawings, WhatIsNotUnderstoodIsRefusedAsAWhole) {
    ASSERT_TRUE(drawingOf("<path d=\"M1 1h2\"/>"));
    for (const char* inside : {"<text>5</text>",
                               "<path/>",
                               "<path d=\"M1 1h2\" opacity=\".5\"/>",
                               "<path d=\"M1 1h2\" style=\"fill:red\"/>",
                               "<path d=\"M1 1k2\"/>",
                               "<circle r=\"-1\"/>",
                               "<circle r=\"50%\"/>",
                               "<rect width=\"4\"/>",
                               "<rect width=\"4\" height=\"4\" transform=\"rotate(45)\"/>",
                               "<rect width=\"4\" height=\"4\" fill=\"url(#a)\"/>",
                               "<rect width=\"4\" height=\"4\" stroke-width=\"-1\"/>",
                               "<rect width=\"4\" height=\"4\" stroke-linecap=\"flat\"/>",
                               "<rect width=\"4\" height=\"4\" stroke-linejoin=\"arcs\"/>",
                               "<rect width=\"4\" height=\"4\" fill-rule=\"odd\"/>",
                               "<rect width=\"4\" height=\"4\" stroke-dasharray=\"0 0\"/>",
                               "<rect width=\"4\" height=\"4\" stroke-dasharray=\"1 -1\"/>",
                               "<g opacity=\".5\"><path d=\"M1 1h2\"/></g>",
                               "<g><polygon points=\"1 1 2 2\"/></g>",
                               "<path d=\"M1 1h2\"><animate/></path>",
                               "<path d=\"M1 1h2\">",
                               "<path d=\"M1 1h2\" d=\"M1 1\"/>"})
        EXPECT_FALSE(drawingOf(inside)) << inside;
    EXPECT_FALSE(Drawing::read("<svg><path d=\"M1 1h2\"/></svg>")) << "no view box";
    EXPECT_FALSE(Drawing::read("<svg viewBox=\"0 0 24\"/>"));
    EXPECT_FALSE(Drawing::read("<svg viewBox=\"0 0 24 0\"/>"));
    EXPECT_FALSE(Drawing::read("<html/>"));
    EXPECT_FALSE(Drawing::read("not a drawing"));
    EXPECT_FALSE(Drawing::read({}));
}

} // namespace
} // namespace automa::app
