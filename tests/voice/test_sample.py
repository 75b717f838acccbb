#!/usr/bin/env python3
"""Speaks a position of every game in every language into a file and hears whether something is there.

    test_sample.py <automa> <espeak-ng> <tests folder>

Each game with a data/spoken_position.json is described. It tells that something is said, not that it is right.
"""
import array
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

LANGUAGES = Path(__file__).resolve().parents[2] / "translations"
SENTENCES = 6  # enough to hear; a whole board takes minutes
LOUD = 1000  # of 32767


def loudness(sound):
    """Seconds, and the loudest sample."""
    with wave.open(str(sound)) as file:
        samples = array.array("h", file.readframes(file.getnframes()))
        return file.getnframes() / file.getframerate(), max(map(abs, samples), default=0)


def main(automa, synthesizer, tests):
    faults = []
    heard = 0
    for position in sorted(Path(tests).glob("*/data/spoken_position.json")):
        game = position.parts[-3]
        for language in sorted(path.parent.name for path in LANGUAGES.glob("*/language.json")):
            said = subprocess.run([automa, "describe", game, "--position", position, "--spoken", "--lang", language],
                                  capture_output=True, text=True, check=True).stdout.splitlines()
            with tempfile.TemporaryDirectory() as folder:
                sound = Path(folder) / "said.wav"
                subprocess.run([synthesizer, "-v", language, "-w", sound, " ".join(said[:SENTENCES])], check=True)
                seconds, loudest = loudness(sound)
            heard += 1
            if seconds < 2 or loudest < LOUD:
                faults.append(f"{game} in {language}: {seconds:.1f} s, loudest sample {loudest}")
    print("\n".join(faults) or f"{heard} samples heard")
    return 1 if faults or heard == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
