pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// Which tiles to show: by an action, a criterion or a code that is printed on them.
LookupFilter {
    id: control

    enum By {
        Action,
        Criterion,
        Code
    }

    property string action
    property string criterion
    property string code
    readonly property lookupTileFilters filters: BarrageLookup.tileFilters

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

    // Of the choiceOption that was chosen.
    function words(choices: var, value: string, none: string): string {
        const found = choices.find(choice => choice.value === value);
        return found ? found.text : none;
    }

    nothing: qsTr("No tile matches all of this")

    FilterChip {
        objectName: "filterAction"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.action !== ""
        symbol: "filter"
        text: control.words(control.filters.actions, control.action, qsTr("Action"))
        onClicked: picker.ask(qsTr("Action"), control.filters.actions, control.action, BarrageLookupTileFilter.Action)
    }
    FilterChip {
        objectName: "filterCriterion"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.criterion !== ""
        symbol: "filter"
        text: control.words(control.filters.criteria, control.criterion, qsTr("Criterion"))
        onClicked: picker.ask(qsTr("Criterion"), control.filters.criteria, control.criterion, BarrageLookupTileFilter.Criterion)
    }
    FilterChip {
        objectName: "filterCode"
        width: Math.min(implicitWidth, control.width)
        checkable: false
        checked: control.code !== ""
        symbol: "filter"
        text: control.code === "" ? qsTr("Code") : qsTr("Code %1").arg(control.code)
        onClicked: picker.ask(qsTr("Code"), control.filters.codes, control.code, BarrageLookupTileFilter.Code)
    }
    Sheet {
        id: picker

        property var choices: [] // each a choiceOption
        property string current
        property int by: BarrageLookupTileFilter.Action

        function ask(words: string, all: var, now: string, what: int) {
            picker.title = words;
            picker.choices = all;
            picker.current = now;
            picker.by = what;
            picker.open();
        }

        function taken(value: string) {
            control.filtered(picker.by === BarrageLookupTileFilter.Action ? value : control.action,
                             picker.by === BarrageLookupTileFilter.Criterion ? value : control.criterion,
                             picker.by === BarrageLookupTileFilter.Code ? value : control.code);
            picker.close();
        }

        ListCard {
            id: list

            width: parent.width

            ChoiceRow {
                objectName: "choice_"
                width: parent.width
                text: qsTr("All")
                checked: picker.current === ""
                onClicked: picker.taken("")
            }
            Repeater {
                model: picker.choices

                ChoiceRow {
                    required property choiceOption modelData

                    objectName: "choice_" + modelData.value
                    width: list.width
                    text: modelData.text
                    checked: modelData.value === picker.current
                    onClicked: picker.taken(modelData.value)
                }
            }
        }
    }
}
