#!/usr/bin/env python3
"""Holds the walls of the house: what is neutral knows no game, no game knows another, arrows point down.

    tests/lint/houses.py [root]    prints "path:line: what is wrong" for each violation; fails if there is one

The games are those of automa_game(…) in the root CMakeLists.txt, the only neutral file that may name them.
"""
import re
import sys
from pathlib import Path

NEUTRAL = [
    "model/core", "model/storage",
    "app/shell", "app/play", "app/map", "app/text", "app/library", "app/lookup", "app/cli", "app/main",
    "qml/kit", "qml/shell", "qml/play", "qml/map", "qml/library", "qml/lookup",
    *(f"translations/words/{module}" for module in ("kit", "shell", "play", "map", "text", "library", "lookup", "cli")),
    *(f"tests/{part}" for part in ("core", "storage", "app", "qml", "bench", "fuzz", "packaging", "toy")),
]
# What finds the games by their folders must not name one; tests/journeys play the whole app with its real games.
NEUTRAL_FILES = [
    *(f"{part}/CMakeLists.txt" for part in ("model", "app", "qml", "assets", "translations", "tests")),
    "app/game.cmake", "dev", "translations/merge",
]
# Which QML module of ours another may import, by folder; a game may import all of these.
QML_BELOW = {
    "kit": set(),
    "shell": {"kit"},
    "map": {"kit"},
    "play": {"kit", "map"},
    "library": {"kit"},
    "lookup": {"kit", "map"},
}
# The same for the view-models (Automa.PlayApp …; Automa.App is the shell's, which everybody may import).
VIEW_MODELS = {
    "kit": set(),
    "shell": set(),
    "map": {"map"},
    "play": {"play", "map", "library"},
    "library": {"library"},
    "lookup": {"lookup", "map"},
}
# What the parts of the model may include of each other; a game may include its own and the core.
MODEL_BELOW = {"core": set(), "storage": {"core"}}
# Within a game's model: positions stand on facts, deciding on positions; neither knows the table's commands nor JSON.
GAME_MODEL_BELOW = {"state": {"facts"}, "turn": {"state", "facts"}}
SOURCES = {".h", ".cpp", ".in", ".qml", ".txt", ".cmake", ".json", ".py", ".js", ".mm", ".java", ".xml"}
CODE = {".h", ".cpp", ".in", ".qml", ".txt", ".cmake", ".js", ".mm", ".java"}
NETWORK = re.compile(
    r"\bQNetwork\w*|\bQ(?:Tcp|Udp|Ssl|Local)(?:Socket|Server)\b|Qt6?::(?:Network|WebSockets|WebEngine)\w*|\bXMLHttpRequest\b"
    r"|\bimport\s+Qt(?:WebSockets|WebEngine|WebView)\b|\bNSURLSession\b|\bHttpURLConnection\b")


def games_of(root):
    return re.findall(r"^automa_game\((\w+)", (root / "CMakeLists.txt").read_text(encoding="utf-8"), re.MULTILINE)


def files_below(root, folder, endings=SOURCES):
    """Those with one of the endings; every file for None."""
    base = root / folder
    if not base.is_dir():
        return []
    return [path for path in sorted(base.rglob("*"))
            if path.is_file() and "__pycache__" not in path.parts and (endings is None or path.suffix in endings)]


def matches(root, path, pattern):
    """("path:line", match) of a pattern in a file."""
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        for match in pattern.finditer(line):
            yield f"{path.relative_to(root)}:{number}", match


def game_names(root, games):
    """No game's name in the neutral folders, neither in a file nor in its name."""
    pattern = re.compile("|".join(games), re.IGNORECASE)
    for folder in NEUTRAL:
        for path in files_below(root, folder, None):
            if pattern.search(path.name):
                yield f"{path.relative_to(root)}: a file of one game in a neutral folder"
            if path.suffix in SOURCES:
                for where, match in matches(root, path, pattern):
                    yield f"{where}: “{match.group()}” in a neutral folder"
    for name in NEUTRAL_FILES:
        if (root / name).is_file():
            for where, match in matches(root, root / name, pattern):
                yield f"{where}: “{match.group()}” in a neutral file"


