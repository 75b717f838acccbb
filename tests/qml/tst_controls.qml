pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Automa.Kit

// The small controls: what a tap or a key does to them.
Item {
    id: root

    property int energy: 2
    property bool on: false

    width: 412
    height: 900

    Component {
        id: buttons

        KitButton {
            text: "Done"
            symbol: "check"
        }
    }
    Component {
        id: steppers

        Stepper {
            label: "Energy"
            from: 0
            to: 3
            value: root.energy
        }
    }
    Component {
        id: choices

        SegmentedChoice {
            width: 400
            label: "Level"
            current: "low"
            options: [
                {
                    value: "low",
                    text: "Low"
                },
                {
                    value: "high",
                    text: "High"
                }
            ]
        }
    }
    Component {
        id: chips

        FilterChip {
            text: "Conduits"
            checked: root.on
        }
    }
    Component {
        id: switches

        SwitchRow {
            width: 400
            text: "Expansion"
            checked: root.on
        }
    }
    Component {
        id: fields

        KitTextField {
            width: 400
            label: "Name"
        }
    }
    Component {
        id: cards

        ListCard {
            width: 400

            ListRow {
                width: 400
                text: "One"
            }
            ListRow {
                width: 400
                text: "Two"
            }
            ListRow {
                width: 400
                text: "Three"
            }
        }
    }
    Component {
        id: bars

        NavBar {
            width: 400
            current: "table"
            items: [
                {
                    id: "table",
                    text: "Table",
                    symbol: "table"
                },
                {
                    id: "board",
                    text: "Board",
                    symbol: "board"
                }
            ]
        }
    }
    Component {
        id: spies

        SignalSpy {}
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function spy(target, signalName) {
            return createTemporaryObject(spies, root, {
                target: target,
                signalName: signalName
            });
        }

        function child(item, objectName) {
            return findChild(item, objectName);
        }

        function test_button_by_touch_and_key() {
            const button = createTemporaryObject(buttons, root);
            const clicked = spy(button, "clicked");
            verify(button.width >= 48 && button.height >= 56);
            const finger = touchEvent(button);
            finger.press(0, button).commit();
            verify(button.down);
            finger.release(0, button).commit();
            compare(clicked.count, 1);
            root.forceActiveFocus();
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.visualFocus);
            keyClick(Qt.Key_Space);
            compare(clicked.count, 2);
            button.enabled = false;
            mouseClick(button);
            compare(clicked.count, 2);
        }

        function test_stepper_asks_and_its_owner_writes() {
            root.energy = 2;
            const stepper = createTemporaryObject(steppers, root);
            const moved = spy(stepper, "moved");
            mouseClick(child(stepper, "more"));
            compare(moved.count, 1);
            compare(moved.signalArguments[0][0], 3);
            compare(stepper.value, 2, "the owner has not written it");
            root.energy = 3;
            compare(stepper.value, 3);
            mouseClick(child(stepper, "less"));
            compare(moved.signalArguments[1][0], 2);
            root.energy = 0;
            compare(stepper.value, 0, "it still follows its owner after a tap");
        }

        function test_stepper_stops_at_its_ends() {
            root.energy = 2;
            const stepper = createTemporaryObject(steppers, root);
            stepper.moved.connect(value => root.energy = value);
            const moved = spy(stepper, "moved");
            const more = child(stepper, "more");
            mouseClick(more);
            compare(stepper.value, 3);
            verify(!more.enabled);
            mouseClick(more);
            compare(stepper.value, 3);
            compare(moved.count, 1);
            stepper.forceActiveFocus();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(stepper.value, 0);
            compare(moved.count, 4);
        }

        function test_choice_tells_only_a_change() {
            const choice = createTemporaryObject(choices, root);
            const chosen = spy(choice, "chosen");
            tryVerify(() => choice.height >= 48);
            mouseClick(choice, 20, 20);
            compare(chosen.count, 0, "the chosen one changes nothing");
            mouseClick(choice, 380, 20);
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], "high");
        }

        function test_choice_stands_when_words_do_not_fit() {
            const choice = createTemporaryObject(choices, root);
            tryVerify(() => !choice.stacked);
            choice.width = 60;
            tryVerify(() => choice.stacked);
            verify(choice.implicitHeight >= 96);
        }

        function test_four_choices_lie_two_by_two_before_they_stand() {
            const choice = createTemporaryObject(choices, root);
            choice.options = ["a", "b", "c", "d"].map(value => ({
                        value: value,
                        text: "some words"
                    }));
            choice.width = 1000;
            tryCompare(choice, "rows", 1);
            choice.width = choice.wanted * 0.7;
            tryCompare(choice, "rows", 2);
            verify(!choice.stacked);
            choice.width = choice.widest * 1.5;
            tryCompare(choice, "rows", 4);
        }

        function test_chip_is_pressed_48_high() {
            const chip = createTemporaryObject(chips, root);
            verify(chip.height >= 48);
            const clicked = spy(chip, "clicked");
            mouseClick(chip, 5, 3);
            mouseClick(chip, 5, chip.height - 3);
            compare(clicked.count, 2);
        }

        function test_chip_asks_and_its_owner_writes() {
            root.on = false;
            const chip = createTemporaryObject(chips, root);
            mouseClick(chip);
            verify(!chip.checked, "the owner has not written it");
            root.on = true;
            verify(chip.checked);
            mouseClick(chip);
            verify(chip.checked, "the owner has not written it");
            root.on = false;
            verify(!chip.checked, "it still follows its owner after a tap");
        }

        function test_switch_row_asks_anywhere_and_its_owner_writes() {
            root.on = false;
            const row = createTemporaryObject(switches, root);
            const switched = spy(row, "switched");
            mouseClick(row, 10, 10);
            compare(switched.count, 1);
            compare(switched.signalArguments[0][0], true);
            verify(!row.checked, "the owner has not written it");
            root.on = true;
            verify(row.checked);
            row.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(switched.signalArguments[1][0], false);
            verify(row.checked, "the owner has not written it");
            root.on = false;
            verify(!row.checked, "it still follows its owner after a tap");
        }

        function test_text_field_takes_and_clears_text() {
            const field = createTemporaryObject(fields, root);
            field.forceActiveFocus();
            for (const letter of "dam")
                keyClick(letter);
            compare(field.text, "dam");
            mouseClick(child(field, "clear"));
            compare(field.text, "");
        }

        function test_list_card_knows_its_ends() {
            const card = createTemporaryObject(cards, root);
            const rows = card.rows;
            tryVerify(() => rows[0].firstRow && rows[2].lastRow);
            verify(!rows[1].firstRow && !rows[1].lastRow);
            rows[2].visible = false;
            tryVerify(() => rows[1].lastRow);
        }

        function test_navigation_in_three_forms() {
            const bar = createTemporaryObject(bars, root);
            const chosen = spy(bar, "chosen");
            mouseClick(bar, 300, 20);
            compare(chosen.signalArguments[0][0], "board");
            bar.form = NavButton.Rail;
            bar.width = bar.implicitWidth;
            bar.height = 300;
            tryVerify(() => child(bar, "nav_board").y > 40);
            bar.form = NavButton.TopRow;
            bar.height = bar.implicitHeight;
            bar.width = Qt.binding(() => bar.implicitWidth);
            tryVerify(() => child(bar, "nav_board").y === 0 && child(bar, "nav_board").x > 40);
        }
    }
}
