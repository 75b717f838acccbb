pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Automa.Kit

// What lies over or beside other things: dialogs, sheets, toasts, panes, pages.
Item {
    id: root

    width: 412
    height: 800

    KitDialog {
        id: dialog

        title: "Undo the whole turn?"
        message: "8 steps go back. Redo stays possible."
        acceptText: "Undo turn"
    }
    Sheet {
        id: sheet

        title: "Basin 6, upper"

        KitText {
            width: parent.width
            text: "Height 1"
        }
    }
    ToastHost {
        id: toasts

        width: parent.width
        y: 700
        height: implicitHeight
    }
    FlowPane {
        id: panes

        visible: false
        width: 400
        height: 800
        widths: [400, 0, 340]

        Item {}
        Item {}
        Item {}
    }
    SignalSpy {
        id: accepted

        target: dialog
        signalName: "accepted"
    }
    SignalSpy {
        id: rejected

        target: dialog
        signalName: "rejected"
    }
    SignalSpy {
        id: acted

        target: toasts
        signalName: "acted"
    }

    TestCase {
        name: "Layers"
        when: windowShown

        function initTestCase() {
            Theme.animated = false;
        }

        function cleanupTestCase() {
            Theme.animated = true;
        }

        function init() {
            accepted.clear();
            rejected.clear();
        }

        function test_dialog_answers() {
            dialog.open();
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_Space);
            tryVerify(() => !dialog.visible);
            compare(accepted.count, 1);
            compare(rejected.count, 0);
        }

        function test_dialog_escape_is_the_careful_answer() {
            dialog.open();
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !dialog.visible);
            compare(accepted.count, 0);
        }

        function test_sheet_comes_from_the_foot_and_closes() {
            sheet.open();
            tryVerify(() => sheet.opened);
            compare(sheet.width, sheet.parent.width);
            tryVerify(() => sheet.y + sheet.height === sheet.parent.height);
            keyClick(Qt.Key_Back);
            tryVerify(() => !sheet.visible);
        }

        function test_toasts_wait_until_what_they_tell_is_written() {
            toasts.writing = true;
            toasts.show("Recorded", "Undo", "a");
            verify(!findChild(toasts, "toast").visible);
            toasts.writing = false;
            tryVerify(() => findChild(toasts, "toast").opacity === 1);
            toasts.failing = true;
            tryVerify(() => !findChild(toasts, "toast").visible);
            toasts.withdraw("a");
            toasts.show("Another matter", "", "");
            tryVerify(() => findChild(toasts, "toast").opacity === 1);
            toasts.failing = false;
            findChild(toasts, "toast").dismissed();
            tryVerify(() => !findChild(toasts, "toast").visible);
        }
        function test_toasts_wait_for_each_other() {
            toasts.show("One", "Redo", "a");
            toasts.show("Two", "", "");
            compare(toasts.text, "One");
            tryVerify(() => findChild(toasts, "toastAction").visible);
            mouseClick(findChild(toasts, "toastAction"));
            compare(acted.signalArguments[0][0], "a");
            compare(toasts.text, "Two");
            mouseClick(toasts, 20, 20);
            compare(toasts.text, "");
        }

        function test_an_offer_does_not_wait_for_what_is_only_told() {
            toasts.show("Exported", "", "");
            compare(toasts.text, "Exported");
            toasts.show("Deleted", "Undo", "a");
            compare(toasts.text, "Deleted");
            tryVerify(() => findChild(toasts, "toastAction").visible);
            toasts.show("Exported again", "", "");
            compare(toasts.text, "Deleted");
            toasts.show("Deleted too", "Undo", "b");
            compare(toasts.text, "Deleted too");
            toasts.withdraw("b");
            compare(toasts.text, "Deleted");
            toasts.withdraw("a");
            compare(toasts.text, "Exported again");
            findChild(toasts, "toast").dismissed();
            compare(toasts.text, "");
        }

        function test_panes_data() {
            return [
                {
                    tag: "phone",
                    width: 412,
                    current: 2,
                    shown: [false, false, true],
                    last: 412
                },
                {
                    tag: "tablet",
                    width: 900,
                    current: 2,
                    shown: [true, false, true],
                    last: 500
                },
                {
                    tag: "tablet, first",
                    width: 900,
                    current: 0,
                    shown: [true, true, false],
                    last: 500
                },
                {
                    tag: "desktop",
                    width: 1280,
                    current: 0,
                    shown: [true, true, true],
                    last: 340
                }
            ];
        }

        function test_panes(data) {
            panes.visible = true;
            panes.width = data.width;
            panes.current = data.current;
            let right = null;
            for (let i = 0; i < 3; ++i) {
                compare(panes.shown(i), data.shown[i], "pane " + i);
                compare(panes.panes[i].visible, data.shown[i]);
                if (data.shown[i])
                    right = panes.panes[i];
            }
            compare(right.width, data.last);
            compare(right.x + right.width, data.width);
            panes.visible = false;
        }
    }
}
