"""Files of gettext (.po), as translators' tools read and write them: one for each language and module. Poedit, Weblate and
their like open them, Qt's own Linguist and lconvert too: a context is written as lconvert writes it, “Context|comment”."""
import re
from dataclasses import dataclass, field

HEADER = """msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: {language}\\n"
"Plural-Forms: {plurals}\\n"
"X-Language: {language}\\n"
"X-Qt-Contexts: true\\n"
"""
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
SLOT = re.compile(r"%(?:L?\d|n)")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"$')
FIELD = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?) ")


@dataclass
class Entry:
    """One text in one language. Its comment tells apart two texts of one context; a note is for the translator."""
    context: str
    source: str
    comment: str = ""
    plural: bool = False
    text: object = ""  # of a plural text the list of its forms
    note: str = ""
    remarks: list = field(default_factory=list)  # what a translator wrote down beside it
    fuzzy: bool = False  # a tool's guess, which nobody has looked at
    unused: bool = False

    @property
    def key(self):
        return self.context, self.source, self.comment

    @property
    def forms(self):
        return self.text if isinstance(self.text, list) else [self.text]


def quoted(text):
    return '"' + "".join(ESCAPES.get(letter, letter) for letter in text) + '"'


def bare(text):
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def lines_of(entry):
    lines = [f"# {remark}".rstrip() for remark in entry.remarks]
    lines += [f"#. {line}" for line in entry.note.splitlines()]
    flags = ["fuzzy"] * entry.fuzzy + ["qt-plural-format" if entry.plural else "qt-format"] * bool(SLOT.search(entry.source))
    lines += [f"#, {', '.join(flags)}"] if flags else []
    said = [f"msgctxt {quoted(f'{entry.context}|{entry.comment}')}", f"msgid {quoted(entry.source)}"]
    if entry.plural:
        said.append(f"msgid_plural {quoted(entry.source)}")
        said += [f"msgstr[{i}] {quoted(form)}" for i, form in enumerate(entry.forms)]
    else:
        said.append(f"msgstr {quoted(entry.text)}")
    return lines + [("#~ " if entry.unused else "") + line for line in said]


def written(entries, language, plurals):
    """The whole file: used texts first, each part in the order of contexts and sources."""
    order = sorted(entries, key=lambda entry: (entry.unused, entry.key))
    return "\n".join([HEADER.format(language=language, plurals=plurals)] + ["\n".join(lines_of(entry)) + "\n" for entry in order])


def entry_of(fields, notes, unused):
    context, _, comment = fields.get("msgctxt", "").partition("|")
    plural = "msgid_plural" in fields
    forms = [fields[name] for name in sorted(fields) if name.startswith("msgstr")]
    return Entry(context, fields["msgid"], comment, plural, forms if plural else forms[0], "\n".join(notes["#."]),
                 notes["#"], any("fuzzy" in flags for flags in notes["#,"]), unused)


def read(path):
    """[Entry] of a file, without its header. Raises ValueError for what is no .po or holds one text twice."""
    entries, fields, notes, last, unused = {}, {}, {"#": [], "#.": [], "#,": []}, None, False
    for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], 1):
        said = re.sub(r"^#~(?!\|)", "", line).strip()  # “#~|”: what an unused text was before
        if said.startswith("#") or not said:
            if "msgid" in fields:
                entry = entry_of(fields, notes, unused)
                if entry.key in entries:
                    raise ValueError(f"{number}: {entry.context} “{entry.source}” stands twice")
                if entry.source:
                    entries[entry.key] = entry
                fields, notes = {}, {"#": [], "#.": [], "#,": []}
            mark, _, rest = said.partition(" ")
            notes.get(mark, []).append(rest)
            continue
        begins = FIELD.match(said)
        string = STRING.search(said if not begins else said[begins.end():])
        if not string or not (begins or last in fields):
            raise ValueError(f"{number}: not understood: {line}")
        if begins:
            last, unused = begins[1], line.startswith("#~")
        fields[last] = fields.get(last, "") + bare(string[1])
    return list(entries.values())
