pragma ComponentBehavior: Bound

import QtQuick
import Automa.App

// The head of Home: the picture of the game that is played; while none is, a part of every game's.
Row {
    id: control

    readonly property var pictures: {
        if (Shell.home.page !== "")
            return [Shell.games.pictureOf(Shell.home.page)];
        const all = [];
        for (let i = 0; i < Shell.games.all.count; ++i)
            all.push(Shell.games.pictureOf(Shell.games.all.at(i).id + "/"));
        return all;
    }

    objectName: "homePicture"

    Repeater {
        model: control.pictures

        Item {
            id: part

            required property url modelData

            width: control.width / control.pictures.length
            height: control.height
            clip: true

            Loader {
                x: (parent.width - width) / 2
                width: control.width
                height: control.height
                source: part.modelData
            }
        }
    }
}
