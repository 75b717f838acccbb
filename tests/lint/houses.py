#!/usr/bin/env python3
"""Holds the walls of the house: what is neutral knows no game, no game knows another, arrows point down.

    tests/lint/houses.py [root]    prints "path:line: what is wrong" for each violation; fails if there is one

The games are those of automa_game(…) in the root CMakeLists.txt. Their folders are theirs; every other file is neutral
and names none of them, but for that list and MAY_NAME_GAMES. Words that only one game has stand in its
tests/<game>/lint/own.json, ["conduit", …]: what is neutral says none of them.
"""
import functools
import json
import os
import re
import sys
from pathlib import Path

# What plays the whole app with its real games or tests this lint, and what tells people which games there are.
MAY_NAME_GAMES = re.compile(r"README\.md$|CHANGELOG\.md$|assets/desktop/[\w.]+\.metainfo\.xml\.in$|tests/journeys/(?:\w+_journey\.cpp|Gallery\.qml)$|tests/web/(?:games|\w*journeys)\.py$|tests/lint/")
NOT_OURS = re.compile(r"\.git$|\.cache$|__pycache__$|node_modules$")
BUILT = re.compile(r"build($|-)")  # below the root only
# What libraries of version 0.1.0 called their columns, which the storage reads for ever.
OLD_COLUMNS = re.compile(r"model/storage/(?:old_results|schema|schema_seal|transfer_read)\.")
# What saved games of version 0.1.0 were called, in the languages of then.
OLD_TITLES = re.compile(r"app/\w+/old_titles\.cpp$")
# Which QML module of ours another may import, by folder; a game may import all of these.
QML_BELOW = {
    "kit": set(),
    "shell": {"kit"},
    "play": {"kit"},
    "library": {"kit"},
    "lookup": {"kit"},
}
# The same for the view-models (Automa.PlayApp …; Automa.App is the shell's, which everybody may import).
VIEW_MODELS = {
    "kit": set(),
    "shell": set(),
    "play": {"play", "map", "library"},
    "library": {"library"},
    "lookup": {"lookup", "map"},
}
# What the parts of app/ may include of each other; main, where everything meets, includes what it likes.
APP_BELOW = {
    "text": set(),
    "shell": {"text"},
    "map": {"text", "shell"},
    "library": {"text", "shell"},
    "play": {"text", "shell", "map", "library"},
    "lookup": {"text", "shell"},
    "cli": {"text", "lookup"},
    "web": {"shell"},
}
# Of the model, what parts of app/ may include beside the core; a game includes its own and the storage.
APP_STORAGE = {"library", "play", "cli"}
# Within app/<game>: words know no screen, the look-up's book only words, the command line both; screens know all but
# the command line. lookup/view is a screen, and demo may include everything.
GAME_APP_BELOW = {"text": set(), "lookup": {"text"}, "cli": {"text", "lookup"}, "screens": {"text", "lookup"}}
# What the parts of the model may include of each other; a game may include its own and the core.
MODEL_BELOW = {"core": set(), "storage": {"core"}}
# Within a game's model: positions stand on facts, deciding on positions; neither knows the table's commands nor JSON.
GAME_MODEL_BELOW = {"state": {"facts"}, "turn": {"state", "facts"}}
CODE = {".h", ".cpp", ".in", ".qml", ".txt", ".cmake", ".js", ".mm", ".java", ".kt"}
CPP = {".h", ".cpp", ".in", ".mm", ".hpp", ".hh", ".hxx", ".cc", ".cxx", ".c", ".inc", ".ipp"}
CMAKE = {".txt", ".cmake"}
# What the model's libraries may link of ours, and those of app/ beside the parts that they may include.
MODEL_LINKS = {"core": set(), "storage": {"core"}, "${game}": {"core", "facts"}}
LINKED_BY_ALL = {"options", "translations", "core"}
NETWORK = re.compile(
    r"\b(?:Q(?:(?:Qml)?Network\w*|(?:Abstract|Tcp|Udp|Ssl|Local|Web|Http|Bluetooth)(?:Socket|Server)\b|HostInfo\b|DnsLookup\b"
    r"|WebEngine\w*|DesktopServices\b|Process\b|t6?::(?:Network|WebSockets|WebEngine)\w*)|XMLHttpRequest\b|WebSocket\b|WebTransport\b"
    r"|RTCPeerConnection\b|EventSource\b|sendBeacon\b|openUrlExternally\b|NSURLSession\b|HttpURLConnection\b|new URL\([^)]*\)\.open"
    r"|import\s+Qt(?:WebSockets|WebEngine|WebView)\b|AF_INET6?\b|getaddrinfo\b|emscripten_(?:fetch|websocket|async_wget)\w*"
    r"|find_package\((?:CURL|Qt6[^)]*\b(?:Network|WebSockets|WebEngine\w*)\b)|CURL::|FetchContent_\w+|ExternalProject_\w+"
    r"|file\(DOWNLOAD|popen\(|std::system\(|qt_add_android_permission\b)"
    r"|#\s*include\s*<(?:QtNetwork\b|boost/asio|winsock|emscripten/(?:fetch|websocket)"
    r"|(?:sys/socket|sys/un|netinet/\w+|arpa/inet|netdb|curl/\w+)\.h>)")
