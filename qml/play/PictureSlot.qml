import QtQuick

// Where a game's picture stands, if it has one.
Loader {
    id: control

    required property Component picture
    property int kind: 0
    property int value: 0
    property real size: 42

    active: picture !== null && kind !== 0
    visible: active
    sourceComponent: picture

    Binding {
        target: control.item
        property: "kind"
        value: control.kind
        when: control.status === Loader.Ready
    }
    Binding {
        target: control.item
        property: "value"
        value: control.value
        when: control.status === Loader.Ready
    }
    Binding {
        target: control.item
        property: "size"
        value: control.size
        when: control.status === Loader.Ready
    }
}
