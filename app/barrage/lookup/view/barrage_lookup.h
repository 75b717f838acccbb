#pragma once

#include "app/barrage/lookup/view/criterion_pictures.h"
#include "app/barrage/lookup/view/lookup_tile.h"
#include "app/barrage/map/barrage_map.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class LookupApp;
class Shell;
} // namespace automa::app

namespace automa::app::barrage_app {

/// Where an entry is on the board; nowhere if there is nothing to see.
struct LookupPlaces {
    Q_GADGET
    QML_VALUE_TYPE(lookupPlaces)
    Q_PROPERTY(automa::app::MapHighlights shown MEMBER shown)
    /// To bring into sight.
    Q_PROPERTY(QStringList focusOn MEMBER focusOn)

public:
    MapHighlights shown{};
    QStringList focusOn{};
    friend bool operator==(const LookupPlaces&, const LookupPlaces&) = default;
};

/// A criterion as it was run on a played position.
struct LookupRun {
    Q_GADGET
    QML_VALUE_TYPE(lookupRun)
    Q_PROPERTY(automa::app::barrage_app::LookupPlaces places MEMBER places)
    /// Codes; empty if no position shows the criterion.
    Q_PROPERTY(QString stays MEMBER stays)
    Q_PROPERTY(QString leaves MEMBER leaves)
    Q_PROPERTY(QString builder MEMBER builder)
    /// Whose criteria hold.
    Q_PROPERTY(int tile MEMBER tile)

public:
    LookupPlaces places{};
    QString stays{};
    QString leaves{};
    QString builder{};
    int tile = 0;
    friend bool operator==(const LookupRun&, const LookupRun&) = default;
};

/// A code, and the key of its entry.
struct LookupCode {
    Q_GADGET
    QML_VALUE_TYPE(lookupCode)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString key MEMBER key)

public:
    QString text{};
    QString key{};
    friend bool operator==(const LookupCode&, const LookupCode&) = default;
};

/// Codes in the order in which they are gone through.
struct LookupCodes {
    Q_GADGET
    QML_VALUE_TYPE(lookupCodes)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a LookupCode.
    Q_PROPERTY(QVariantList codes MEMBER codes)

public:
    QString title{};
    QVariantList codes{};
    friend bool operator==(const LookupCodes&, const LookupCodes&) = default;
};

/// What the tiles can be filtered by: each a ChoiceOption.
struct LookupTileFilters {
    Q_GADGET
    QML_VALUE_TYPE(lookupTileFilters)
    Q_PROPERTY(QVariantList actions MEMBER actions)
    Q_PROPERTY(QVariantList criteria MEMBER criteria)
    Q_PROPERTY(QVariantList codes MEMBER codes)

public:
    QVariantList actions{};
    QVariantList criteria{};
    QVariantList codes{};
    friend bool operator==(const LookupTileFilters&, const LookupTileFilters&) = default;
};

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
    /// What is to be seen in `picture`, since showCriterion().
    Q_PROPERTY(automa::app::barrage_app::LookupRun run READ run NOTIFY runChanged)
    Q_PROPERTY(automa::app::barrage_app::LookupTileFilters tileFilters READ tileFilters NOTIFY retold)

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
    [[nodiscard]] LookupRun run() const { return run_; }
    [[nodiscard]] LookupTileFilters tileFilters();
    [[nodiscard]] std::shared_ptr<const barrage::Catalogue> facts();

    /// Without columns if there is no such tile.
    Q_INVOKABLE [[nodiscard]] automa::app::barrage_app::LookupTile tile(int number);
    /// The keys of the tiles that have the action, the criterion and the code; each may be empty.
    Q_INVOKABLE [[nodiscard]] QStringList tiles(const QString& action, const QString& criterion,
                                                const QString& code);
    /// Runs the criterion and shows it in `picture` and `run`.
    Q_INVOKABLE void showCriterion(const QString& column, const QString& id);
    /// Where an entry is on `board`.
    Q_INVOKABLE [[nodiscard]] automa::app::barrage_app::LookupPlaces onBoard(const QString& key);
    /// The key of a space or headstream tapped on the map.
    Q_INVOKABLE [[nodiscard]] QString keyOfPlace(const QString& space) const;
    /// What comes after the code of an entry, in order and around: each a LookupCodes.
    Q_INVOKABLE [[nodiscard]] QVariantList codesAfter(const QString& key) const;

signals:
    void retold();
    void runChanged();

private:
    void retell();
    void tellRun();

    std::shared_ptr<const barrage::Catalogue> facts_;
    std::unique_ptr<BarrageMap> board_;
    std::unique_ptr<BarrageMap> picture_;
    std::unique_ptr<CriterionPictures> pictures_;
    const CriterionPicture* shown_ = nullptr; // of `pictures_`
    LookupRun run_;
    int revision_ = 0;
};

} // namespace automa::app::barrage_app