def folders_of(game):
    return [f"{part}/{game}" for part in ("model", "app", "qml", "tests")]


def game_to_game(root, games):
    """A game includes, imports, links and names no other one."""
    for game in games:
        for other in games:
            if other == game:
                continue
            module = other.capitalize()
            pattern = re.compile(
                rf'#include\s*[<"][^">]*\b{other}[/_]|\bimport\s+Automa\.{module}|\bautoma_(?:\w+_)?{other}\b'
                rf"|\bautoma::(?:app::)?{other}|\b{other}(?:_app)?::")
            for folder in folders_of(game):
                for path in files_below(root, folder, CODE):
                    for where, match in matches(root, path, pattern):
                        yield f"{where}: {game} reaches into {other} (“{match.group()}”)"


def qml_arrows(root, games):
    """kit ← shell, map, library, lookup, play ← games."""
    modules = {folder.capitalize(): folder for folder in [*QML_BELOW, *games]}
    pattern = re.compile(r"^\s*import\s+Automa\.(\w+)")
    for folder, below in QML_BELOW.items():
        for path in files_below(root, f"qml/{folder}", {".qml"}):
            for where, match in matches(root, path, pattern):
                imported = modules.get(match.group(1))
                if imported is not None and imported != folder and imported not in below:
                    yield f"{where}: qml/{folder} may not import Automa.{match.group(1)}"
                if any(match.group(1) == f"{game.capitalize()}App" for game in games):
                    yield f"{where}: qml/{folder} may not import a game's view-models"
                part = match.group(1).removesuffix("App").lower()
                if match.group(1).endswith("App") and part in QML_BELOW and part not in VIEW_MODELS[folder]:
                    yield f"{where}: qml/{folder} may not import Automa.{match.group(1)}"
    for path in files_below(root, "qml", {".qml"}):
        for where, match in matches(root, path, re.compile(r"^\s*import\s+[\"']\.\.[^\"']*[\"']")):
            yield f"{where}: a module is imported by its name, not by its folder (“{match.group().strip()}”)"


def app_arrows(root, games):
    """The parts of app/ include each other in one direction only."""
    pattern = re.compile(r'#include\s*"app/(\w+)/')
    edges = {}
    for path in files_below(root, "app", CODE):
        part = path.relative_to(root).parts[1]
        for where, match in matches(root, path, pattern):
            # main is where everything meets: it includes what it likes, and nobody includes it.
            if match.group(1) == "main" and part != "main":
                yield f"{where}: nothing includes app/main"
            if match.group(1) != part and part != "main":
                edges.setdefault(part, {}).setdefault(match.group(1), where)
    yield from cycles(edges)


def model_arrows(root, games):
    """Games and storage stand on the core and know nothing of each other, nor of app/ and qml/."""
    below = MODEL_BELOW | {game: {"core"} for game in games}
    pattern = re.compile(r'#include\s*"(?:(?:app|qml)/|model/(\w+)/)')
    for path in files_below(root, "model", CODE):
        part = path.relative_to(root).parts[1]
        for where, match in matches(root, path, pattern):
            if match.group(1) is None or (part in below and match.group(1) not in below[part] | {part}):
                yield f"{where}: the model may not include {match.group().removeprefix('#include').strip()}…"
    for game in games:
        inside = re.compile(rf'#include\s*"model/{game}/(\w+)/')
        for part, lower in GAME_MODEL_BELOW.items():
            for path in files_below(root, f"model/{game}/{part}", CODE):
                for where, match in matches(root, path, inside):
                    if match.group(1) not in lower | {part}:
                        yield f"{where}: model/{game}/{part} may not include model/{game}/{match.group(1)}"


