pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Which tiles to show: by an action, a criterion or a code that is printed on them.
LookupFilter {
    id: control

    property string action
    property string criterion
    property string code

    readonly property var filters: BarrageLookup.revision >= 0 ? BarrageLookup.tileFilters() : ({})

    function filtered(action: string, criterion: string, code: string) {
        control.action = action;
        control.criterion = criterion;
        control.code = code;
        const all = action === "" && criterion === "" && code === "";
        control.narrowed(all ? null : BarrageLookup.tiles(action, criterion, code));
    }

    function clear() {
        control.filtered("", "", "");
    }

    function words(choices: var, value: string, none: string): string {
        const found = (choices ?? []).find(choice => choice.value === value);
        return found ? found.text : none;
    }

    nothing: qsTr("No tile has all of this")

    FilterChip {
        objectName: "filterAction"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.action !== ""
        symbol: "filter"
        text: control.words(control.filters.actions, control.action, qsTr("Action"))
        onClicked: picker.ask(qsTr("Action"), control.filters.actions, control.action, value =>
            control.filtered(value, control.criterion, control.code))
    }
    FilterChip {
        objectName: "filterCriterion"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.criterion !== ""
        symbol: "filter"
        text: control.words(control.filters.criteria, control.criterion, qsTr("Criterion"))
        onClicked: picker.ask(qsTr("Criterion"), control.filters.criteria, control.criterion, value =>
            control.filtered(control.action, value, control.code))
    }
    FilterChip {
        objectName: "filterCode"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.code !== ""
        symbol: "filter"
        text: control.code === "" ? qsTr("Code") : qsTr("Code %1").arg(control.code)
        onClicked: picker.ask(qsTr("Code"), control.filters.codes, control.code, value =>
            control.filtered(control.action, control.criterion, value))
    }
    Sheet {
        id: picker

        property var choices: []
        property string current
        property var take: null

        function ask(words: string, all: var, now: string, then: var) {
            picker.title = words;
            picker.choices = [{
                value: "",
                text: qsTr("All")
            }, ...(all ?? [])];
            picker.current = now;
            picker.take = then;
            picker.open();
        }

        ListCard {
            width: parent.width

            Repeater {
                model: picker.choices.length

                ChoiceRow {
                    required property int index
                    readonly property var choice: picker.choices[index] ?? ({})

                    objectName: "choice_" + (choice.value ?? "")
                    width: parent.width
                    text: choice.text ?? ""
                    checked: choice.value === picker.current
                    onClicked: {
                        picker.take(choice.value);
                        picker.close();
                    }
                }
            }
        }
    }
}
