pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Sets numbers by hand. All that is set at once is one action: logged, and undone like any other.
Sheet {
    id: control

    // What was set here and does not count yet, by field.
    property var pending: ({})

    readonly property BarrageTracker tracker: BarrageApp.tracker

    function set(field: string, value: int) {
        const next = Object.assign({}, control.pending);
        next[field] = value;
        control.pending = next;
    }

    objectName: "trackerEditor"
    title: qsTr("Set by hand")
    onAboutToShow: pending = ({})
    footer: KitButton {
        objectName: "fieldsSet"
        width: parent?.width ?? 0
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Set")
        enabled: Object.keys(control.pending).length > 0
        onClicked: {
            control.tracker.correct(control.pending);
            control.close();
        }
    }
    subtitle: tracker.name

    KitText {
        width: parent?.width ?? 0
        level: KitText.Detail
        text: qsTr("Every change is written into the ledger as “by hand” and can be undone.")
    }
    Repeater {
        model: control.tracker.fields.length

        PadAmount {
            required property int index
            readonly property var modelData: control.tracker.fields[index] ?? ({})

            objectName: "field_" + modelData.id
            width: control.availableWidth - 2 * Theme.margin
            text: modelData.text ?? ""
            value: control.pending[modelData.id] ?? modelData.value ?? 0
            from: modelData.from ?? 0
            to: modelData.to ?? 0
            onMoved: amount => control.set(modelData.id, amount)
        }
    }
}