# Names and namespaces of formats, the loopback address, and where a Debian has its packages from: nobody goes there
# while the app runs.
ADDRESS = re.compile(r"(?:https?|wss?|ftp)://(?!(?:127\.0\.0\.1|localhost)(?![\w.])|www\.w3\.org/|schemas\.android\.com/"
                     r"|json-schema\.org/|www\.apple\.com/DTDs/|deb\.debian\.org/|www\.sqlite\.org/|bugreports\.qt\.io/)[\w.]*",
                     re.IGNORECASE)
# What a software centre shows and where a package fetches its sources; the app never reads them.
FOR_STORES = re.compile(r"assets/desktop/[\w.]+\.(?:metainfo\.xml\.in|yml)$")
PERMISSION = re.compile(r"<uses-permission[^>]*|%%INSERT_(?:PERMISSIONS|FEATURES)|\bNSAppTransportSecurity\b"
                        r"|\bNS\w+UsageDescription\b|\bcom\.apple\.security\.network[\w.]*")


def games_of(root):
    return re.findall(r"^automa_game\((\w+)", (root / "CMakeLists.txt").read_text(encoding="utf-8"), re.MULTILINE)


def name_pattern(game):
    """The game's name as a part of a longer one too; a short one only where a word begins and ends."""
    return re.compile(game, re.IGNORECASE) if len(game) >= 5 else words_pattern([game])


def words_pattern(words):
    """Each by itself or within a name: officer, officers, officerCount, kOfficer, OFFICER_COUNT."""
    small = "|".join(map(re.escape, words))
    return re.compile(rf"(?<![A-Za-z])(?:{small})s?(?![a-z])|(?<![A-Z])(?:{'|'.join(word.capitalize() for word in words)})s?(?![a-z])"
                      rf"|(?<![A-Z])(?:{small.upper()})S?(?![A-Z])")


def files_below(root, folder, endings=None):
    """Those with one of the endings; every file of ours for None."""
    found = []
    for place, folders, names in os.walk(root / folder):
        folders[:] = [name for name in folders
                      if not NOT_OURS.match(name) and not (Path(place) == root and BUILT.match(name))]
        found += [Path(place, name) for name in names if endings is None or Path(name).suffix in endings]
    return sorted(found)


