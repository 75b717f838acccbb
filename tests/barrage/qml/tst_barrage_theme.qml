import QtQuick
import QtTest
import Automa.Barrage
import Automa.BarrageApp
import Automa.Kit

TestCase {
    id: test

    name: "BarrageTheme"

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
    }

    function test_company_letters_stand_out() {
        for (const dark of [false, true]) {
            Theme.dark = dark;
            for (const company of ["usa", "germany", "italy", "france", "netherlands"]) {
                verify(contrast(BarrageTheme.companyInk(company), BarrageTheme.companyFill(company)) >= 4.5, company);
                verify(CompanyLooks.of(company).letter !== "");
            }
            for (let power = 1; power <= 5; ++power)
                verify(contrast(BarrageTheme.powerInk(power), BarrageTheme.powerFill(power)) >= 4.5, "power " + power);
        }
    }

    function test_companies_differ_by_letter_and_band() {
        const letters = new Set();
        const bands = new Set();
        for (const company of ["usa", "germany", "italy", "france", "netherlands", "neutral"]) {
            letters.add(CompanyLooks.of(company).letter);
            bands.add(CompanyLooks.of(company).band);
        }
        compare(letters.size, 6);
        compare(bands.size, 6);
    }

    function test_the_seal_follows_company_and_theme() {
        const seal = createTemporaryObject(sealOf, test, {
            company: "italy"
        });
        compare(seal.look.letter, "I");
        verify(seal.look.given);
        seal.company = "usa";
        compare(seal.look.letter, "U");
        compare(seal.color, seal.look.fill);
        Theme.dark = true;
        compare(seal.color, seal.look.fillDark);
        seal.company = "";
        verify(seal.blank);
    }

    Component {
        id: sealOf

        BarrageCompanySeal {}
    }
}
