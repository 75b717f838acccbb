"""What translators are told beside a text: what its slots hold, what kind of thing a short text is.

The sources say it themselves, first found first taken:

    //: %1: a territory, as “lake D3”     above a text, or above a table or function: then of each text in it
    tr("%1 of %2").arg(name_of(card), count)     → %1: name of card; %2: count
    KitButton { text: qsTr("Undo") }      → on a button
    QString Pad::confirmText()     → confirm text
"""
import json
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHORT = 2  # words; so short a text says too little by itself
SLOT = re.compile(r"%L?(\d{1,2})")
CALL = re.compile(r"\b(?:qsTr|tr|translate|QT_TR_NOOP|QT_TRANSLATE_NOOP)\s*\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
# A table or function: at the margin, or a function within its class.
HOLDER = re.compile(r"[A-Za-z]|    (?!(?:if|for|while|switch|else|do|return|case)\b)[A-Za-z][^;=]* [\w:~]+\([^;]*\)(?: const| override| noexcept)* \{$")
NOTE = re.compile(r"\s*//: ?(.*)")
CONTROLS = json.loads((Path(__file__).parent / "controls.json").read_text(encoding="utf-8"))


@cache
def source_of(path):
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def lines_of(path):
    return source_of(path).splitlines()


def closing(text, start):
    """The place behind the bracket that closes the one at start, and the commas between them that are not within others."""
    depth, commas, i = 0, [], start
    while i < len(text):
        if text[i] == '"' or (text[i] == "'" and not text[i - 1].isdigit()):
            i = next((j for j in range(i + 1, len(text)) if text[j] == text[i] and text[j - 1] != "\\"), len(text))
        elif text[i] in "([{":
            depth += 1
        elif text[i] in ")]}":
            depth -= 1
            if depth == 0:
                return i + 1, commas
        elif text[i] == "," and depth == 1:
            commas.append(i)
        i += 1
    return len(text), commas


def arguments(text, start):
    """([argument], end) of the call whose bracket opens at start."""
    end, commas = closing(text, start)
    cuts = [start, *commas, end - 1]
    return [text[a + 1:b].strip() for a, b in zip(cuts, cuts[1:]) if text[a + 1:b].strip()], end


def call_at(path, line, source):
    """Where the call that says this text begins, and where it ends."""
    text = source_of(path)
    offset = sum(len(said) + 1 for said in lines_of(path)[:line - 1])
    for match in CALL.finditer(text, max(0, offset - 200), offset + 2000):
        _, end = arguments(text, match.end() - 1)
        said = "".join(LITERAL.findall(text[match.end():end])).replace('\\"', '"').replace("\\n", "\n")
        if source in said and text.count("\n", 0, end) + 1 >= line:
            return match.start(), end
    return None


def words_of(name):
    """placeNames, place_names → place names"""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").lower().strip()


PASSED_ON = ("number", "signed_number", "as_label", "unbroken", "bound", "text", "toString", "get", "value", "id_of", "of", "as_words",
             "fromStdString", "QStringLiteral", "QString", "String", "Number", "min", "max", "static_cast", "to_string", "QLatin1String")
OF_OWNER = ("join", "size", "ssize", "length", "toString", "value", "at", "count", "value_or", "trimmed", "toInt")
SAYS_NOTHING = ("self", "root", "this", "control", "page", "pane", "sheet", "row", "modelData", "model", "required", "parent", "facts", "state",
                "QString", "core", "std")


def spoken(expression):
    """What an argument is, in words, as far as its names say it: Names::territory(hex) → territory."""
    expression = re.sub(r"^static_cast<[^<>]*>", "", expression.strip())
    while expression.startswith("(") and closing(expression, 0)[0] == len(expression):
        expression = expression[1:-1].strip()
    choice = re.match(r"[^?\"]*[^?\s\"] \? (.*)$", expression, re.DOTALL)
    if choice:
        return spoken(choice[1])
    literal = LITERAL.match(expression)
    if literal:
        return f"“{literal[1]}”" if re.search(r"\w", literal[1]) else ""
    called = re.match(r"((?:\w+(?:\(\))?(?:::|\.|->))*)(\w+)\s*\(", expression)
    if called:
        inside, end = arguments(expression, called.end() - 1)
        more = re.match(r"(?:\.|->)(.*)", expression[end:], re.DOTALL)
        if more and not more[1].startswith(OF_OWNER) and not more[1].startswith("arg("):
            return spoken(more[1])
        if called[2] in ("tr", "qsTr", "translate"):
            texts = LITERAL.findall(expression)
            return f"“{texts[-1]}”" if texts else ""
        if called[2] in OF_OWNER and called[1]:
            return spoken(re.sub(r"(::|\.|->)$", "", called[1]))
        names = [LITERAL.fullmatch(one) for one in inside if LITERAL.fullmatch(one)]
        if names and re.fullmatch(r"\w+", names[-1][1]):
            return words_of(names[-1][1])
        if called[2] in PASSED_ON and inside:
            return spoken(inside[0])
        if called[2] in ("name", "names", "title", "size", "ssize", "count") and inside:
            return f"{words_of(called[2])}: {spoken(inside[-1])}"
        return words_of(called[2])
    names = re.findall(r"[A-Za-z_]\w*", re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "", re.split(r" [-+*/] ", expression)[0]).replace("::", ".").replace("->", "."))
    names = [name for name in names if name not in SAYS_NOTHING and len(name) > 1 and not re.match(r"[A-Z]\w*App$", name) and name not in OF_OWNER]
    return words_of(" ".join(names[-2:])) if names else "number"


