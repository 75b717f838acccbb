#pragma once

#include <QColor>
#include <QImage>
#include <QQuickImageProvider>

namespace automa::app {

/// Our symbols in any colour: image://symbol/<name>/<rrggbb>. In the drawings black is ink and white is a
/// hole, so a symbol lies right on every ground and in every renderer. Without a colour,
/// image://symbol/<name>, it comes as it is drawn.
class SymbolProvider final : public QQuickImageProvider {
public:
    SymbolProvider();

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

/// The ink coverage of a drawing, painted in one colour; with an invalid colour, the drawing itself. Null if
/// the symbol is unknown.
[[nodiscard]] QImage paintSymbol(const QString& name, const QColor& colour, const QSize& size);

} // namespace automa::app
