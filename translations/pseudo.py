"""A language that nobody speaks, made of the English: every text in brackets, with accents and 40 % longer. What stands
outside of brackets on a screen was never given to translators; what does not fit in it will not fit in German either.
The tests alone have it (tests/journeys/every_screen_journey.cpp)."""
import math
import re

CODE = "xx"
LONGER = 1.4
ACCENTS = str.maketrans("aceilnosuyzACEILNOSUYZ", "áćéíłńóśúýźÁĆÉÍŁŃÓŚÚÝŹ")
VOWELS = "áéíóúýÁÉÍÓÚÝ"
# What the app fills in or reads: slots, tags, entities.
KEPT = re.compile(r"(%L?(?:\d{1,2}|n)|<[^<>]+>|&\w+;)")


def longer(words, letters):
    """The words with so many vowels doubled, and how many letters are still missing."""
    made = ""
    for letter in words:
        made += letter
        if letter in VOWELS and letters > 0:
            made += letter.lower()
            letters -= 1
    return made, letters


def pseudo(text):
    bare = KEPT.sub("", text)
    if not any(letter.isalpha() for letter in bare):
        return text
    missing = math.ceil(len(bare) * LONGER) - len(bare) - len("[]")
    made = []
    for piece in KEPT.split(text):
        if not KEPT.fullmatch(piece):
            piece, missing = longer(piece.translate(ACCENTS), missing)
        made.append(piece)
    return "[" + "".join(made) + "~" * missing + "]"
