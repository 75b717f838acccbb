// What the rulebooks leave open: one question after the other, each answer with what it means.
#pragma once

#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

struct ReadingAnswer {
    QString value{};
    QString text{};
    QString detail{};
};

/// An open question of the rules, in words. The first answer is the default.
struct HouseReading {
    QString id{};
    QString title{};
    QString question{};
    QString current{};
    std::vector<ReadingAnswer> answers{};
};

/// An answer, with the head of its question if it is the first one.
struct ReadingRow {
    Q_GADGET
    Q_PROPERTY(QString reading MEMBER reading)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString question MEMBER question)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool current MEMBER current)
    Q_PROPERTY(bool opens MEMBER opens)
    Q_PROPERTY(bool closes MEMBER closes)

public:
    QString reading{};
    QString title{};
    QString question{};
    QString value{};
    QString text{};
    QString detail{};
    bool current = false;
    bool opens = false;
    bool closes = false;
    friend bool operator==(const ReadingRow&, const ReadingRow&) = default;
};

class ReadingsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)

public:
    using QObject::QObject;

    void show(const std::vector<HouseReading>& readings);
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    /// Whoever keeps them hears `chosen`.
    Q_INVOKABLE void choose(const QString& reading, const QString& value) { emit chosen(reading, value); }

signals:
    void chosen(const QString& reading, const QString& value);

private:
    ListModel<ReadingRow> rows_;
};

} // namespace automa::app
