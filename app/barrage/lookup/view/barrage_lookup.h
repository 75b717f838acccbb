#pragma once

#include "app/barrage/lookup/view/criterion_pictures.h"
#include "app/barrage/map_scene.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class LookupApp;
class Shell;
} // namespace automa::app

namespace automa::app::barrage_app {

/// What the forms of Barrage's look-up show: tiles, criteria run on a played position, places on the board.
/// Everything is made when it is first asked for.
class BarrageLookup final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Another one whenever the language is another.
    Q_PROPERTY(int revision READ revision NOTIFY retold)
    /// The printed board, and the position of the criterion in sight.
    Q_PROPERTY(automa::app::barrage_app::BarrageMap* board READ board CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageMap* picture READ picture CONSTANT)

public:
    explicit BarrageLookup(Shell& shell);
    ~BarrageLookup() override;

    /// For the QML engine only.
    static BarrageLookup* create(QQmlEngine* engine, QJSEngine* scripts);
    /// The one of this shell, made when first asked for.
    static BarrageLookup& of(Shell& shell);

    [[nodiscard]] int revision() const { return revision_; }
    [[nodiscard]] BarrageMap* board();
    [[nodiscard]] BarrageMap* picture();
    [[nodiscard]] std::shared_ptr<const barrage::Catalogue> facts();

    /// As tile_view() gives it; empty if there is no such tile.
    Q_INVOKABLE [[nodiscard]] QVariantMap tile(int number);
    /// The keys of the tiles that have the action, the criterion and the code; each may be empty.
    Q_INVOKABLE [[nodiscard]] QStringList tiles(const QString& action, const QString& criterion,
                                                const QString& code);
    /// What the tiles can be filtered by: {actions, criteria, codes}, each [{value, text}].
    Q_INVOKABLE [[nodiscard]] QVariantMap tileFilters();
    /// Runs the criterion and shows it in `picture`: {highlights, focusOn, stays, leaves, builder, tile}.
    Q_INVOKABLE QVariantMap showCriterion(const QString& column, const QString& id);
    /// Where an entry is on the board: {highlights, focusOn}; empty if it is nowhere.
    Q_INVOKABLE [[nodiscard]] QVariantMap onBoard(const QString& key);
    /// The key of a space or headstream tapped on the map.
    Q_INVOKABLE [[nodiscard]] QString keyOfPlace(const QString& space) const;
    /// What comes after the code of an entry, in order and around: [{title, codes: [{text, key}]}].
    Q_INVOKABLE [[nodiscard]] QVariantList codesAfter(const QString& key) const;

signals:
    void retold();

private:
    void retell();

    std::shared_ptr<const barrage::Catalogue> facts_;
    std::unique_ptr<BarrageMap> board_;
    std::unique_ptr<BarrageMap> picture_;
    std::unique_ptr<CriterionPictures> pictures_;
    int revision_ = 0;
};

} // namespace automa::app::barrage_app
