#!/usr/bin/env python3
"""Plants each mistake of mutations.txt into a copy of the parked taps and requires the quick exploration to find it.

    Tests/TapRoutingTests/Mutations/mutate.py [--verbose] [WORD]

WORD picks the mistakes whose name contains it; --verbose prints every counterexample. The exit status is 0 when each
was found by a counterexample of at most 12 steps, and nothing was found without a mistake.

The explorer is compiled once against the module of the parked taps. For each mistake only that module is compiled
again, as a library that the explorer loads, so no mistake may change the layout of a type.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SOURCES = ROOT / "Sources" / "TapRouting"
PARTS = ["Taps", "ParkedTaps"]
LONGEST = 12
FLAGS = ["-swift-version", "6", "-package-name", "GatewayNotifications", "-parse-as-library", "-suppress-warnings"]
for feature in ["ExistentialAny", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
                "InferIsolatedConformances"]:
    FLAGS += ["-enable-upcoming-feature", feature]


def mistakes():
    """Reads mutations.txt: "= name", "@ file", "- old line" and "+ new line" (one space after the sign)."""
    found = []
    for line in (HERE / "mutations.txt").read_text().splitlines():
        sign, text = line[:1], line[2:]
        if sign == "=":
            found.append({"name": text, "file": "", "old": [], "new": []})
        elif sign == "@":
            found[-1]["file"] = text
        elif sign == "-":
            found[-1]["old"].append(text)
        elif sign == "+":
            found[-1]["new"].append(text)
        elif sign not in ("", "#"):
            sys.exit(f"mutations.txt: what is {line!r}?")
    return found


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def compile_library(sources, folder, *more):
    files = sorted(str(file) for part in PARTS for file in (sources / part).glob("*.swift"))
    result = run(["swiftc", *FLAGS, "-Onone", "-wmo", "-module-name", "TapRouting", "-emit-library", *more,
                  *files, "-o", str(folder / "libTapRouting.so")])
    return result.stderr if result.returncode else None


def explore(explorer, folder):
    environment = dict(os.environ, LD_LIBRARY_PATH=f"{folder}:{os.environ.get('LD_LIBRARY_PATH', '')}")
    try:
        return run([str(explorer)], env=environment, timeout=300)
    except subprocess.TimeoutExpired:
        return None


def try_out(mistake, scratch, number, explorer):
    """Answers (found, row of the table, the whole counterexample)."""
    folder = scratch / str(number)
    for part in PARTS:
        shutil.copytree(SOURCES / part, folder / part)
    file = folder / mistake["file"]
    text = file.read_text()
    old = "\n".join(mistake["old"])
    new = "\n".join(mistake["new"])
    if text.count(old) != 1:
        return False, f"{text.count(old)} places match", ""
    file.write_text(text.replace(old, new))
    problem = compile_library(folder, folder)
    if problem:
        return False, "does not compile", problem
    result = explore(explorer, folder)
    if result is None:
        return False, "does not end", ""
    if result.returncode not in (0, 1):
        return False, f"stopped with status {result.returncode}", result.stderr
    if not result.stdout:
        return False, "NOT FOUND", ""
    steps = int(result.stdout.split(" steps]")[0].rsplit(" ", 1)[-1])
    law = result.stdout.removeprefix("law ").split(" – ")[0]
    return steps <= LONGEST, f"{steps:2} steps  {law}", result.stdout


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--verbose"]
    chosen = [mistake for mistake in mistakes() if all(word in mistake["name"] for word in arguments)]
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        explorer = scratch / "explore"
        problem = compile_library(SOURCES, scratch, "-emit-module", "-emit-module-path",
                                  str(scratch / "TapRouting.swiftmodule"))
        if problem:
            sys.exit(problem)
        files = sorted(str(file) for file in (HERE.parent / "Exploration").glob("*.swift"))
        result = run(["swiftc", *FLAGS, "-O", "-wmo", "-module-name", "Exploration", "-I", str(scratch),
                      *files, str(HERE / "Explorer.swift"), "-L", str(scratch), "-lTapRouting", "-o", str(explorer)])
        if result.returncode:
            sys.exit(result.stderr)
        result = explore(explorer, scratch)
        if result is None or result.returncode != 0:
            sys.exit("found without a mistake: " + (result.stdout + result.stderr if result else "no end"))
        with ThreadPoolExecutor(2) as pool:
            rows = list(pool.map(lambda item: try_out(item[1], scratch, item[0], explorer), enumerate(chosen)))
    missed = 0
    for mistake, (found, row, counterexample) in zip(chosen, rows):
        missed += not found
        print(f"{'found ' if found else 'MISSED'}  {mistake['name']:62}  {row}")
        if "--verbose" in sys.argv or (not found and counterexample):
            print(counterexample)
    print(f"{len(chosen) - missed} of {len(chosen)} mistakes found")
    sys.exit(1 if missed or not chosen else 0)


main()
