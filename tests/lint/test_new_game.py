"""What ./dev new-game writes: complete, on the lists, and without a fault for the other linters. Whether it can be played
is for ./dev new-game --try, which builds it."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import houses

ROOT = Path(__file__).resolve().parents[2]
GAME = "lant" + "erns"  # nothing here is called so
LEFT_OUT = shutil.ignore_patterns("build*", "__pycache__", "*_corpus", "fixtures", "*.db", "*.png", "*.ttf", "node_modules")


class NewGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = Path(cls.folder.name)
        for part in ("model", "app", "qml", "tests", "translations", "assets"):
            shutil.copytree(ROOT / part, cls.root / part, ignore=LEFT_OUT)
        for file in ("CMakeLists.txt", "README.md"):
            shutil.copy(ROOT / file, cls.root / file)
        cls.before = set(houses.violations(cls.root))
        houses.text_of.cache_clear()
        cls.run_there("tests/toy/new_game.py", GAME, ".")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def run_there(cls, *command, fails=False):
        run = subprocess.run([sys.executable, *command], cwd=cls.root, capture_output=True, text=True)
        if (run.returncode != 0) != fails:
            raise AssertionError(run.stdout + run.stderr)
        return run.stdout + run.stderr

    def test_every_part_of_a_game_is_there(self):
        for place in ("model/{}/rules.h", "model/{}/facts/catalogue.cpp", "app/{}/plug.cpp", "app/{}/{}_app.h",
                      "app/{}/text/names.cpp", "app/{}/lookup/book.cpp", "app/{}/cli/commands.cpp", "assets/data/{}",
                      "translations/uk/{}.po", "tests/{}/model", "tests/{}/app", "tests/{}/journeys/{}_journey.cpp"):
            self.assertTrue((self.root / place.replace("{}", GAME)).exists(), place)
        self.assertTrue((self.root / f"qml/{GAME}/{GAME.capitalize()}GamePage.qml").exists())

    def test_it_is_on_the_lists(self):
        self.assertIn(GAME, houses.games_of(self.root))
        self.assertIn(f'"{GAME}": (', (self.root / "tests/web/games.py").read_text(encoding="utf-8"))

    def test_nothing_of_the_toys_name_is_left(self):
        written = [path for place in ("model", "app", "qml", "assets/data", "tests") for path in (self.root / place / GAME).rglob("*")]
        for path in [*written, *(self.root / "translations").glob(f"*/{GAME}.po")]:
            self.assertNotIn("toy", path.name.lower())
            if path.is_file():
                self.assertNotIn("toy", path.read_text(encoding="utf-8").lower(), path)

    def test_it_stays_within_its_walls(self):
        self.assertEqual(set(houses.violations(self.root)) - self.before, set())

    def test_it_speaks_every_language(self):
        self.run_there("translations/merge", "--check")
        self.run_there("tests/lint/texts.py")

    def test_a_name_that_cannot_be_is_refused(self):
        for name, why in (("Big", "small letters"), ("core", "a part of the app"), (GAME, "there is already")):
            self.assertIn(why, self.run_there("tests/toy/new_game.py", name, ".", fails=True))


if __name__ == "__main__":
    unittest.main()
