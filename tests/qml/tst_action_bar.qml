import QtQuick
import QtQuick.Layouts
import QtTest
import Automa.Kit

// The foot of a page: who is how wide.
Item {
    id: root

    property bool asking: false
    property bool lengthy: false

    width: 412
    height: 200

    ActionBar {
        id: bar

        width: parent.width

        KitButton {
            id: undo

            text: root.lengthy ? "Відмінити" : "Undo"
            symbol: "undo"
            stacked: true
        }
        KitButton {
            id: why

            text: "Why?"
            Layout.fillWidth: root.asking
        }
        KitButton {
            id: done

            visible: !root.asking
            kind: KitButton.Primary
            text: "Done"
            Layout.fillWidth: true
        }
    }

    TestCase {
        name: "ActionBar"
        when: windowShown

        function cleanup() {
            Theme.textScale = 1;
            root.asking = false;
            root.lengthy = false;
            root.width = 412;
        }

        function test_a_button_that_stays_alone_takes_the_room_whenever_that_comes() {
            const beside = why.width;
            root.asking = true;
            tryVerify(() => why.width > 200);
            root.asking = false;
            tryCompare(why, "width", beside);
        }

        function test_what_does_not_fit_shares_the_line() {
            root.width = 360;
            root.lengthy = true;
            Theme.textScale = 2;
            tryVerify(() => !bar.fits);
            tryVerify(() => why.x + why.width <= bar.width - 2 * Theme.margin);
            tryVerify(() => undo.width === why.width);
            tryVerify(() => done.y > why.y);
        }

        function test_large_letters_take_the_room_and_give_it_back() {
            root.width = 360;
            tryVerify(() => done.width < 200);
            const before = why.width;
            Theme.textScale = 2;
            tryVerify(() => !bar.fits);
            tryVerify(() => why.width > before);
            Theme.textScale = 1;
            tryVerify(() => bar.fits);
            tryCompare(why, "width", before);
        }
    }
}
