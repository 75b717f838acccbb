#include "app/shell/symbols.h"

#include "app/shell/drawing.h"

#include <QFile>
#include <QPainter>

namespace automa::app {
namespace {

constexpr QSize gridSize(24, 24);

/// Black ink counts, white takes it away again: premultiplied, coverage is alpha minus any colour channel.
QImage tinted(const QImage& drawing, const QColor& colour) {
    QImage result(drawing.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < drawing.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(drawing.constScanLine(y));
        auto* to = reinterpret_cast<QRgb*>(result.scanLine(y));
        for (int x = 0; x < drawing.width(); ++x) {
            const int ink = qMax(0, qAlpha(from[x]) - qRed(from[x]));
            to[x] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), ink));
        }
    }
    return result;
}

} // namespace

QImage paintSymbol(const QString& name, const QColor& colour, const QSize& size) {
    QFile file(QStringLiteral(":/symbols/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const std::optional<Drawing> drawing = Drawing::read(file.readAll());
    if (!drawing)
        return {};
    QImage ink(size, QImage::Format_ARGB32_Premultiplied);
    ink.fill(Qt::transparent);
    QPainter painter(&ink);
    drawing->paint(painter, QRectF(QPointF(), size));
    painter.end();
    return colour.isValid() ? tinted(ink, colour) : ink;
}

SymbolProvider::SymbolProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage SymbolProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString name = id.section(QLatin1Char('/'), 0, 0);
    const QString wish = id.section(QLatin1Char('/'), 1, 1);
    const QColor colour = wish.isEmpty() ? QColor() : QColor(QLatin1Char('#') + wish);
    const QSize wanted = requestedSize.isEmpty() ? gridSize : requestedSize;
    const QImage image = paintSymbol(name, colour, wanted);
    if (image.isNull())
        qWarning("There is no symbol '%s'.", qPrintable(name));
    if (size)
        *size = image.size();
    return image;
}

} // namespace automa::app