@functools.cache
def text_of(path):
    """Empty for what is no text: a picture, a font, an input of a fuzzer."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", errors="replace")


def matches(root, path, pattern):
    """("path:line", match) of a pattern in a file."""
    text = text_of(path)
    if not re.compile(pattern.pattern, pattern.flags | re.MULTILINE).search(text):
        return  # most files have nothing of it, and that is quickly seen
    for number, line in enumerate(text.splitlines(), 1):
        for match in pattern.finditer(line):
            yield f"{path.relative_to(root)}:{number}", match


def includes(root, folder, endings=CPP):
    """("path:line", path below the folder, what it includes) of our own headers, from the root."""
    pattern = re.compile(r'#\s*(?:include|include_next|import)\s*"((?:model|app|qml|tests|assets)/[^"]+)"')
    for path in files_below(root, folder, endings):
        for where, match in matches(root, path, pattern):
            yield where, path.relative_to(root / folder), match.group(1)


def folders_of(game):
    return [*(f"{part}/{game}" for part in ("model", "app", "qml", "tests")),
            f"assets/data/{game}", f"assets/icons/{game}"]


def home_of(path, games):
    """The game whose file this is, or None: one in its folders, or translations/<language>/<game>.…"""
    for game in games:
        if (any(path == folder or path.startswith(folder + "/") for folder in folders_of(game))
                or re.fullmatch(rf"translations/\w+/{game}\.\w+", path)):
            return game
    return None


def game_names(root, games):
    """No game's name in what is neutral, neither in a file nor in its name; in a game's folders no other game's."""
    patterns = {game: name_pattern(game) for game in games}
    for path in files_below(root, "."):
        name = path.relative_to(root).as_posix()
        if MAY_NAME_GAMES.match(name):
            continue
        home = home_of(name, games)
        for game, pattern in patterns.items():
            if game == home:
                continue
            if pattern.search(name):
                yield f"{name}: a file of one game in {'a neutral place' if home is None else home + '’s'}"
            for where, match in matches(root, path, pattern):
                if name == "CMakeLists.txt" and match.string.strip() == f"automa_game({game})":
                    continue
                yield (f"{where}: “{match.group()}” in a neutral place" if home is None
                       else f"{where}: {home} reaches into {game} (“{match.string.strip()[:80]}”)")


def own_words(root, games):
    """What is neutral says no word that only one game has, and asks for no drawing of one; nor does another game."""
    words, drawings = {}, {}
    for game in games:
        listed = root / f"tests/{game}/lint/own.json"
        if listed.exists():
            words[game] = words_pattern(json.loads(listed.read_text(encoding="utf-8")))
        drawings |= {path.stem: game for path in files_below(root, f"assets/icons/{game}", {".svg"})}
    drawn = re.compile(r'\b(?:symbol|name|icon)\s*[:=]\s*(?:QStringLiteral\()?["\'](\w+)["\']')
    for folder in ("model", "app", "qml", "assets/icons/ui", "translations"):
        for path in files_below(root, folder):
            name = path.relative_to(root).as_posix()
            home = home_of(name, games)
            for where, match in matches(root, path, drawn) if path.suffix in CODE else ():
                if drawings.get(match.group(1), home) != home:
                    yield f"{where}: “{match.group(1)}” is a drawing of {drawings[match.group(1)]}"
            for game, pattern in words.items() if home is None and not OLD_COLUMNS.match(name) else ():
                for where, match in matches(root, path, pattern):
                    yield f"{where}: “{match.group()}” is a word of {game} in a neutral place"


def qml_arrows(root, games):
    """kit ← shell, library, lookup, play ← games."""
    imports = re.compile(r"(?:^|[;.\"'`])\s*import\s+Automa\s*\.\s*(\w+)")
    address = re.compile(r"\bqt/qml/Automa/\w+|[\"'`](?:\.\.?/[^\"'`]*|Automa\.\w+)[\"'`]")
    for path in files_below(root, "qml", {".qml", ".js", ".mjs"}):
        folder = path.relative_to(root).parts[1]
        if path.parent == root / "qml":
            yield f"{path.relative_to(root)}: every screen lies in the folder of its module"
            continue
        for where, match in matches(root, path, re.compile(r"(?:^|[;.])\s*import\s+[\"'][^\"']*[\"']")):
            yield f"{where}: a module is imported by its name, not by its folder (“{match.group().strip()}”)"
        for where, match in matches(root, path, address):
            yield f"{where}: a module is imported by its name, not reached by an address (“{match.group()}”)"
        if folder in games:
            for where, match in matches(root, path, imports):
                part = match.group(1).removesuffix("App").lower()
                if part not in {"", "map", folder} | set(QML_BELOW):  # another game is found by its name
                    yield f"{where}: there is no module Automa.{match.group(1)}"
            continue
        if folder not in QML_BELOW:
            yield f"{path.relative_to(root)}: QML_BELOW does not say what qml/{folder} may import"
            continue
        for where, match in matches(root, path, imports):
            module = match.group(1)
            part = module.removesuffix("App").lower()
            if module == "App" or part == folder and not module.endswith("App"):
                continue
            if part not in (VIEW_MODELS if module.endswith("App") else QML_BELOW)[folder]:
                yield f"{where}: qml/{folder} may not import Automa.{module}"


