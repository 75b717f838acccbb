#!/usr/bin/env python3
"""Writes a new game by the toy: ./dev new-game <id>

    tests/toy/new_game.py <id> [root]    copies the toy's folders to where a game's lie, under the new name, and puts
                                         the game on the lists that have a line for each
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).resolve().parent
# Folder of the toy → where it lies in a game of the list.
PLACES = {"model": "model/{id}", "app": "app/{id}", "qml": "qml/{id}", "data/toy": "assets/data/{id}", "tests": "tests/{id}"}
WORDS = "translations/{language}/{id}.po"  # of the toy: words/<language>.po
# Names of neutral parts, which no game can have.
TAKEN = {"core", "storage", "shell", "play", "map", "library", "lookup", "text", "main", "cli", "web", "kit", "bench", "fuzz",
         "journeys", "packaging", "lint", "toy", "test", "tests", "game", "games", "automa", "app", "ui"}


def renamed(text, game):
    """What the toy's text says in the new game."""
    for folder, place in PLACES.items():
        text = text.replace(f"tests/toy/{folder}/", place.format(id=game) + "/")
    return text.replace("Toy", game.capitalize()).replace("toy", game)


def fault_of(game, root):
    """Why a game cannot be called so, or None."""
    if not re.fullmatch(r"[a-z][a-z0-9]{2,}", game):
        return "a game's id has at least three small letters, no others but digits, and begins with a letter"
    if game in TAKEN:
        return f"“{game}” is the name of a part of the app"
    for place in PLACES.values():
        if (root / place.format(id=game)).exists():
            return f"there is already a {place.format(id=game)}"
    return None


def write(source, target, game):
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), game), encoding="utf-8")
    return target


def copy(game, root):
    """The files of the new game."""
    made = []
    for folder, place in PLACES.items():
        for source in sorted((TOY / folder).rglob("*")):
            if source.is_file():
                made.append(write(source, root / place.format(id=game) / renamed(source.relative_to(TOY / folder).as_posix(), game), game))
    for source in sorted((TOY / "words").glob("*.po")):
        made.append(write(source, root / WORDS.format(language=source.stem, id=game), game))
    return made


def put_after_last(path, pattern, line):
    """A line of a list, behind the last one that is like it."""
    text = path.read_text(encoding="utf-8")
    last = [*re.finditer(pattern, text, re.MULTILINE)][-1]
    path.write_text(text[:last.end()] + line + text[last.end():], encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("./dev new-game <id>: the game's id in small letters")
    game, root = sys.argv[1], Path(sys.argv[2] if len(sys.argv) == 3 else TOY.parents[1]).resolve()
    if fault := fault_of(game, root):
        sys.exit(f"./dev new-game: {fault}.")
    made = copy(game, root)
    put_after_last(root / "CMakeLists.txt", r"^automa_game\(\w+\)$", f"\nautoma_game({game})")
    put_after_last(root / "tests/web/games.py", r'^HUMAN_STEPS = .*(?=\}$)', f', "{game}": ("take_1",)')
    layout = shutil.which("clang-format-14") or shutil.which("clang-format")
    if layout:
        subprocess.run([layout, "-i", *(path for path in made if path.suffix in (".h", ".cpp"))], check=True)
    merged = subprocess.run([sys.executable, root / "translations/merge"], capture_output=True, text=True)
    if merged.returncode:
        sys.exit(merged.stdout + merged.stderr)
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in made)
    print(f"{game}: {len(made)} files, {lines} lines, a small game that can be played: ./dev run. "
          "Now make it yours: README, “Adding a game”.")


if __name__ == "__main__":
    main()
