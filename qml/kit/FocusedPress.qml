import QtQuick
import QtQuick.Templates as T

// Presses the control that has the focus, as Enter does everywhere.
Item {
    function press(): bool {
        const focused = Window.window?.activeFocusItem as T.AbstractButton;
        if (!focused || !focused.enabled)
            return false;
        if (focused as KitButton) {
            (focused as KitButton).confirm();
            return true;
        }
        if (focused.checkable)
            focused.toggle();
        focused.clicked();
        return true;
    }
}
