#pragma once

#include "app/map/map_highlights.h"
#include "app/scythe/cards/card_face.h"
#include "app/scythe/map/scythe_map.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

/// What the forms of Scythe's look-up show: cards, star cards, places on the printed board. Everything is
/// made when it is first asked for.
class ScytheLookup final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Another one whenever the language is another.
    Q_PROPERTY(int revision READ revision NOTIFY retold)
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* board READ board CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheCardFace* face READ face CONSTANT)

public:
    explicit ScytheLookup(Shell& shell);
    ~ScytheLookup() override;

    /// For the QML engine only.
    static ScytheLookup* create(QQmlEngine* engine, QJSEngine* scripts);
    /// The one of this shell, made when first asked for.
    static ScytheLookup& of(Shell& shell);

    [[nodiscard]] int revision() const { return revision_; }
    [[nodiscard]] ScytheMap* board();
    [[nodiscard]] ScytheCardFace* face();
    [[nodiscard]] std::shared_ptr<const scythe::Catalogue> facts();

    /// Shows the card in `face`.
    Q_INVOKABLE void showCard(int number);
    /// Kinds of StarSpaces.
    Q_INVOKABLE [[nodiscard]] QList<int> spacesOf(const QString& starCard);
    /// Where an entry is on the board; nothing is lit if it is nowhere.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHighlights onBoard(const QString& key);
    /// The key of a place tapped on the map.
    Q_INVOKABLE [[nodiscard]] QString keyOfPlace(const QString& place) const;

signals:
    void retold();

private:
    void retell();

    std::shared_ptr<const scythe::Catalogue> facts_;
    std::unique_ptr<ScytheMap> board_;
    std::unique_ptr<ScytheCardFace> face_;
    int revision_ = 0;
};

} // namespace automa::app::scythe_app
