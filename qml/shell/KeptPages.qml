import QtQuick
import Automa.Kit

// Pages that every game opens again and again are made once and kept for the next time. A page that is opened with
// properties of its own, or that lies in the stack already, is made again.
Item {
    id: shelf

    readonly property var kinds: ["why", "history"]
    property var pages: ({})

    // The page to open; null: there is none to keep, let the stack make one.
    function take(id: string, url: url, properties: var): KitPage {
        if (!shelf.kinds.includes(id.slice(id.lastIndexOf("/") + 1)) || Object.keys(properties).length > 0)
            return null;
        if (!(id in shelf.pages))
            shelf.pages[id] = shelf.make(url);
        const page = shelf.pages[id] as KitPage;
        if (page?.parent !== shelf)
            return null;
        shelf.forgetFocus(page);
        page.away = false;
        return page;
    }

    function make(url: url): KitPage {
        const component = Qt.createComponent(url);
        if (component.status !== Component.Ready)
            return null; // the stack says why
        const page = component.createObject(shelf, {
            away: true
        }) as KitPage;
        if (page) {
            page.width = Qt.binding(() => shelf.width);
            page.height = Qt.binding(() => shelf.height);
            page.parentChanged.connect(() => {
                if (page.parent === shelf)
                    page.away = true;
            });
        }
        return page;
    }

    // As it is in a page that is new: on the page itself.
    function forgetFocus(page: KitPage) {
        for (let i = 0; i < page.children.length; ++i)
            page.children[i].focus = false;
    }

    visible: false
}