def chain(text, end):
    """The arguments of .arg(…).arg(…) from a place on."""
    given = []
    while True:
        more = re.compile(r"\s*\.arg\s*(?=\()").match(text, end)
        if not more:
            return given
        inside, end = arguments(text, more.end())
        given += [one for i, one in enumerate(inside) if i == 0 or not re.fullmatch(r"-?\d+|u?'.'|QLatin1Char\('.'\)", one)]


def behind(text, begins, end):
    """The .arg(…) of a text: right behind it, behind the brackets around it, or behind the variable that takes it."""
    given, depth, at = chain(text, end), 0, end
    while not given and at < len(text) and text[at] not in ";\0" and depth > -4:
        if text[at] in "([{":
            at, _ = closing(text, at)
            continue
        if text[at] in ")]}":
            depth -= 1
            given = chain(text, at + 1)
        at += 1
    variable = re.search(r"(\w+)\s*=(?!=)[^;]*$", text[max(0, begins - 900):begins])
    if not given and variable:
        function_ends = text.find("\n}", end)
        later = re.compile(rf"\b{variable[1]}(?=\s*\.arg\s*\()").search(text, end, function_ends if function_ends > 0 else len(text))
        given = chain(text, later.end()) if later else given
    return given


def filled(path, line, source):
    """{slot: what the code puts into it}: from the .arg(…) of the text, or from the names of a table:
    {"message", "text", {"order", "kind"}}."""
    called = call_at(path, line, source)
    if not called:
        return {}
    text = source_of(path)
    slots = sorted(set(map(int, SLOT.findall(source))))
    table = re.compile(r"\s*,\s*\{((?:\s*\"\w*\",?)+)\s*\}").match(text, called[1])
    if table:
        names = LITERAL.findall(table[1])
        return {slot: names[slot - 1] for slot in slots if slot <= len(names)}
    return dict(zip(slots, behind(text, *called)))


def of_slots(path, line, source):
    """%1: …; %2: …"""
    said = {slot: spoken(one) if not re.fullmatch(r"\w+", one) else words_of(one) for slot, one in filled(path, line, source).items()}
    return "; ".join(f"%{slot}: {word}" for slot, word in said.items() if word)


