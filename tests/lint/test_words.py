"""Where translations stand: a file for each language and module, written in one way, with a word for translators."""
import importlib.machinery
import importlib.util
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

MERGE = Path(__file__).resolve().parents[2] / "translations/merge"
loader = importlib.machinery.SourceFileLoader("merge", str(MERGE))
merge = importlib.util.module_from_spec(importlib.util.spec_from_loader("merge", loader))
loader.exec_module(merge)
notes, po = merge.notes, merge.po
SAID = {"en": "yes", "uk": "так", "pl": "tak", "ru": "да"}


def message(context, source, *places, plural=False):
    element = xml.fromstring("<message/>")
    xml.SubElement(element, "source").text = source
    if plural:
        element.set("numerus", "yes")
    made = merge.Message(context, element)
    made.places = list(places)
    return made


class InFolder(unittest.TestCase):
    """With an empty folder of translations, and sources that notes.py reads there."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.addCleanup(setattr, notes, "ROOT", notes.ROOT)
        notes.ROOT = self.folder
        for cached in (notes.source_of, notes.lines_of):
            self.addCleanup(cached.cache_clear)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return name

    def source(self, name, text):
        """Writes a source; the place of its line with “here”."""
        for cached in (notes.source_of, notes.lines_of):
            cached.cache_clear()
        lines = text.strip("\n").split("\n")
        at = next(i for i, line in enumerate(lines) if "// here" in line)
        return f"{self.write(name, chr(10).join(lines))}:{at + 1}"

    def words(self, language, module, *entries):
        self.write(f"{language}/{module}.po", po.written(entries, language, ""))

    def merged(self, *messages):
        words, faults = merge.read_words(self.folder)
        files = merge.files_of(messages, words, self.folder)
        return {str(path.relative_to(self.folder)): content for path, content in files.items()}, faults, words


class Files(InFolder):
    def test_modules_by_folder(self):
        self.assertEqual(merge.module_of("app/barrage/text/names.cpp:3"), "barrage")
        self.assertEqual(merge.module_of("qml/kit/Card.qml:1"), "kit")
        self.assertEqual(merge.module_of("app/main/start.cpp:9"), "shell")

    def test_a_file_is_read_as_it_was_written(self):
        entries = [po.Entry("Card", "Say “%1”\n\"and\" \\ %n", "a note", True, ["один", "", "тр\tи"], "%1: what", ["ask Olha"], True),
                   po.Entry("Card", "Yes", text="Так"), po.Entry("Card", "Old", text="Старе", unused=True)]
        self.words("uk", "kit", *entries)
        path = self.folder / "uk/kit.po"
        self.assertCountEqual(po.read(path), entries)
        self.assertEqual(po.written(po.read(path), "uk", ""), path.read_text(encoding="utf-8"))

    def test_what_a_tool_broke_into_lines_is_one_text(self):
        self.write("uk/kit.po", 'msgid ""\nmsgstr ""\n\n#: a.cpp:3\n#| msgid "Ein Text"\nmsgctxt "Card|"\nmsgid ""\n"One "\n"text"\nmsgstr ""\n"Один "\n"текст"\n\n#~| msgid "Older"\n#~ msgid "Old"\n#~ msgstr "Старе"\n')
        self.assertEqual([(entry.source, entry.text, entry.unused) for entry in po.read(self.folder / "uk/kit.po")],
                         [("One text", "Один текст", False), ("Old", "Старе", True)])

    def test_what_is_no_po_is_refused(self):
        for broken in ("msgid Yes\n", '"alone"\n', 'msgid "A"\nmsgstr "B\n', "<<<<<<< HEAD\n"):
            self.write("uk/kit.po", broken)
            with self.assertRaises(ValueError, msg=broken):
                po.read(self.folder / "uk/kit.po")

    def test_a_text_twice_in_a_file(self):
        self.words("uk", "kit", po.Entry("Card", "Yes", text="Так"), po.Entry("Card", "Yes", text="Авжеж"))
        self.assertIn("stands twice", merge.read_words(self.folder)[1][0])

    def test_a_new_text_gets_a_place_in_every_language(self):
        place = self.source("qml/kit/Card.qml", 'KitButton { text: qsTr("Yes") } // here')
        files, faults, _ = self.merged(message("Card", "Yes", place), message("Card", "%n card(s)", place, plural=True))
        self.assertEqual(sorted(files), ["en/kit.po", "pl/kit.po", "ru/kit.po", "uk/kit.po"])
        self.assertIn('msgctxt "Card|"\nmsgid "Yes"\nmsgstr ""\n', files["uk/kit.po"])
        self.assertEqual(files["uk/kit.po"].count("msgstr["), 3)
        self.assertNotIn('"Yes"', files["en/kit.po"], "English is in the source but for its plural forms")
        self.assertEqual(faults, [])

    def test_words_move_to_the_module_that_uses_them(self):
        for language, text in SAID.items():
            self.words(language, "shell", po.Entry("SeaNames", "Yes", text=text))
        files, _, _ = self.merged(message("SeaNames", "Yes", self.source("app/barrage/names.cpp", 'tr("Yes") // here')))
        self.assertIn('msgstr "так"', files["uk/barrage.po"])
        self.assertIsNone(files["uk/shell.po"])
        self.assertTrue(any("is not as ./dev translate writes it" in said
                            for said in merge.out_of_place({self.folder / name: content for name, content in files.items()})))

    def test_the_order_does_not_depend_on_lines(self):
        place = self.source("qml/kit/Card.qml", 'KitButton { text: qsTr("B") } // here')
        one, other = message("Card", "B", place), message("Card", "A", place)
        self.assertEqual(self.merged(one, other)[0], self.merged(other, one)[0])
        self.assertNotIn("#:", self.merged(one)[0]["uk/kit.po"])

    def test_a_context_of_two_modules(self):
        found = merge.shared([message("Look", "Yes", "app/barrage/a.cpp:1", "app/lookup/b.cpp:2")])
        self.assertEqual(len(found), 1)
        self.assertIn("used by several modules: app/barrage/a.cpp:1, app/lookup/b.cpp:2", found[0])

    def test_words_that_nobody_uses_are_kept_and_named(self):
        self.words("uk", "kit", po.Entry("Card", "Yes", text="Так"))
        files, _, words = self.merged()
        self.assertIn('#~ msgid "Yes"\n#~ msgstr "Так"', files["uk/kit.po"])
        self.assertEqual(len(merge.unused([], words)), 1)

    def test_a_guess_of_a_tool_is_no_translation(self):
        self.words("uk", "kit", po.Entry("Card", "Yes", text="Так", fuzzy=True))
        words, _ = merge.read_words(self.folder)
        self.assertEqual(merge.translation_of(message("Card", "Yes", "qml/kit/Card.qml:1"), "uk", words), (None, ""))


class Texts(unittest.TestCase):
    def test_a_number_stays_with_its_word(self):
        self.assertEqual(merge.bound("%n drop, 2 drops of 12, %1 dam"), "%n\u00a0drop, 2\u00a0drops of 12, %1 dam")

    def test_a_slot_lost_in_translation(self):
        one = message("Card", "%1 of %2", "qml/kit/Card.qml:1")
        self.assertIn("has %1 where the source has %1 %2", merge.fault_of(one, "uk", "%1"))
        self.assertIsNone(merge.fault_of(one, "uk", "%2: %1"))

    def test_languages_count_as_their_tools_do(self):
        for code, language in merge.LANGUAGES.items():
            self.assertTrue(language["plural_forms"].startswith(f"nplurals={len(language['plurals'])}; plural="), code)


class Notes(InFolder):
    def note(self, source, name, text):
        one = message("Card", source, self.source(name, text))
        said = notes.note_of(one)
        return said, notes.missing(one, said)

    def test_a_slot_is_named_by_what_goes_into_it(self):
        for said, line in (("%1: territory; %2: coins", 'tr("%1 of %2").arg(ScytheNames::territory(hex)).arg(coins)'),
                           ("%1: round; %2: cards left", 'translate("X", "%1 of %2").arg(QString::number(round + 1), cards_left(now))'),
                           ("%1: places; %2: “VP”", 'tr("%1 of %2").arg(places.join(comma), tr("VP"))'),
                           ("%1: unit; %2: where", 'const QString all = tr("%1 of %2"); // here\n    return all.arg(unit, where);'),
                           ("%1: order; %2: kind", 'QT_TRANSLATE_NOOP("X", "%1 of %2"), {"order", "kind", ""}')):
            self.assertEqual(self.note("%1 of %2", "app/kit/x.cpp", f"void f() {{\n    {line} // here\n}}"), (said, ""), line)

    def test_a_slot_without_a_word(self):
        self.assertIn("no word on %1, %2", self.note("%1 of %2", "app/kit/x.cpp", 'void f() {\n    say(tr("%1 of %2")); // here\n}')[1])

    def test_a_note_above_a_text_or_above_its_table(self):
        self.assertEqual(self.note("lake %1", "app/kit/x.cpp", '//: %1: a code, as “D3”\nWord words[] = {\n    {"lake", QT_TR_NOOP("lake %1")}, // here\n};'),
                         ("%1: a code, as “D3”", ""))
        self.assertEqual(self.note("free", "app/kit/x.cpp", 'void f() {\n    //: of a space\n    say(tr("free")); // here\n}'), ("of a space", ""))

    def test_a_capital_in_the_middle_of_a_sentence(self):
        def inside(text):
            place = self.source("app/kit/x.cpp", f'void f() {{\n    say(tr("{text}").arg(as_label(name), other)); // here\n}}')
            return notes.capital_inside(message("Card", text, place))
        self.assertIn("a capital in the middle", inside("Moves to <b>%1</b>, %2"))
        for sound in ("%1: %2", "<b>%1</b> · %2", "Star track: %1, %2", "To %2. %1"):
            self.assertEqual(inside(sound), "", sound)

    def test_a_short_text_says_where_it_is_used(self):
        self.assertEqual(self.note("Undo", "qml/kit/X.qml", "Item {\n    KitButton {\n        text: qsTr(\"Undo\") // here\n    }\n}"), ("button", ""))
        self.assertEqual(self.note("Done", "app/kit/x.cpp", 'QString Pad::confirmText() const {\n    return tr("Done"); // here\n}'), ("confirm", ""))

    def test_a_note_above_a_function_of_a_class(self):
        self.assertEqual(self.note("Pass", "app/kit/x.cpp", 'class Pad {\n    QString head() const {\n        if (done)\n            return tr("Pass"); // here\n'),
                         ("head", ""))

    def test_a_short_text_without_a_word(self):
        self.assertIn("no word for translators", self.note("Done", "app/kit/x.cpp", 'private:\n    say(tr("Done")); // here')[1])


if __name__ == "__main__":
    unittest.main()
