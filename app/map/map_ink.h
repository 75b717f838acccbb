// The colours and the letters a map is painted with. The theme sets them in QML; a game adds its own in a
// class of its own.
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class MapInk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor ground MEMBER ground NOTIFY changed)
    Q_PROPERTY(QColor surface MEMBER surface NOTIFY changed)
    Q_PROPERTY(QColor text MEMBER text NOTIFY changed)
    Q_PROPERTY(QColor text2 MEMBER text2 NOTIFY changed)
    Q_PROPERTY(QColor line2 MEMBER line2 NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed)
    Q_PROPERTY(QColor primary MEMBER primary NOTIFY changed)
    Q_PROPERTY(QColor primaryInk MEMBER primaryInk NOTIFY changed)
    Q_PROPERTY(QColor primaryC MEMBER primaryC NOTIFY changed)
    Q_PROPERTY(QColor winner MEMBER winner NOTIFY changed)
    Q_PROPERTY(QString family MEMBER family NOTIFY changed)

public:
    using QObject::QObject;

    QColor ground;
    QColor surface;
    QColor text;
    QColor text2;
    QColor line2;
    QColor ink; // on the winner's colour
    QColor primary;
    QColor primaryInk;
    QColor primaryC;
    QColor winner;
    QString family; // of the letters

    /// The colour at a place of a list that QML gave; nothing if it is shorter.
    [[nodiscard]] static QColor at(const QVariantList& colours, int index) {
        return index >= 0 && index < colours.size() ? colours[index].value<QColor>() : QColor();
    }

signals:
    void changed();
};

} // namespace automa::app
