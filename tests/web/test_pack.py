"""app/web/pack: what the page consists of, and that everything finds everything."""
import importlib.machinery
import importlib.util
import json
import pathlib
import re
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load_pack():
    loader = importlib.machinery.SourceFileLoader("pack", str(ROOT / "app/web/pack"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("pack", loader))
    loader.exec_module(module)
    return module


class Packed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.bin = pathlib.Path(folder.name) / "bin"
        self.bin.mkdir()
        (self.bin / "automa-companion.wasm").write_bytes(b"\0asm" * 100)
        (self.bin / "automa-companion.js").write_text("var automa_companion_entry = (() => {})();")
        (self.bin / "qtloader.js").write_text("function qtLoad() {}")
        self.page = self.packed()

    def packed(self):
        return load_pack().pack(self.bin.parent, pathlib.Path("unused")).files

    def text(self, name):
        return self.page[name].decode()

    def loader(self):
        return self.text(next(name for name in self.page if name.startswith("loader-")))

    def worker_files(self, page):
        return json.loads(re.search(r"const files = (\[.*?\]);", page["service-worker.js"].decode())[1])

    def test_the_service_worker_has_every_file_but_itself(self):
        listed = self.worker_files(self.page)
        self.assertEqual(sorted(listed), sorted({"./"} | set(self.page) - {"index.html", "service-worker.js"}))

    def test_the_page_names_only_files_that_are_there(self):
        index = self.text("index.html")
        for name in re.findall(r'(?:src|href)="([^"]+)"', index):
            self.assertIn(name, self.page)
        program = json.loads(re.search(r"const files = (\{.*?\});", self.loader())[1])
        self.assertEqual(program["size"], len(self.page[program["wasm"]]))
        for icon in json.loads(self.text("manifest.webmanifest"))["icons"]:
            self.assertIn(icon["src"], self.page)

    def test_no_script_runs_but_the_pages_own_files(self):
        index = self.text("index.html")
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', index)[1]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        self.assertEqual(rules["default-src"], "'none'")
        self.assertEqual(rules["script-src"], "'self' 'wasm-unsafe-eval'")
        self.assertEqual(rules["base-uri"], "'none'")
        self.assertTrue(all("src=" in script for script in re.findall(r"<script[^>]*>", index)), "an inline script")
        self.assertLess(index.index("Content-Security-Policy"), index.index("<link"), "it holds only for what comes after it")

    def test_nothing_is_left_to_fill_in(self):
        for name, content in self.page.items():
            if not name.endswith((".png", ".wasm")):
                self.assertIsNone(re.search(r"@[A-Z]+@", content.decode()), name)

    def test_the_entry_is_the_one_of_the_apps_script(self):
        self.assertIn("window.automa_companion_entry", self.loader())

    def test_another_program_is_another_version_under_another_name(self):
        (self.bin / "automa-companion.wasm").write_bytes(b"\0asm" * 101)
        other = self.packed()
        self.assertNotEqual(other["service-worker.js"], self.page["service-worker.js"])
        wasm = [name for page in (self.page, other) for name in page if name.endswith(".wasm")]
        self.assertEqual(len(set(wasm)), 2)

    def test_the_loading_screen_speaks_every_language_alike(self):
        texts = json.loads(re.search(r"const texts = (\{.*\});", self.loader())[1])
        languages = {path.parent.name for path in pathlib.Path(__file__).parents[2].glob("translations/*/language.json")}
        self.assertEqual(set(texts), languages)
        self.assertTrue(all(each.keys() == texts["en"].keys() for each in texts.values()), texts)


if __name__ == "__main__":
    unittest.main()