def app_arrows(root, games):
    """The parts of app/ include each other, and of the model what is theirs, in one direction only."""
    for where, path, header in includes(root, "app"):
        part = path.parts[0]
        layer, other = header.split("/")[:2]
        if part == "main" or len(path.parts) == 1:
            continue
        if layer == "app" and other == "main":
            yield f"{where}: nothing includes app/main"
        elif layer == "app" and other != part and part not in games and other not in APP_BELOW.get(part, set()):
            yield f"{where}: app/{part} may not include app/{other}"
        elif layer == "app" and part not in games and part == "lookup" == other and not {"view", "demo"} & set(path.parts) and "/view/" in header:
            yield f"{where}: the look-up's engine may not include its view"
        elif layer == "model" and other == "storage" and part not in games and part not in APP_STORAGE:
            yield f"{where}: app/{part} may not include the storage"
    module = re.compile(r"\bqt/qml/Automa/(\w+)|\"Automa\.(\w+)\"")
    for path in files_below(root, "app", CPP):
        part = path.relative_to(root / "app").parts[0]
        for where, match in matches(root, path, module):
            other = (match.group(1) or match.group(2)).lower()
            if other != ("shell" if part == "main" else part):
                yield f"{where}: app/{part} opens no screen of qml/{other}"
    for part in sorted({path.relative_to(root / "app").parts[0] for path in files_below(root, "app", CPP)}):
        if part not in APP_BELOW and part not in games and part != "main":
            yield f"app/{part}: APP_BELOW does not say what it may include"


def game_app_arrows(root, games):
    """Inside app/<game>: words below the look-up's book below the command line and the screens."""
    def part_of(path):
        parts = Path(path).parts
        if len(parts) > 1 and parts[0] in ("text", "cli", "demo") or parts[0] == "lookup" and parts[1] != "view":
            return parts[0]
        return "screens"

    for game in games:
        for where, path, header in includes(root, f"app/{game}"):
            if not header.startswith(f"app/{game}/") or part_of(path) == "demo":
                continue
            part, other = part_of(path), part_of(header.removeprefix(f"app/{game}/"))
            if other not in GAME_APP_BELOW[part] | {part, "demo"}:  # only_for_tests() tells of demos
                yield f"{where}: {part} of {game} may not include its {other}"


def model_arrows(root, games):
    """Games and storage stand on the core and know nothing of each other, nor of app/ and qml/."""
    below = MODEL_BELOW | {game: {"core"} for game in games}
    for where, path, header in includes(root, "model"):
        part = path.parts[0]
        layer, other = header.split("/")[:2]
        if layer == "assets" and part in games:
            continue
        if layer != "model" or other not in below.get(part, set()) | {part}:
            yield f"{where}: the model may not include {layer}/{other}"
        elif part in games and part == other and len(path.parts) > 2 and header.count("/") > 2:
            inner = path.parts[1]
            if inner in GAME_MODEL_BELOW and header.split("/")[2] not in GAME_MODEL_BELOW[inner] | {inner}:
                yield f"{where}: model/{part}/{inner} may not include model/{part}/{header.split('/')[2]}"


