import QtQuick
import Automa.Kit

// What a game's filter of a list stands on.
Flow {
    // What to say if no entry is left.
    property string nothing

    // The keys of the entries that stay; null: all.
    signal narrowed(var keys)

    // Filters nothing any more. Overridden.
    function clear() {
    }

    spacing: Theme.unit
    bottomPadding: Theme.unit
}
