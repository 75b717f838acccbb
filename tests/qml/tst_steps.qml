pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Automa.Kit

// An instruction of the turn. What its list does with ticks is the view-model's, and tested there.
Item {
    id: root

    width: 412
    height: 600

    Component {
        id: rows

        StepRow {
            width: 400
            number: 2
            text: "Move a <b>base</b>"
        }
    }
    Component {
        id: spies

        SignalSpy {
            signalName: "clicked"
        }
    }

    TestCase {
        name: "StepRow"
        when: windowShown

        function test_the_whole_row_is_pressed_by_touch_and_key() {
            const row = createTemporaryObject(rows, root);
            const clicked = createTemporaryObject(spies, root, {
                target: row
            });
            mouseClick(row, 4, 4);
            mouseClick(row, row.width - 4, row.height - 4);
            compare(clicked.count, 2);
            verify(!row.done, "its owner ticks it");
            row.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(clicked.count, 3);
        }

        function test_a_row_grows_with_its_text() {
            const row = createTemporaryObject(rows, root);
            const before = row.height;
            row.text = "Put the base tile and four excavators in the wheel’s open segment, then turn the wheel by one segment";
            verify(row.height > before);
        }

        function test_screen_readers_get_the_plain_words() {
            const row = createTemporaryObject(rows, root);
            compare(row.Accessible.name, "2. Move a base");
        }
    }
}
