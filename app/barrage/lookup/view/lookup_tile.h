// An Automa tile as the look-up draws it: three columns of actions in the order of trial, three of criteria.
#pragma once

#include "app/barrage/contract_kind.h"
#include "model/barrage/facts/catalogue.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// An action of the tile.
struct LookupTileCell {
    Q_GADGET
    QML_VALUE_TYPE(lookupTileCell)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(int engineers MEMBER engineers)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    /// The turn goes on after it.
    Q_PROPERTY(bool dashed MEMBER dashed)
    Q_PROPERTY(QStringList symbols MEMBER symbols)
    /// The number beside the symbols, where one is printed.
    Q_PROPERTY(QString amount MEMBER amount)
    /// The kind of the contract printed there, and its number; None and empty if there is none.
    Q_PROPERTY(automa::app::barrage_app::ContractKind::Value contract MEMBER contract)
    Q_PROPERTY(QString contractLabel MEMBER contractLabel)
    /// Of the entry that it leads to.
    Q_PROPERTY(QString key MEMBER key)

public:
    int order = 0;
    int engineers = 0;
    QString title{};
    QString detail{};
    bool dashed = false;
    QStringList symbols{};
    QString amount{};
    ContractKind::Value contract = ContractKind::Value::None;
    QString contractLabel{};
    QString key{};
    friend bool operator==(const LookupTileCell&, const LookupTileCell&) = default;
};

/// A column of the action side.
struct LookupTileColumn {
    Q_GADGET
    QML_VALUE_TYPE(lookupTileColumn)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a LookupTileCell.
    Q_PROPERTY(QVariantList cells MEMBER cells)

public:
    QString title{};
    QVariantList cells{};
    friend bool operator==(const LookupTileColumn&, const LookupTileColumn&) = default;
};

struct LookupTileCriterion {
    Q_GADGET
    QML_VALUE_TYPE(lookupTileCriterion)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString key MEMBER key)

public:
    QString text{};
    QString symbol{};
    QString key{};
    friend bool operator==(const LookupTileCriterion&, const LookupTileCriterion&) = default;
};

/// A column of the criteria side.
struct LookupTileCriteria {
    Q_GADGET
    QML_VALUE_TYPE(lookupTileCriteria)
    /// What is built by it.
    Q_PROPERTY(QString structure MEMBER structure)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// From the top: each a LookupTileCriterion.
    Q_PROPERTY(QVariantList criteria MEMBER criteria)
    /// Where to go on from if they do not decide, and the key of its entry.
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString codeKey MEMBER codeKey)

public:
    QString structure{};
    QString title{};
    QString symbol{};
    QVariantList criteria{};
    QString code{};
    QString codeKey{};
    friend bool operator==(const LookupTileCriteria&, const LookupTileCriteria&) = default;
};

struct LookupTile {
    Q_GADGET
    QML_VALUE_TYPE(lookupTile)
    /// Of the action side: each a LookupTileColumn.
    Q_PROPERTY(QVariantList columns MEMBER columns)
    /// Dam, conduit, powerhouse: each a LookupTileCriteria.
    Q_PROPERTY(QVariantList criteria MEMBER criteria)
    /// Their letters, in the order for water.
    Q_PROPERTY(QStringList headstreams MEMBER headstreams)

public:
    QVariantList columns{};
    QVariantList criteria{};
    QStringList headstreams{};
    friend bool operator==(const LookupTile&, const LookupTile&) = default;
};

[[nodiscard]] LookupTile lookupTile(const barrage::Catalogue& facts, const barrage::Tile& tile);

} // namespace automa::app::barrage_app
