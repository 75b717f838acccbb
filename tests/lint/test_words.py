"""Where words lie: one file a context, in the folder of the module whose sources use it."""
import importlib.machinery
import importlib.util
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

MERGE = Path(__file__).parents[2] / "translations/merge"
loader = importlib.machinery.SourceFileLoader("merge", str(MERGE))
merge = importlib.util.module_from_spec(importlib.util.spec_from_loader("merge", loader))
loader.exec_module(merge)


def message(context, source, *places):
    element = xml.fromstring(f"<message><source>{source}</source></message>")
    made = merge.Message(context, element)
    made.places = list(places)
    return made


def words(context, source, *folders):
    return {(context, source): ({"uk": "так", "pl": "tak", "ru": "да"}, merge.WORDS.joinpath(*folders) / f"{context}.json")}


class Words(unittest.TestCase):
    def test_modules_by_folder(self):
        self.assertEqual(merge.module_of("app/barrage/text/names.cpp:3"), "barrage")
        self.assertEqual(merge.module_of("qml/kit/Card.qml:1"), "kit")
        self.assertEqual(merge.module_of("app/main/start.cpp:9"), "shell")

    def test_a_context_in_its_own_folder_is_sound(self):
        self.assertEqual(merge.misplaced([message("Card", "Yes", "qml/kit/Card.qml:1")], words("Card", "Yes", "kit")), [])

    def test_a_games_words_in_a_neutral_folder(self):
        found = merge.misplaced([message("SeaNames", "Yes", "app/barrage/names.cpp:1")], words("SeaNames", "Yes", "shell"))
        self.assertEqual(len(found), 1)
        self.assertIn("belongs into words/barrage/SeaNames.json", found[0])

    def test_a_context_of_two_modules(self):
        found = merge.misplaced([message("Look", "Yes", "app/barrage/a.cpp:1", "app/lookup/b.cpp:2")], {})
        self.assertEqual(len(found), 1)
        self.assertIn("used by several modules: app/barrage/a.cpp:1, app/lookup/b.cpp:2", found[0])

    def test_words_that_nobody_uses(self):
        self.assertEqual(len(merge.unused([], words("Card", "Yes", "kit"))), 1)

    def test_a_number_stays_with_its_word(self):
        self.assertEqual(merge.bound("%n drop, 2 drops of 12, %1 dam"), "%n\u00a0drop, 2\u00a0drops of 12, %1 dam")

    def test_a_slot_lost_in_translation(self):
        one = message("Card", "%1 of %2", "qml/kit/Card.qml:1")
        self.assertIn("has %1 where the source has %1 %2", merge.fault_of(one, "uk", "%1"))
        self.assertIsNone(merge.fault_of(one, "uk", "%2: %1"))


if __name__ == "__main__":
    unittest.main()
