#!/usr/bin/env python3
"""What experience with the texts has taught, held by a machine.

    tests/lint/texts.py [translations folder]    prints "module/context: text: language: what is wrong"; fails if there is one

A word that is right in one place and wrong in another is only warned of (to the standard error). What holds for the
texts of one game stands in tests/<game>/lint/texts.json:

    { "banned": {"uk": [[pattern, what to write instead], …], …},
      "pairs": [[English pattern, Russian pattern, what to write instead], …],
      "apart": {English text: why this game translates it in its own way, …},
      "steps": [context, …]: what is to be done at the table, in sentences of at most 14 words }

terms.json beside it is the list of the game's terms, tests/lint/terms.json that of the app: a text with the English word has the other word in each
language, unless it stands under "otherwise", where a sentence says the thing in another way:

    { "terms": {name: {"en": pattern, "uk": pattern, "pl": pattern, "ru": pattern}}, "otherwise": {English text: [name, …]} }

tests/lint/apart.json holds such reasons for texts of no game. Every other English text has one translation everywhere.
"""
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "translations"))
import po  # noqa: E402

# language → [(pattern, what to write instead)], in every module.
BANNED = {
    "uk": [(r"%\d+ ПО\b", "a no-break space before ПО")],
    "pl": [(r"%\d+ PZ\b", "a no-break space before PZ")],
    "ru": [(r"%\d+ ПО\b", "a no-break space before ПО")],
}
PRONOUN = {"uk": r"\b[Вв]она\b", "ru": r"\b[Оо]на\b"}
# A verb right after the slot of a name must agree with it, and names of sides are of every number and gender.
VERB_EN = re.compile(
    r"%\d+ (?:leads?|takes?|builds?|gets?|gains?|pays?|passes|scores?|loses?|chooses|plays|begins|starts|draws|wins|moves|produces|has|is)\b")
VERB = {
    "uk": re.compile(r"%\d+ (?!і\b|й\b|з\b)\w+(?:є|ить|ють|ять|ла|ло|ли|в)\b"),
    "pl": re.compile(r"%\d+ (?!i\b|z\b|na\b|za\b|do\b|dla\b|pola\b)\w+(?:uje|ia|iera|ywa|aje|awia|zyna|ze|ła|ło|ał)\b"),
    "ru": re.compile(r"%\d+ (?!и\b|с\b)\w+(?:ет|ёт|ит|ют|ят|ла|ло|ли|л)\b"),
}
# Headlines of the Automa's turn: their slot takes "Automa …", which is always feminine singular.
OF_AUTOMA = "Explainer"
LABEL = 24  # a text this short in the shell is a label
QUOTED = re.compile(r"[“«„]([^“”«»„]+)[”»“]")
MOST_WORDS = 14  # of a sentence that is read with a piece in the hand
WORD = re.compile(r"[\w’'%−+]+(?:[–-][\w’'%]+)*(?:\(\w+\))?")
TAG = re.compile(r"</?\w+>")
# Two numbers that belong together, one of them counted: only one can give the noun its form.
TWO_COUNTS = re.compile(r"%\d (?:of|to|or) %n|%n (?:of|to|or) %\d|%\d[–-]%n|%n[–-]%\d")
HERE = Path(__file__).parent


def of_the_games():
    """game → its own rules."""
    return {path.parts[-3]: json.loads(path.read_text(encoding="utf-8"))
            for path in HERE.parent.glob("*/lint/texts.json")}


OWN = of_the_games()
TERMS = {path.parts[-3]: json.loads(path.read_text(encoding="utf-8")) for path in HERE.parent.glob("*/lint/terms.json")}
TERMS["every"] = json.loads((HERE / "terms.json").read_text(encoding="utf-8"))
APART = json.loads((HERE / "apart.json").read_text(encoding="utf-8")).keys() | {
    text for own in OWN.values() for text in own.get("apart", {})}


def forms_of(translation):
    return translation if isinstance(translation, list) else [translation]


def sentences(module, context, key, translations):
    """What is wrong with one text: [(language, sentence)]; warnings begin with "warning: "."""
    own = {"banned": {}, "pairs": []} | OWN.get(module, {})
    for language, text in translations.items():
        for form in forms_of(text):
            for pattern, instead in BANNED.get(language, []) + own["banned"].get(language, []):
                for match in re.finditer(pattern, form):
                    yield language, f"“{match.group()}”: {instead}"
            if language in VERB and VERB_EN.search(key) and not context.endswith(OF_AUTOMA):
                match = VERB[language].search(form)
                if match:
                    yield language, f"“{match.group()}”: no verb beside a name's slot, names differ in number and gender"
            if language in PRONOUN:
                yield from ((language, said) for said in pronoun(language, form))
            if language == "ru":
                for english, russian, instead in own["pairs"]:
                    match = re.search(russian, form)
                    if match and re.search(english, key):
                        yield language, f"“{match.group()}…” for the English “{re.search(english, key).group()}”: {instead}"