def only_for_tests(root, _games):
    """Demos and tests stand on the app; nothing of it stands on them, and only demos add shots."""
    pattern = re.compile(r'#include\s*"(?:tests/|app/\w+/demo/)')
    shots = re.compile(r"\bshots(?:_|\(\))?(?:\.|->)add\(|\badd\w*Shots?\(")
    for folder in ("model", "app"):
        for path in files_below(root, folder, CODE):
            if "demo" in path.relative_to(root).parts:
                continue
            for where, match in matches(root, path, pattern):
                yield f"{where}: production code may not include {match.group().removeprefix('#include').strip()}…"
            for where, match in matches(root, path, shots):
                yield f"{where}: only demos add shots (“{match.group()}”)"


def cycles(edges):
    """One sentence for each pair of parts that reach each other."""
    def reaches(start):
        seen, todo = set(), [start]
        while todo:
            for following in edges.get(todo.pop(), {}):
                if following not in seen:
                    seen.add(following)
                    todo.append(following)
        return seen

    reach = {part: reaches(part) for part in edges}
    for part, following in edges.items():
        for other, where in following.items():
            if part in reach.get(other, set()):
                yield f"{where}: app/{part} and app/{other} stand on each other"


def qt_in_model(root, _games):
    pattern = re.compile(r"#include\s*[<\"](?:Q[A-Z]|Qt|qt)|\bQt6?::\w+|\bfind_package\(Qt\w*")
    for path in files_below(root, "model", CODE):
        for where, match in matches(root, path, pattern):
            yield f"{where}: Qt in the model (“{match.group()}”)"


def qml_names(root, games):
    """A QML file's base name is also the context of its texts: no two modules may share one, a game's begin with its name."""
    for game in games:
        for path in files_below(root, f"qml/{game}", {".qml"}):
            if not path.stem.startswith(game.capitalize()):
                yield f"{path.relative_to(root)}: the name does not begin with {game.capitalize()}"
    seen = {}
    for path in files_below(root, "qml", {".qml"}):
        first = seen.setdefault(path.stem, path)
        if first.parent != path.parent:
            yield f"{path.relative_to(root)}: the name is also {first.relative_to(root)}'s"


def words_in_drawings(root, _games):
    """A drawing holds no letters: nobody could translate them, and every system has other fonts."""
    pattern = re.compile(r"<(?:\w+:)?(?:text|tspan|textPath|foreignObject)\b", re.IGNORECASE)
    for folder in ("assets", "app", "qml"):
        for path in files_below(root, folder, {".svg"}):
            for where, match in matches(root, path, pattern):
                yield f"{where}: words in a drawing, which nobody can translate (“{match.group()}”)"


def network(root, _games):
    """The app never talks to anybody: no permission, no network code."""
    for folder in ("model", "app", "qml", "android", "ios"):
        for path in files_below(root, folder, SOURCES | {".plist"}):
            for where, match in matches(root, path, NETWORK):
                yield f"{where}: network code (“{match.group()}”)"
            for where, match in matches(root, path, re.compile(r"<uses-permission[^>]*|%%INSERT_PERMISSIONS")):
                yield f"{where}: the app asks for no permission (“{match.group()}”)"


def sized_integers(root, _games):
    """Older libraries bring <cstdint> along with others, newer ones (GCC 14) do not: a header asks for it itself."""
    pattern = re.compile(r"\bstd::u?int(?:_fast|_least)?(?:8|16|32|64|ptr|max)_t\b")
    for folder in ("model", "app", "tests"):
        for path in files_below(root, folder, {".h"}):
            if "#include <cstdint>" not in path.read_text(encoding="utf-8", errors="replace"):
                for where, match in matches(root, path, pattern):
                    yield f"{where}: {match.group()} without <cstdint>"


CHECKS = [game_names, game_to_game, qml_arrows, app_arrows, model_arrows, only_for_tests, qt_in_model, qml_names,
          words_in_drawings, network, sized_integers]


def violations(root):
    games = games_of(root)
    if not games:
        return ["CMakeLists.txt: there is no automa_game(…)"]
    return [said for check in CHECKS for said in check(root, games)]


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2]).resolve()
    found = violations(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
