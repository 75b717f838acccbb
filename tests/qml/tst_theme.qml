import QtQuick
import QtTest
import Automa.Kit

TestCase {
    id: test

    name: "Theme"

    function luminance(colour: color): real {
        const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
    }

    // The theme's functions may answer with a colour's name; darkening by nothing makes it a colour.
    function contrast(a, b): real {
        const la = luminance(Qt.darker(a, 1));
        const lb = luminance(Qt.darker(b, 1));
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
    }

    function cleanup() {
        Theme.dark = false;
        Theme.textScale = 1;
        Theme.animated = true;
    }

    function test_contrast_data() {
        return [
            {
                tag: "light",
                dark: false
            },
            {
                tag: "dark",
                dark: true
            }
        ];
    }

    function test_contrast(data) {
        Theme.dark = data.dark;
        for (const ground of [Theme.bg, Theme.surface, Theme.sunken]) {
            verify(contrast(Theme.text, ground) >= 7);
            verify(contrast(Theme.text2, ground) >= 4.5);
            verify(contrast(Theme.primary, ground) >= 4.5);
            verify(contrast(Theme.line2, ground) >= 3);
        }
        verify(contrast(Theme.primaryInk, Theme.primary) >= 4.5);
        verify(contrast(Theme.primaryCInk, Theme.primaryC) >= 4.5);
        verify(contrast(Theme.brassCInk, Theme.brassC) >= 4.5);
        verify(contrast(Theme.dangerCInk, Theme.dangerC) >= 4.5);
        verify(contrast(Theme.okInk, Theme.ok) >= 4.5);
    }

    function test_text_scales() {
        compare(Theme.bodySize, 16);
        Theme.textScale = 2;
        compare(Theme.bodySize, 32);
        compare(Theme.displaySize, 68);
    }

    function test_nothing_moves_when_animations_are_off() {
        verify(Theme.panel > 0);
        Theme.animated = false;
        for (const duration of [Theme.press, Theme.tick, Theme.panel, Theme.traceStep])
            compare(duration, 0);
    }

    function test_panes() {
        compare(Theme.panes(360, 640), 1);
        compare(Theme.panes(839, 1200), 1);
        compare(Theme.panes(840, 1200), 2);
        compare(Theme.panes(1200, 800), 3);
        compare(Theme.panes(700, 360), 2, "a phone on its side");
    }
}