def cmake_calls(root, path):
    """("path:line", command, its words) of a CMake file, comments left out."""
    text = re.sub(r"#[^\n]*", "", text_of(path))
    for call in re.finditer(r"(\w+)\s*\(([^()]*)\)", text):
        yield f"{path.relative_to(root)}:{text.count(chr(10), 0, call.start()) + 1}", call.group(1), call.group(2).split()


def links(root, games):
    """Libraries stand on each other as their sources do; the games meet in app/cli and app/main only, and no demo goes
    into the app."""
    def part_of(library):
        bare = library.removeprefix("automa_")
        return re.sub(r"^(?:app|qml)_(\w+?)(?:plugin)?$", r"\1", bare).removesuffix("_base")

    for path in files_below(root, "model", CMAKE):
        for where, command, words in cmake_calls(root, path):
            if command not in ("target_link_libraries", "automa_model_library") or not words:
                continue
            for word in words[1:]:
                allowed = MODEL_LINKS.get(words[0].removeprefix("automa_"), set()) | {"options"}
                if word.startswith("automa_") and word.removeprefix("automa_") not in allowed:
                    yield f"{where}: {words[0]} may not link {word}"
    for path in files_below(root, "app", CMAKE):
        part = path.relative_to(root / "app").parts[0]
        for where, command, words in cmake_calls(root, path):
            lasting = {"target_link_libraries": words[1:], "automa_game_part": words[2:], "automa_plug": words,
                       "automa_plug_libraries": words, "foreach": words[1:]}.get(command, [])
            whose = {"target_link_libraries": words[:1], "automa_game_part": words[1:2]}.get(command, [])
            of_demos = any("demo" in word or word == "automa-shots" for word in whose)
            for word in lasting:
                if not of_demos and re.search(r"demos?$|demo_libraries$", word.strip("${}")):
                    yield f"{where}: no demo goes into the app (“{word}”)"
            if part not in APP_BELOW or part == "web":
                continue
            for word in words:
                if part != "cli" and ("AUTOMA_GAMES" in word or word.startswith("automa_${")):
                    yield f"{where}: app/{part} links no game (“{word}”)"
            for word in words[1:] if command == "target_link_libraries" and "demo" not in words[0] else ():
                other = part_of(word)
                if word.startswith("automa_") and other not in APP_BELOW[part] | LINKED_BY_ALL | {part} and not (
                        other == "storage" and part in APP_STORAGE) and "demo" not in word and "${" not in word:
                    yield f"{where}: app/{part} may not link {word}"


def include_spelling(root, _games):
    """Our own headers are named from the root and in quotation marks, so that the other checks see them."""
    pattern = re.compile(r'#\s*(?:include|include_next|import)\b\s*(?:"(?!(?:model|app|tests|assets)/)(?!\w+\.moc")[^"]*"'
                         r'|"[^"]*\.\./[^"]*"|<(?:model|app|qml|tests|assets)/[^>]*>|(?![\s"<]).*)')
    for folder in ("model", "app", "tests", "assets"):
        for path in files_below(root, folder, CPP):
            for where, match in matches(root, path, pattern):
                yield f"{where}: headers of ours are named from the root, in quotation marks (“{match.group()}”)"


def only_for_tests(root, _games):
    """Demos and tests stand on the app; nothing of it stands on them, and only demos add shots. The toy stands
    on no real game."""
    for folder in ("model", "app"):
        for where, path, header in includes(root, folder):
            ours = "demo" in path.parts or path.as_posix() in ("main/demos.cpp.in", "main/shots_main.cpp")
            if not ours and (header.startswith("tests/") or re.match(r"app/(?:\w+/demo/|main/demos\.h)", header)):
                yield f"{where}: production code may not include “{header}”"
        for path in files_below(root, folder, CPP):
            if "demo" not in path.relative_to(root).parts:
                for where, match in matches(root, path, re.compile(r"\bshots(?:_|\(\))?(?:\.|->)add\(|\badd\w*Shots?\(")):
                    yield f"{where}: only demos add shots (“{match.group()}”)"
    for folder in ("tests/toy", "tests/app", "tests/core", "tests/storage"):
        for path in files_below(root, folder, CMAKE):
            for where, match in matches(root, path, re.compile(r"^[^#]*\b(automa_(?:start|cli|demos)\b(?!\.)|AUTOMA_GAMES|automa_(?:app_)?\$\{game)")):
                yield f"{where}: {match.group(1)} holds the real games, which {folder} does without"