def of_english(module, context, key):
    """What is wrong with the English text itself."""
    english = TAG.sub("", bare(key))
    if re.match(r"[\s,;:.)–]", english) or re.search(r"[\s,;(–]$", english):
        yield "a piece of a sentence: translators need the whole"
    if TWO_COUNTS.search(english):
        yield "two counts in one text: make a label of one"
    if context in OWN.get(module, {}).get("steps", ()):
        for sentence in re.split(r"(?<=[.!?;]) ", english):
            if len(WORD.findall(sentence)) > MOST_WORDS:
                yield f"a step of {len(WORD.findall(sentence))} words: at most {MOST_WORDS}"


def pronoun(language, form):
    """«вона» and «она» mean the Automa only if nothing else feminine stands just before."""
    for match in re.finditer(PRONOUN[language], form):
        if re.search(r"[Аа]втом", form[:match.start()]):
            continue
        before = re.search(r"(\w+),? (?:а |і |й |и )?$", form[:match.start()])
        if before and re.search(r"(?:ка|ня|ля|ба|мка|тка|нка|ція|ция|ія|ия)$", before.group(1)):
            yield f"“{before.group(1)} … {match.group()}”: does it mean that noun or the Automa?"
        else:
            yield f"warning: “{match.group()}” and no Automa before it"


def same_labels(labels):
    """labels: [(file, key, translations)] of the shell. Two labels that differ in English may not be one in another language."""
    seen = {}
    for file, key, translations in labels:
        key = bare(key)
        for language, text in translations.items():
            first = seen.setdefault((language, text if isinstance(text, str) else text[0]), (file, key))
            if first[1] != key:
                yield f"{file}: “{key}”: {language}: “{text}” is also the label “{first[1]}” ({first[0]})"


def bare(key):
    """The English text of a key, without the note for translators."""
    return key.split("\u0004")[0]


def one_translation(texts):
    """texts: [(file, key, translations)]. One English text is one text in every other language, unless it stands apart."""
    first = {}
    for file, key, translations in texts:
        for language, text in translations.items():
            if language == "en":
                continue
            seen = first.setdefault((key, language), (file, text))
            if seen[1] != text and bare(key) not in APART:
                yield f"{file}: “{bare(key)[:80]}”: {language}: “{text}”, but “{seen[1]}” in {seen[0]}"


def named_buttons(texts):
    """A name in quotes is said in every language as the button with that name is."""
    names = {}
    for _, key, translations in texts:
        for language, text in translations.items():
            names.setdefault((bare(key), language), set()).update(forms_of(text))
    buttons = {name for name, _ in names}
    for file, key, translations in texts:
        quoted = [name for name in QUOTED.findall(bare(key)) if "%" not in name and name in buttons]
        for language, text in translations.items():
            for form in forms_of(text):
                said = {name.lower() for name in QUOTED.findall(form)}
                for name in quoted:
                    if not said & {button.lower() for button in names.get((name, language), {name})}:
                        yield f"{file}: “{bare(key)[:60]}…”: {language}: the button “{name}” is {sorted(names[name, language])}"


def other_terms(module, key, translations):
    """[(language, sentence)] where a thing is not called by the word that our list of terms has for it."""
    english = QUOTED.sub("", bare(key))
    for where in ("every", module):
        listed = TERMS.get(where, {"terms": {}, "otherwise": {}})
        for name, term in listed["terms"].items():
            if not re.search(term["en"], english) or name in listed["otherwise"].get(bare(key), ()):
                continue
            for language in term.keys() & translations.keys() - {"en"}:
                if not all(re.search(term[language], form, re.IGNORECASE) for form in forms_of(translations[language])):
                    yield language, f"no “{term[language]}” for the English “{name}” (the list of terms of {where})"


def texts_of(folder):
    """[(module, context, key, translations)] of the .po files of a folder."""
    texts = {}
    for path in sorted(folder.glob("*/*.po")):
        for entry in po.read(path):
            key = entry.source + (f"\u0004{entry.comment}" if entry.comment else "")
            if any(entry.forms) and not entry.unused:
                texts.setdefault((path.stem, entry.context, key), {})[path.parent.name] = entry.text
    return [(*key, translations) for key, translations in sorted(texts.items())]


def check(folder):
    """(faults, warnings) of a folder of translations."""
    faults, warnings, labels, texts = [], [], [], []
    for module, context, key, translations in texts_of(folder):
        file = f"{module}/{context}"
        texts.append((file, key, translations))
        faults += [f"{file}: “{key[:80]}”: en: {said}" for said in of_english(module, context, key)]
        for language, said in [*sentences(module, context, key, translations), *other_terms(module, key, translations)]:
            line = f"{file}: “{key[:80]}”: {language}: {said}"
            (warnings if said.startswith("warning: ") else faults).append(line)
        if module in {"shell", "kit"} and len(key) <= LABEL and "%" not in key:
            labels.append((file, key, translations))
        elif context.endswith("Plug") and len(key) <= LABEL:
            labels.append((file, key, translations))
    return faults + [*same_labels(labels), *one_translation(texts), *named_buttons(texts)], warnings


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "translations").resolve()
    faults, warnings = check(folder)
    for line in warnings:
        print(line, file=sys.stderr)
    for line in faults:
        print(line)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
