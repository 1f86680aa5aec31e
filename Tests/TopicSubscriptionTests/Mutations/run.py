#!/usr/bin/env python3
"""Switches off one sentence of the design after another and sees that the exploration finds each.

Usage: run.py [--scratch DIR] [--keep] [NAME ...]

Each entry of mutations.txt is applied to a scratch copy of the sources, which is compiled together with the
exploration and run. Exit status 1: the unchanged sources break a law, or a mutation goes unfound.
"""
import argparse, pathlib, re, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SOURCES = ["Sources/NotificationPayload/Identifiers", "Sources/TopicSubscription/Record",
           "Sources/TopicSubscription/Plan", "Sources/TopicSubscription/SignIn",
           "Sources/TopicSubscription/Synchronization", "Sources/TopicSubscription/Store",
           "Tests/TopicSubscriptionTests/Exploration"]
# The shell and the file store touch the system; the exploration has models of them.
LEFT_OUT = ["TopicSynchronizer*", "StoreAndMessaging*", "FileInstallationStore*", "AtomicFile*", "SystemFile*",
            "RecordText*", "TopicMessaging*", "RegistrationSource*", "InMemoryInstallationStore*",
            "InstallationStore.swift"]


def mutations(text):
    """The entries: a name, a scope with its number of states, a file, and lines to replace by others."""
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        entry = {"old": [], "new": []}
        for line in lines:
            if line.startswith("-"):
                entry["old"].append(line[1:])
            elif line.startswith("+"):
                entry["new"].append(line[1:])
            else:
                key, _, value = line.partition(":")
                entry[key] = value.strip()
        yield entry


def sources():
    """Every source by its name, without the imports between modules that are one module here."""
    result = {}
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            if not any(path.match(pattern) for pattern in LEFT_OUT):
                result[path.name] = re.sub(
                    r"(?m)^(public |package )?import (NotificationPayload|TopicSubscription)\n", "", path.read_text())
    result["main.swift"] = (HERE / "main.swift").read_text()
    return result


def explore(folder, files, scope, states):
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    program = folder / "explore"
    subprocess.run(
        ["swiftc", "-O", "-wmo", "-swift-version", "6", "-package-name", "GatewayNotifications", "-module-name",
         "Exploration", "-suppress-warnings", *map(str, sorted(folder.glob("*.swift"))), "-o", str(program)],
        check=True)
    try:
        run = subprocess.run([str(program), scope, states], text=True, capture_output=True, timeout=600)
    except subprocess.TimeoutExpired:
        return 3, "does not end"
    return run.returncode, run.stdout.strip()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    scratch = options.scratch or pathlib.Path(tempfile.mkdtemp())
    unchanged = sources()
    unfound = 0
    for number, entry in enumerate(mutations((HERE / "mutations.txt").read_text())):
        if options.names and entry["name"] not in options.names:
            continue
        files = dict(unchanged)
        old, new = "\n".join(entry["old"]), "\n".join(entry["new"])
        if entry["old"]:
            text = files[entry["file"]]
            if text.count(old) != 1:
                sys.exit(f"{entry['name']}: the lines to replace occur {text.count(old)} times in {entry['file']}")
            files[entry["file"]] = text.replace(old, new)
        status, output = explore(scratch / f"{number}", files, *entry["explore"].split())
        isFound = status == 1
        isExpected = isFound == bool(entry["old"])
        unfound += 0 if isExpected else 1
        first = output.splitlines()[0] if output else f"exit status {status}"
        steps = sum(1 for line in output.splitlines() if re.match(r"  \d+\. ", line))
        print(f"{'ok    ' if isExpected else 'WRONG '} {entry['name']}: {first}" + (f" ({steps} steps)" if steps else ""),
              flush=True)
        if options.names:
            print(output)
    sys.exit(1 if unfound else 0)


main()
