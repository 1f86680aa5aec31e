#!/usr/bin/env python3
"""Breaks the content processor in one way after another and checks that a test notices each.

Works on a copy of the package in a folder of its own, which keeps its build. Usage: mutate.py [FOLDER] [NAME ...]
Exit status 1 when a mutation survives, or no longer fits the source.
"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

package = Path(__file__).resolve().parents[3]
base = "Sources/ContentProcessing/"
gate, run, record = (base + "Processing/" + name for name in
                     ("DeliveryGate.swift", "ProcessingRun.swift", "ProcessingRecord.swift"))
bounded = base + "Fetching/BoundedReader.swift"

# name: (file, what stands there, what stands there instead)
mutations = {
    "once-guard": (gate, "            state.deliver = nil\n", ""),
    "early-seed": (record, "stages.reduce(seed) {",
                   "stages.reduce(stages.contains { $0.ended != nil } || stages.isEmpty ? seed"
                   " : NotificationContent()) {"),
    "reserve": (base + "Processing/ProcessingBudget.swift", "max(total - reserve, .zero)", "total"),
    "drop-delivers": (base + "Processing/Processing.swift", "        run.drop()\n", "        _ = run\n"),
    "gate-deinit": (gate, "if state.withLock({ $0.deliver != nil })", "if state.withLock({ _ in false })"),
    "expiry-waits": (gate, "let mayWait = waits &&", "let mayWait = waits && false &&"),
    "delivery-reenters": (gate, "waits && !Self.delivering.contains(ObjectIdentifier(self))", "waits"),
    "alarm": (run, "if !Task.isCancelled { action(self) }", "_ = action"),
    "broken-clock": (run, "try? await time.sleep(deadline)\n",
                     "do { try await time.sleep(deadline) } catch { return }\n"),
    "stage-order": (record, "stages.reduce(seed)", "stages.reversed().reduce(seed)"),
    "late-edit": (record, "        stages[stage].edit = edit\n",
                  "        if stages[stage].outcome != .abandoned { stages[stage].edit = edit }\n"),
    "turn": (run, "guard !state.isOver, state.current == stage else", "guard !state.isOver else"),
    "cancel-at-end": (run, "        for task in tasks { task.cancel() }\n    }\n}", "        _ = tasks\n    }\n}"),
    "blank-text": (base + "Content/ContentEdit.swift", "if content.hasVisibleText && !edited.hasVisibleText", "if false"),
    "required-first": (base + "Processing/ContentProcessor.swift",
                       "stages.filter(\\.isRequired) + stages.filter { !$0.isRequired }", "stages"),
    "memory-budget": (run, "if stages[index].memory > budget.memory {", "if false {"),
    "consent": (base + "Stages/DeliveryReport.swift", "guard consent == .granted else", "guard consent != .denied else"),
    "report-once": (base + "Stages/DeliveryReport.swift", "guard ledger.claim(message) else", "guard ledger.claim(message) || true else"),
    "report-types": (base + "Stages/DeliveryReport.swift", 'userInfo.object("aps") != nil', 'userInfo["aps"] != nil'),
    "bound": (bounded, "let asked = min(count, limit - readBytes)", "let asked = count"),
    "declared-bound": (bounded, "if let declaredBytes, declaredBytes > limit {", "if let declaredBytes, declaredBytes < 0 {"),
    "declared-cut": (bounded, "if let declaredBytes, declaredBytes > readBytes { throw FetchFailure.cut }", ""),
    "greedy-source": (bounded, "guard !chunk.isEmpty, chunk.count <= asked else", "guard !chunk.isEmpty else"),
    "redirect-check": (base + "Fetching/CheckedFetch.swift", "address = try policy.check(address.resolving(location))",
                       "address = try FetchAddress(address.resolving(location))"),
    "private-hosts": (base + "Fetching/AddressPolicy.swift", "guard !address.host.isPrivate else", "guard true else"),
    "pixel-cost": (base + "Stages/AttachmentPolicy.swift", "guard size.decodedBytes <= pixelBytes else", "guard true else"),
    "discard": (base + "Stages/AttachmentDownload.swift", "            await file.discard()\n", ""),
    "frame-size": (base + "Media/GIFHeader.swift", "max(width, walk.right)", "width"),
    "redacted": (base + "Content/UserInfo.swift", "Mirror(self, children: [:])", "Mirror(reflecting: members)"),
}

folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
wanted = sys.argv[2:] or list(mutations)
folder.mkdir(parents=True, exist_ok=True)
for part in ("Sources", "Tests"):
    shutil.copytree(package / part, folder / part, dirs_exist_ok=True)
shutil.copy2(package / "Package.swift", folder)


def test():
    """Whether the tests pass; a build that fails is no finding and ends the run."""
    build = subprocess.run(["swift", "build", "--build-tests", "--jobs", "2"], cwd=folder, capture_output=True, text=True)
    if build.returncode:
        sys.exit("does not build:\n" + "\n".join(line for line in build.stdout.splitlines() if "error" in line))
    try:
        done = subprocess.run(["swift", "test", "--skip-build", "--filter", "^ContentProcessingTests"], cwd=folder,
                              capture_output=True, text=True, timeout=120, errors="replace")
    except subprocess.TimeoutExpired:
        return False, "no end after two minutes"
    failed = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("✘ Test ") and "recorded" in line]
    said = failed[0].split('"')[1] if failed else "the process ended early"
    return done.returncode == 0, said


passed, said = test()
if not passed:
    sys.exit(f"fails without a mutation: {said}")
survivors = []
for name in wanted:
    path, old, new = mutations[name]
    text = (package / path).read_text()
    if text.count(old) != 1:
        sys.exit(f"{name}: no longer fits {path}")
    (folder / path).write_text(text.replace(old, new))
    passed, said = test()
    (folder / path).write_text(text)
    print(f"{name}: {'SURVIVES' if passed else 'found by: ' + said}", flush=True)
    if passed:
        survivors.append(name)
sys.exit(1 if survivors else 0)