def above(path, line):
    """The lines “//: …” that end just above a line."""
    said = []
    for text in reversed(lines_of(path)[:line - 1]):
        match = NOTE.match(text)
        if not match:
            break
        said.insert(0, match[1])
    return " ".join(said)


def statement(path, line):
    """The line on which the statement begins that goes on in a line."""
    lines = lines_of(path)
    while line > 1 and lines[line - 2].strip() and not re.search(r"[;{}:]$|^\s*//", lines[line - 2]):
        line -= 1
    return line


def holder(path, line):
    """The line of the table or function in which a line of C++ stands."""
    lines = lines_of(path)
    return next((at for at in range(min(line, len(lines)), 0, -1) if HOLDER.match(lines[at - 1])), 1)


def of_holder(path, line):
    """The name of the table or function, in words."""
    said = lines_of(path)[holder(path, line) - 1]
    named = re.search(r"(\w+)(?:\[\d*\])?\s*(?:=\s*)?\{|(?:\w+::)?(\w+)\(", said)
    name = words_of((named[1] or named[2]) if named else "")
    return re.sub(r"^(?:tell|read|show|add) | (?:words|rows|text|sources)$", "", name)


def of_control(path, line):
    """Which control of a screen shows the text, or what reads it aloud."""
    lines = lines_of(path)
    depth, what = len(lines[line - 1]) - len(lines[line - 1].lstrip()), ""
    for at in range(line, 0, -1):
        text = lines[at - 1]
        indent = len(text) - len(text.lstrip())
        named = re.match(r"\s*(?:readonly property \w+ |property \w+ )?([\w.]+):", text)
        if not what and named and indent <= depth:
            what, depth = named[1], indent
        opened = re.match(r"\s*(?:\w+: )?([A-Z][\w.]*) \{$", text)
        if opened and (indent < depth or indent == 0):
            element = opened[1].rpartition(".")[2].removeprefix(Path(path).parts[1].capitalize())
            for key in (f"{element}.{what}", what, element):
                if key in CONTROLS:
                    return CONTROLS[key]
            return words_of(element) + (f", {words_of(what)}" if what and what != "text" else "")
    return ""


def is_short(source):
    return len(re.findall(r"\w+", re.sub(r"%L?\w+|</?\w+>", "", source))) <= SHORT


def note_of(message):
    """All that a translator is told about a text of the sources."""
    path, _, line = message.places[0].rpartition(":")
    line = int(line)
    called = call_at(path, line, message.source)
    begins = source_of(path).count("\n", 0, called[0]) + 1 if called else line
    said = above(path, begins) or above(path, statement(path, begins))
    if not said and path.endswith((".cpp", ".h")):
        said = above(path, holder(path, begins))
    slots = set(SLOT.findall(message.source))
    if slots and not all(re.search(rf"%{slot}\b", said) for slot in slots):
        said = "; ".join(filter(None, [said, of_slots(path, line, message.source)]))
    if not said and is_short(message.source):
        said = of_control(path, begins) if path.endswith(".qml") else of_holder(path, begins)
    return said


def capital_inside(message):
    """A slot in the middle of a sentence that gets a name with a capital, or nothing."""
    path, _, line = message.places[0].rpartition(":")
    for slot, one in filled(path, int(line), message.source).items():
        if re.match(r"as_label\s*\(", one) and re.search(rf"[\w,;(] (?:<b>)?%{slot}\b", message.source):
            return f"%{slot} gets a name with a capital in the middle of a sentence"
    return ""


def missing(message, note):
    """What translators would not know: a slot without a word, a short text without one."""
    unsaid = [f"%{slot}" for slot in sorted(set(SLOT.findall(message.source))) if not re.search(rf"%{slot}\b", note)]
    if unsaid:
        return f"no word on {', '.join(unsaid)} for translators: write “//: %1: what it holds” above"
    return "no word for translators on so short a text: write “//: what it is” above" if is_short(message.source) and not note else ""
