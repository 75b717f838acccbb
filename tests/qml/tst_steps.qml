pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Automa.Kit

Item {
    id: root

    width: 412
    height: 600

    Component {
        id: lists

        StepList {
            width: 400
            groups: [
                {
                    title: "Water",
                    symbol: "drop",
                    note: "turn goes on",
                    steps: [
                        {
                            text: "Put <b>1 engineer</b> down",
                            symbol: "engineer",
                            done: true
                        }
                    ]
                },
                {
                    title: "",
                    steps: [
                        {
                            text: "Move a base"
                        },
                        {
                            text: "Turn the wheel"
                        }
                    ]
                }
            ]
        }
    }
    Component {
        id: spies

        SignalSpy {}
    }

    TestCase {
        name: "StepList"
        when: windowShown

        property var list
        property var toggled

        function init() {
            list = createTemporaryObject(lists, root);
            toggled = createTemporaryObject(spies, root, {
                target: list,
                signalName: "toggled"
            });
        }

        function step(number) {
            return findChild(list, "step_" + (number - 1));
        }

        function test_numbers_run_through_all_groups() {
            compare(list.stepCount, 3);
            compare(step(1).number, 1);
            compare(step(3).number, 3);
        }

        function test_the_first_open_step_is_the_current_one() {
            verify(step(1).done);
            compare(list.current, 1);
            verify(step(2).current);
            list.toggle(1);
            verify(step(3).current);
            list.toggle(0);
            verify(step(1).current, "an unticked step comes first again");
        }

        function test_the_whole_row_ticks() {
            const row = step(2);
            mouseClick(row, row.width - 4, 4);
            verify(row.done);
            compare(toggled.count, 1);
            compare(toggled.signalArguments[0][0], 1);
            compare(toggled.signalArguments[0][1], true);
            row.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(!row.done);
        }

        function test_all_ticked_has_no_current_step() {
            list.toggle(1);
            list.toggle(2);
            compare(list.current, -1);
        }

        function test_a_row_grows_with_its_text() {
            const before = step(3).height;
            list.groups = [
                {
                    title: "",
                    steps: [
                        {
                            text: "Put the base tile and four excavators in the wheel’s open segment, then turn the wheel by one segment"
                        }
                    ]
                }
            ];
            compare(list.stepCount, 1);
            compare(list.current, 0);
            verify(step(1).height > before);
        }
    }
}
