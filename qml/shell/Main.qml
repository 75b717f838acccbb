import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// The window: the stack of pages, the messages at its foot, the way back.
T.ApplicationWindow {
    id: window

    function goBack(): bool {
        const page = stack.currentItem as KitPage;
        if (page && page.stepBack())
            return true;
        return Shell.navigator.back();
    }

    function help() {
        const page = stack.currentItem as KitPage;
        if (page && page.help !== "")
            helper.show(page.title, page.help);
    }

    // What no control has taken: back, and Enter for what has the focus.
    function pageKey(event: KeyEvent) {
        if (event.key === Qt.Key_Back || event.key === Qt.Key_Escape)
            event.accepted = window.goBack();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            event.accepted = pressed.press();
    }

    width: 412
    height: 915
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Automa Companion")
    color: Theme.bg
    font.family: Theme.family

    Binding {
        target: Theme
        property: "dark"
        value: Shell.settings.dark
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Shell.settings.textSize / 100
    }
    Binding {
        target: Theme
        property: "animated"
        value: Shell.settings.animated
    }
    Binding {
        target: Theme
        property: "own"
        value: stack.colours
    }
    Binding {
        // A page may speak for itself; what was registered for its id comes first.
        readonly property KitPage page: stack.currentItem as KitPage

        readonly property string words: Shell.language === "" ? "" : Shell.pages.help(Shell.navigator.current, page?.place ?? "")

        target: page
        property: "help"
        value: words
        when: page !== null && words !== ""
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: Shell.navigator

        function onOpened(url, properties) {
            const operation = Theme.animated ? T.StackView.PushTransition : T.StackView.Immediate;
            const kept = shelf.take(Shell.navigator.current, url, properties);
            if (kept)
                stack.push(kept, operation);
            else
                stack.push(url, properties, operation);
            if (!Theme.animated)
                stack.hideCovered();
        }
        function onReplaced(url, properties) {
            stack.replace(stack.currentItem, url, properties, Theme.animated ? T.StackView.ReplaceTransition : T.StackView.Immediate);
        }
        function onClosed() {
            stack.pop(Theme.animated ? T.StackView.PopTransition : T.StackView.Immediate);
        }
        function onWentHome() {
            stack.pop(null, Theme.animated ? T.StackView.PopTransition : T.StackView.Immediate);
        }
    }
    Connections {
        target: Shell

        function onSaid(text, action, token) {
            toasts.show(text, action, token);
        }
        function onBackAsked() {
            window.goBack();
        }
    }
    Connections {
        target: stack.currentItem as KitPage

        function onBackRequested() {
            window.goBack();
        }
        function onHelpRequested() {
            window.help();
        }
    }
    Shortcut {
        sequences: ["Alt+Left", "Back"]
        onActivated: window.goBack()
    }
    Shortcut {
        sequences: ["?", "F1"]
        onActivated: window.help()
    }
    FocusedPress {
        id: pressed
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: window.close()
    }
    KeptPages {
        id: shelf

        anchors.fill: parent
    }
    T.StackView {
        id: stack

        objectName: "stack"
        anchors.fill: parent
        anchors.topMargin: keepingNote.height
        focus: true
        initialItem: HomePage {}
        Keys.onPressed: event => window.pageKey(event)
        onCurrentItemChanged: currentItem?.forceActiveFocus()

        // Of the uppermost page that has some.
        readonly property ThemeColours colours: {
            for (let i = currentItem ? depth - 1 : -1; i >= 0; --i) {
                const page = get(i, T.StackView.DontLoad) as KitPage;
                if (page?.colours)
                    return page.colours;
            }
            return null;
        }

        // Two pages opened in one breath: the stack forgets to hide the lower one.
        function hideCovered() {
            for (let i = 0; i < depth - 1; ++i) {
                const below = get(i, T.StackView.DontLoad);
                if (below)
                    below.visible = false;
            }
        }

        pushEnter: PageMove {
            fromX: stack.width * 0.12
            fromOpacity: 0
        }
        pushExit: PageMove {
            toOpacity: 0
        }
        popEnter: PageMove {
            fromOpacity: 0
        }
        popExit: PageMove {
            toX: stack.width * 0.12
            toOpacity: 0
        }
        replaceEnter: PageMove {
            fromOpacity: 0
        }
        replaceExit: PageMove {
            toOpacity: 0
        }
    }
    KeepingNote {
        id: keepingNote

        keeping: Shell.browser ? Shell.browser.keeping : Browser.Kept
    }
    Item {
        // The edge of the screen takes the gesture back; touches that do not drag go through to the page.
        width: 20
        height: parent.height

        DragHandler {
            id: swipe

            // Newer Qt has forgotten the way of the finger by the time it lets go.
            property real way: 0

            target: null
            yAxis.enabled: false
            acceptedDevices: PointerDevice.TouchScreen
            onTranslationChanged: {
                if (active)
                    way = activeTranslation.x;
            }
            onActiveChanged: {
                if (!active && way > 72)
                    window.goBack();
                way = 0;
            }
        }
    }
    HelpSheet {
        id: helper
    }
    ToastHost {
        id: toasts

        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        y: parent.height - height - 12 - ((stack.currentItem as KitPage)?.footHeight ?? 0)
           - ((stack.currentItem as KitPage)?.contentFoot ?? 0)
        height: implicitHeight
        writing: keepingNote.keeping === Browser.Writing
        failing: keepingNote.keeping === Browser.Failed
        onActed: token => Shell.accepted(token)

        Connections {
            target: Shell

            function onWithdrawn(token) {
                toasts.withdraw(token);
            }
        }
    }
}