def qt_in_model(root, _games):
    pattern = re.compile(r"#\s*include\s*[<\"](?:Q[A-Z]|Qt|qt|q[a-z]+\.h)|\bQt6?(?:::|Core)\w*|\bfind_package\(\s*Qt\w*"
                         r"|\bQ[A-Z][a-z]\w+|\bQ_(?:OBJECT|GADGET|PROPERTY|NAMESPACE)\b|\bqt_add_\w+|\bCMAKE_AUTOMOC\b|\bAUTOMOC\b")
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
    """The app never talks to anybody: no permission, no network code, no address."""
    folders = ("model", "app", "qml", "android", "ios", "translations", "assets/data", "assets/desktop", "assets/icons")
    for path in [root / "CMakeLists.txt", *(path for folder in folders for path in files_below(root, folder))]:
        for where, match in matches(root, path, NETWORK) if path.suffix not in (".json", ".svg") else ():  # no code
            yield f"{where}: network code (“{match.group()}”)"
        addresses = "://" in text_of(path) and not FOR_STORES.match(path.relative_to(root).as_posix())
        for where, match in matches(root, path, ADDRESS) if addresses else ():
            yield f"{where}: an address out there (“{match.group()}”)"
        for where, match in matches(root, path, PERMISSION):
            yield f"{where}: the app asks for no permission (“{match.group()}”)"


def sized_integers(root, _games):
    """Older libraries bring <cstdint> along with others, newer ones (GCC 14) do not: a header asks for it itself."""
    pattern = re.compile(r"\bstd::u?int(?:_fast|_least)?(?:8|16|32|64|ptr|max)_t\b")
    for folder in ("model", "app", "tests"):
        for path in files_below(root, folder, {".h"}):
            if "#include <cstdint>" not in text_of(path):
                for where, match in matches(root, path, pattern):
                    yield f"{where}: {match.group()} without <cstdint>"


def languages_in_code(root, _games):
    """Which languages there are is data (translations/<language>/language.json): no code and no test lists them, and what
    the search knows of them stands there too."""
    codes = sorted(path.parent.name for path in root.glob("translations/*/language.json"))
    if len(codes) < 2:
        return
    one = f"(?:{'|'.join(codes)})"
    listed = re.compile(rf"\b{one}\b[\"'`]?\s*(?:[,|/;]|\bor\b|\band\b)\s*[\"'`]?{one}\b", re.ASCII)
    for folder in ("app", "qml", "model", "translations", "tests", "assets", "android", "ios"):
        for path in files_below(root, folder, CODE | {".py", ".html", ".webmanifest", ""}):
            if path.is_relative_to(root / "tests/lint") or OLD_TITLES.match(path.relative_to(root).as_posix()):
                continue
            for where, match in matches(root, path, listed):
                yield f"{where}: which languages there are is data (“{match.group()}”)"
    letters = re.compile(r"[\"'](?:[^\"'\\]|\\.)*[а-яіїєґ]{3,}", re.IGNORECASE)
    for path in files_below(root, "app", CPP):
        if not OLD_TITLES.match(path.relative_to(root).as_posix()):
            for where, match in matches(root, path, letters):
                if not match.string.lstrip().startswith(("//", "*")) and " // " not in match.string[:match.start()]:
                    yield f"{where}: words of a language are data (“{match.group()}”)"


CHECKS = [game_names, own_words, qml_arrows, app_arrows, game_app_arrows, model_arrows, links, include_spelling,
          only_for_tests, qt_in_model, qml_names, words_in_drawings, network, sized_integers, languages_in_code]


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
