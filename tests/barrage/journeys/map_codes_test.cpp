// What a reason lifts out of the map keeps its codes: at the size of a small phone too, and on its rings.
#include "app/barrage/map/map_painter.h"

#include "app/barrage/map/map_layout.h"
#include "app/barrage/sample_table.h"
#include "model/barrage/table/setup.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

using namespace automa::app::barrage_app;
using namespace automa::barrage;

namespace {

class MapCodes : public ::testing::Test {
protected:
    MapCodes() {
        colours_.ground = Qt::white;
        colours_.text = colours_.text2 = Qt::black;
        colours_.primary = QColor(200, 200, 255); // lighter than letters
        colours_.winner = Qt::yellow;
        colours_.family = QStringLiteral("Noto Sans");
    }

    /// How many pixels the code of the conduit alone makes.
    [[nodiscard]] int codePixels(const BoardHighlights& shown, double unit) const {
        const QImage with = painted(shown, unit, QStringLiteral("6A"));
        const QImage without = painted(shown, unit, QString());
        int count = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                count += qGray(with.pixel(x, y)) < 128 && qGray(without.pixel(x, y)) >= 128;
        return count;
    }

    const SpaceId conduit_ = conduit_space(10);

private:
    [[nodiscard]] QImage painted(const BoardHighlights& shown, double unit, const QString& code) const {
        DrawnBoard scene = scene_;
        scene.places[conduit_.index()].code = code;
        QImage image(240, 240, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter onto(&image);
        onto.translate(120, 120);
        onto.scale(unit, unit);
        onto.translate(-geometry_.centre(conduit_));
        MapPainter painter(onto, geometry_, scene, colours_, unit);
        painter.highlights(shown);
        painter.winner(shown);
        return image;
    }

    Catalogue facts_ = Catalogue::load_embedded().value();
    MapGeometry geometry_{facts_, MapLayout::read_embedded(facts_).value()};
    DrawnBoard scene_ = DrawnBoard::of(facts_, new_game(facts_, DemoTable::threeCompanies(1)).value().state);
    MapColours colours_;
};

} // namespace

TEST_F(MapCodes, ACandidatesCodeIsReadOnTheMapOfASmallPhone) {
    BoardHighlights shown;
    shown.candidates.add(conduit_);
    EXPECT_GT(codePixels(shown, 0.25), 20) << "twelve pixels high";
}

TEST_F(MapCodes, NoRingCoversACode) {
    BoardHighlights plain;
    plain.reasons.add(conduit_); // lifted without a ring
    BoardHighlights ringed;
    ringed.candidates.add(conduit_);
    BoardHighlights marked;
    marked.marks.push_back({conduit_, QString()});
    const int all = codePixels(plain, 1);
    EXPECT_GT(all, 60);
    EXPECT_GE(codePixels(ringed, 1), all * 3 / 4);
    EXPECT_GE(codePixels(marked, 1), all * 3 / 4);
}
