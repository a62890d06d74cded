#!/usr/bin/env python3
"""Counts how many of the names that SwiftUI code uses are known: declared by the table of facts, the project, or packages.

usage: known_names.py FOLDER... [--checkouts FOLDER]... [--list]

Judged are, in files that import SwiftUI and outside of comments and strings:
* modifiers: calls at the beginning of a line that stand behind a dot, in a chain whose root is a call of a type or stands in `some View`,
* initialisers of types that the facts know,
* static members behind the name of a type that the facts know, or behind a dot in an argument of a modifier.

A modifier or initialiser is known with its labels: one form has all of them in order. A name that the project or a package declares
counts as known whatever its labels are. What is not known is counted by the module that most likely has it: the one foreign
module that the file imports, else "?".
"""
import argparse
import collections
import pathlib
import re

FACTS = pathlib.Path(__file__).resolve().parents[2] / "Data/api/facts.tsv"
HIDDEN = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.*?)"""#*|"(?:\\.|[^"\\\n])*"', re.S)
DECLARED = re.compile(r"\b(?:func|var|let|case|struct|class|enum|protocol|typealias|actor|macro)\s+`?(\w+)|\binit\b")
CASES = re.compile(r"^\s*(?:indirect\s+)?case\s+([^\n=:{]+)", re.M)
EXTENDED = re.compile(r"\b(?:extension|struct|class|enum)\s+([\w.]+)")
MODIFIER = re.compile(r"^[ \t]*\.(\w+)(?=[ \t]*[({])", re.M)
INITIALISER = re.compile(r"(?<![\w.@])([A-Z]\w*)(?=\()")
STATIC = re.compile(r"(?<![\w.])([A-Z]\w*)\.([a-z]\w*)")
CLOSED = re.compile(r"[)}]\s*$")
VIEWS = {"View", "Text", "Image", "Shape", "DynamicViewContent", "Scene"}
IMPORT = re.compile(r"^\s*(?:@\w+(?:\(\w+\))?\s+)*import\s+(?:struct |class |enum |func )?(\w+)", re.M)
APPLE = set("""SwiftUI Foundation UIKit AppKit Combine Charts MapKit SwiftData WidgetKit AVKit AVFoundation StoreKit PhotosUI Photos WebKit os OSLog
CoreData Observation AppIntents UniformTypeIdentifiers CoreLocation UserNotifications SafariServices Network CoreGraphics QuickLook MessageUI Contacts
ContactsUI EventKit EventKitUI CloudKit AuthenticationServices LocalAuthentication CoreImage Vision VisionKit RealityKit SceneKit SpriteKit GameKit TipKit
Translation PDFKit PencilKit LinkPresentation CoreSpotlight BackgroundTasks ActivityKit CryptoKit Security Accelerate Darwin Dispatch ServiceManagement
CoreText CoreServices CoreWLAN IOKit Intents IntentsUI HealthKit MusicKit MediaPlayer NaturalLanguage SystemConfiguration Carbon Cocoa CoreMotion CoreNFC
CoreBluetooth CoreTelephony CarPlay Speech WatchKit WatchConnectivity QuartzCore Testing XCTest""".split())


def facts():
    """By name: the labels of its forms with what may be left out; the types; the static members by type."""
    forms, types, members = collections.defaultdict(list), set(), collections.defaultdict(set)
    for line in open(FACTS, encoding="utf-8"):
        if line.startswith("#"):
            continue
        name, container, kind, labels, shapes, *_ = (line.rstrip("\n").split("\t") + [""] * 13)[:13]
        if kind in ("foreign", "replaced", "meant"):
            continue
        if kind in ("struct", "class", "enum", "protocol", "typealias"):
            types.add(name)
        if kind == "case" or kind.startswith("static"):
            members[container.rpartition(".")[2]].add(name)
        if kind in ("func", "init", "static func") or labels:
            shapes = re.findall(r"[pc]\??", shapes.split("|")[0] if "|" not in shapes else "p?" * labels.count(":"))
            rows = [(label, shapes[place] if place < len(shapes) else "p?") for place, label in enumerate(labels.split(":")[:-1])]
            forms[name].append((container, rows))
    return forms, types, members


FORMS, TYPES, MEMBERS = facts()
# What a style has as a static member, its type has, too.
MEMBERS["Material"] |= {name for name in MEMBERS["ShapeStyle"] if name.endswith("Material")}


def fits(labels, rows):
    """Whether the labels in the parentheses stand in a form in this order; what is left over may be closures or be left out."""
    rest = list(rows)
    for label in labels:
        while rest and rest[0][0] != label:
            if not rest[0][1].endswith("?"):
                return False
            rest.pop(0)
        if not rest:
            return False
        rest.pop(0)
    return all(shape.endswith("?") or shape.startswith("c") for _, shape in rest)


def labels(text, place):
    """The labels of the arguments in the parentheses at `place`; none where a closure follows."""
    while place < len(text) and text[place] in " \t":
        place += 1
    if place >= len(text) or text[place] != "(":
        return []
    depth, start, found = 0, place + 1, []
    for end in range(place, min(len(text), place + 20_000)):
        depth += (text[end] in "([{") - (text[end] in ")]}")
        if depth == 0 or depth == 1 and text[end] == ",":
            part = text[start:end].strip()
            if part:
                label = re.match(r"`?(\w+)`?\s*:(?!:)", part)
                found.append(label[1] if label else "_")
            start = end + 1
        if depth == 0:
            break
    return found


def blanked(text):
    """The text with spaces for comments and for what strings hold."""
    def blank(match):
        spaces = re.sub(r"[^\n]", " ", match[0])
        return f'"{spaces[1:-1]}"' if match[0][0] in '"#' else spaces
    return HIDDEN.sub(blank, text)


def sources(folder):
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        if path.is_file() and not {".build", "checkouts"} & set(path.parts):
            yield blanked(path.read_text(encoding="utf-8", errors="replace"))


def assets(folder):
    """The names of colours and images in asset catalogs, as Xcode writes them in Swift."""
    for path in pathlib.Path(folder).rglob("*.*set"):
        words = re.findall(r"[A-Za-z0-9]+", path.stem)
        if path.suffix in (".colorset", ".imageset") and words:
            name = words[0] + "".join(word[0].upper() + word[1:] for word in words[1:])
            yield name[0].lower() + name[1:]


def declared(texts):
    names, extended = set(), set()
    for text in texts:
        names |= {match[1] for match in DECLARED.finditer(text) if match[1]}
        for match in CASES.finditer(text):
            names |= set(re.findall(r"\w+", re.sub(r"\([^)]*\)", "", match[1])))
        for match in EXTENDED.finditer(text):
            if "init" in text:
                extended.add(match[1].rpartition(".")[2])
    return names, extended


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--checkouts", action="append", default=[])
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    packages, extending = declared(text for folder in options.checkouts for text in sources(folder))
    everything, unknown = collections.Counter(), collections.Counter()
    for folder in options.folders:
        texts = list(sources(folder))
        own, extended = declared(texts)
        known = own | packages | set(assets(folder))
        judged, missing = collections.Counter(), collections.Counter()
        for text in texts:
            modules = set(IMPORT.findall(text))
            if "SwiftUI" not in modules:
                continue
            others = sorted(modules - APPLE)
            module = others[0] if len(others) == 1 else "?" if others else "Apple's"

            def judge(kind, name, is_known):
                judged[kind] += 1
                if not is_known:
                    missing[kind, module, name] += 1

            for match in MODIFIER.finditer(text):
                name = match[1]
                views = [rows for container, rows in FORMS[name] if container in VIEWS]
                # What other types of SwiftUI's have, and what is applied to no call in code that gives no view, is no modifier.
                if not views and (not CLOSED.search(text[max(0, match.start() - 200):match.start()])
                                  or name not in known and (FORMS[name] or not in_view(text, match.start()))):
                    continue
                judge("modifier", name, name in known or any(fits(labels(text, match.end()), rows) for rows in views))
            for match in INITIALISER.finditer(text):
                name = match[1]
                if name in TYPES:
                    own_form = name in own | packages | extended | extending
                    rows = [rows for container, rows in FORMS[name] if container.rpartition(".")[2] == name]
                    if rows or own_form:
                        is_known = own_form or any(fits(labels(text, match.end()), form) for form in rows)
                        judge("initialiser", name, is_known)
            for match in STATIC.finditer(text):
                if match[1] in TYPES and match[1] not in own and MEMBERS[match[1]]:
                    name = match[2]
                    is_known = name in MEMBERS[match[1]] | known | {"self", "init", "allCases"}
                    judge("static member", f"{match[1]}.{name}", is_known)
        count, lost = judged.total(), missing.total()
        print(f"{pathlib.Path(folder).name}: {count} judged, {1 - lost / max(count, 1):.2%} known " + str(dict(judged)))
        everything += judged
        unknown += missing
    print(f"all: {everything.total()} judged, {1 - unknown.total() / max(everything.total(), 1):.2%} known " + str(dict(everything)))
    by_module = collections.Counter()
    for (_, module, _), times in unknown.items():
        by_module[module] += times
    print("not known, by module that the file imports:", dict(by_module.most_common(20)))
    if options.list:
        for (kind, module, name), times in unknown.most_common(60):
            print(f"{times:4} {kind} {name} ({module})")


def in_view(text, place):
    """Whether the nearest declaration before this place gives views."""
    head = text[:place]
    start = max(head.rfind("func "), head.rfind("var "))
    return "some View" in head[start:start + 300] if start >= 0 else False


main()
