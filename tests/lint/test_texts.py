"""Each rule of the texts finds what it is for, and leaves its neighbours in peace."""
import json
import tempfile
import unittest
from pathlib import Path

import texts


class Texts(unittest.TestCase):
    def check(self, module, context, key, **translations):
        return self.check_all({f"{module}/{context}": {key: translations}})

    def check_all(self, files):
        """files: {"module/Context": {text: {language: translation}}}, written as .po files."""
        entries = {}
        for name, content in files.items():
            module, context = name.split("/")
            for key, translations in content.items():
                source, _, comment = key.partition("\u0004")
                for language, text in translations.items():
                    entry = texts.po.Entry(context, source, comment, isinstance(text, list), text)
                    entries.setdefault((language, module), []).append(entry)
        with tempfile.TemporaryDirectory() as folder:
            for (language, module), written in entries.items():
                path = Path(folder) / language / f"{module}.po"
                path.parent.mkdir(exist_ok=True)
                path.write_text(texts.po.written(written, language, ""), encoding="utf-8")
            return texts.check(Path(folder))

    def assert_fault(self, said, *arguments, **translations):
        faults, _ = self.check(*arguments, **translations)
        self.assertTrue(any(said in line for line in faults), f"“{said}” not in {faults}")

    def assert_sound(self, *arguments, **translations):
        self.assertEqual(self.check(*arguments, **translations)[0], [])

    def test_water_is_held_before_a_dam(self):
        for text in ("вода за греблею", "вода за власною греблею", "вода у власних греблях"):
            self.assert_fault("перед гребл", "barrage", "X", "water", uk=text)
        for text in ("вода за плотиной", "вода за своей плотиной", "вода в своих плотинах"):
            self.assert_fault("перед плотин", "barrage", "X", "water", ru=text)
        for text in ("krople na tamie", "krople na własnych tamach", "na inną własną tamę"):
            self.assert_fault("przy tamie", "barrage", "X", "water", pl=text)
        self.assert_sound("barrage", "X", "water", uk="вода перед греблею", pl="krople przy tamie", ru="вода перед плотиной")
        self.assert_sound("barrage", "X", "a dam", uk="плата за греблю", ru="плата за плотину")

    def test_numbers_grow(self):
        self.assert_fault("за зростанням", "barrage", "X", "count up", uk="рахуйте вгору")
        self.assert_fault("rosnąco", "barrage", "X", "count up", pl="licz w górę")
        self.assert_sound("barrage", "X", "up", pl="zaokrąglając w górę, w górę rzeki")

    def test_tiles_lie_in_a_stack(self):
        self.assert_fault("стос", "barrage", "X", "deck", uk="колода A")
        self.assert_sound("scythe", "X", "deck", uk="колода Автоми")

    def test_points_keep_their_number(self):
        self.assert_fault("no-break", "library", "X", "%1 VP", uk="%1 ПО")
        self.assert_fault("no-break", "scythe", "X", "%2 VP", pl=["%2 PZ", "%2 PZ", "%2 PZ"])
        self.assert_sound("library", "X", "%1 VP", uk="%1\u00a0ПО", pl="%1\u00a0PZ", ru="%1\u00a0ПО")

    def test_words_of_the_printed_rules(self):
        self.assert_fault("хватает энергии", "barrage", "X", "a contract in reach", ru="доступный контракт")
        self.assert_fault("местность", "barrage", "X", "a region", ru="область")
        self.assert_sound("barrage", "X", "an action space", ru="область действия")

    def test_one_text_has_one_translation(self):
        def two(key, first, second):
            return self.check_all({"play/A": {key: {"uk": first}}, "library/B": {key: {"uk": second}}})[0]
        self.assertTrue(any("but “Далі”" in line for line in two("Go on", "Вперед", "Далі")))
        self.assertEqual(two("Go on", "Далі", "Далі"), [])
        self.assertEqual(two("Go on\u0004a button", "Вперед", "Вперед"), [])
        self.assertEqual(two("By hand", "Вручну", "Зроблено вручну"), [], "stands in apart.json")

    def test_what_stands_apart_has_a_reason_and_several_translations(self):
        seen = {}
        for _, _, key, translations in texts.texts_of(Path(texts.__file__).resolve().parents[2] / "translations"):
            kept = {language: text for language, text in translations.items() if language != "en"}
            seen.setdefault(texts.bare(key), set()).add(json.dumps(kept, ensure_ascii=False, sort_keys=True))
        for text in texts.APART:
            self.assertGreater(len(seen.get(text, ())), 1, f"“{text}” needs no exception any more")

    def test_a_quoted_button_has_the_name_of_the_button(self):
        def help_says(said):
            return self.check_all({"play/Bar": {"Undo": {"uk": "Відмінити"}},
                                   "play/Help": {"“Undo” goes back.": {"uk": said}}})[0]
        self.assertTrue(any("the button “Undo”" in line for line in help_says("«Скасувати» скасовує дію.")))
        self.assertEqual(help_says("«Відмінити» скасовує дію."), [])

    def test_a_thing_has_the_word_of_the_list_of_terms(self):
        self.assert_fault("for the English “mechs”", "scythe", "X", "Move a mech", ru="Переместите меха")
        self.assert_fault("for the English “Undo”", "play", "X", "Undo", pl="Anuluj")
        self.assert_fault("for the English “guilds”", "innovation", "X", "%n guild(s)", uk=["%n гільдія", "%n цехи", "%n гільдій"])
        self.assert_sound("scythe", "X", "Move a mech", ru="Переместите робота", uk="Пересуньте меха", pl="Przesuń mecha")
        self.assert_sound("barrage", "X", "Move a mech", ru="Переместите меха")
        self.assert_sound("scythe", "X", "mech before character", uk="мех перед героєм", pl="mech przed postacią", ru="робот перед героем")

    def test_words_of_the_games_that_joined(self):
        self.assert_fault("властивість", "scythe", "X", "ability", uk="здібність меха")
        self.assert_fault("нападник", "scythe", "X", "attacker", uk="атакувальник")
        self.assert_fault("wskaźnik", "scythe", "X", "set your dial", pl="ustaw tarczę")
        self.assert_fault("past tense", "innovation", "X", "you gained", pl="zyskałeś")
        self.assert_fault("долілиць", "scythe", "X", "face down", uk="рубашкою вгору")
        self.assert_sound("scythe", "X", "shield", pl="Tarcza", uk="властивість нападника")

    def test_a_pronoun_after_a_feminine_noun(self):
        self.assert_fault("комірка … вона", "barrage", "X", "it", uk="Якщо можлива лише одна комірка, вона будує там.")
        self.assert_fault("клетка … она", "innovation", "X", "it", ru="Если возможна одна клетка, она строит там.")
        self.assert_sound("barrage", "X", "it", uk="Якщо можлива лише одна комірка, Автома будує там.")

    def test_a_step_is_short(self):
        long = "Take one of the tiles from the middle row and put it down beside the board"
        self.assert_fault("a step of 16 words", "scythe", "ScytheSetup", long, uk="так")
        self.assert_sound("scythe", "ScytheRules", long, uk="так")
        self.assert_sound("scythe", "ScytheSetup", ("Take <b>%n</b> card(s), 1–6. " * 5).strip(), uk="так")
        self.assert_sound("scythe", "ScytheSetup", "Lay out the cards; shuffle the others and put them there, all of them face down", uk="так")

    def test_a_text_is_a_whole_sentence(self):
        for piece in (", then ", "and ", "; ", " (final tile)", "from ("):
            self.assert_fault("a piece of a sentence", "play", "X", piece, uk=piece)
        self.assert_sound("play", "X", "%1 · %2", uk="%1 · %2")

    def test_a_text_counts_one_thing(self):
        for two in ("It passes in %1 to %n turn(s).", "%n of %1 cards", "%1–%n turn(s)"):
            self.assert_fault("two counts", "play", "X", two, uk=["%n %1", "%n %1", "%n %1"])
        self.assert_sound("play", "X", "%1 and %n more", uk=["%1, %n", "%1, %n", "%1, %n"])
        self.assert_sound("play", "X", "Cards left: %1 of %2", uk="%1 %2")

    def test_a_lonely_pronoun_is_a_warning(self):
        faults, warnings = self.check("barrage", "X", "it", ru="Она строит там.")
        self.assertEqual((faults, len(warnings)), ([], 1))

    def test_no_verb_beside_a_name(self):
        # "США будує", "Нідерланди будує": two of the five companies are plural.
        self.assert_fault("no verb beside", "barrage", "X", "%1 builds a dam", uk="%1 будує греблю")
        self.assert_fault("no verb beside", "scythe", "X", "%1 takes a coin", pl="%1 bierze monetę", ru="%1 берёт монету")
        self.assert_sound("barrage", "X", "%1 builds a dam", uk="%1: будівництво греблі", ru="Строит %1: плотину")
        self.assert_sound("barrage", "BarrageExplainer", "%1 builds a dam", uk="%1 будує греблю")

    def test_two_labels_of_the_shell(self):
        faults, _ = self.check_all({"kit/HelpSheet": {"Help": {"ru": "Справка"}},
                                    "lookup/LookupPlug": {"About": {"ru": "Справка"}}})
        self.assertEqual(len(faults), 1)
        self.assertIn("is also the label “Help”", faults[0])

    def test_one_label_in_two_places(self):
        faults, _ = self.check_all({"kit/A": {"Close": {"ru": "Закрыть"}}, "shell/B": {"Close": {"ru": "Закрыть"}}})
        self.assertEqual(faults, [])


if __name__ == "__main__":
    unittest.main()
