#!/usr/bin/env python3
"""How good generated SwiftUI is: words that survive or were invented, places that agree, and what no screen should have.

usage: figma_code.py [--screens] SWIFTKIT FILE...

The code is generated outside of any project, so that it is for the newest iOS.

A small reader of view builders: stacks order their children, rows of a ForEach stand in the order of their samples, a toolbar lies
above the content, a bottom bar, an inset and tabs below it; a background, an overlay, a sheet and an alert say nothing of places.
"""
import json, os, re, subprocess, sys, tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from figma_tree import box, order, relation, roots, screens, squeeze, texts

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n]*|[A-Za-z_$#@\\][\w.]*|\.[A-Za-z_]\w*|\d[\d.]*|\S')
# Strings that nobody sees on the screen.
UNSEEN = {"symbol", "systemImage", "systemName", "image", "accessibilityLabel"}


def unquote(token):
    text = token[1:-1]
    text = re.sub(r"\\u\{([0-9A-F]+)\}", lambda m: chr(int(m[1], 16)), text)
    return text.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r").replace('\\"', '"').replace("\\\\", "\\")


class Reader:
    def __init__(self, code):
        self.tokens = [t for t in TOKEN.findall(code) if not t.startswith("//")]
        self.structs, self.samples, self.functions = {}, {}, {}
        self.index()

    def close(self, i):
        """The index after the bracket that closes the one at i."""
        pairs, depth = {"(": ")", "{": "}", "[": "]"}, 0
        while i < len(self.tokens):
            if self.tokens[i] in pairs:
                depth += 1
            elif self.tokens[i] in pairs.values():
                depth -= 1
                if depth == 0:
                    return i + 1
            i += 1
        return i

    def index(self):
        t, i, self.main = self.tokens, 0, None
        while i < len(t):
            if t[i] == "struct":
                name = t[i + 1]
                start = t.index("{", i)
                end = self.close(start)
                members, j = {}, start + 1
                self.functions[name] = {}
                while j < end - 1:
                    if t[j] == "var" and t[j + 2] == ":" and t[j + 3] == "some":
                        opening = t.index("{", j)
                        members[t[j + 1]] = (opening + 1, self.close(opening) - 1)
                        j = self.close(opening)
                    elif t[j] == "func":
                        opening = self.close(j + 2)
                        brace = t.index("{", opening)
                        self.functions[name][t[j + 1]] = (self.parameters(j + 2), brace + 1, self.close(brace) - 1)
                        j = self.close(brace)
                    elif re.fullmatch(r"samples\d*", t[j]):
                        listed = name + "." + t[j]
                        opening = t.index("[", j)
                        rows, k = [], opening + 1
                        while k < self.close(opening) - 1:
                            if t[k] == "(":
                                row, m = {}, k + 1
                                while m < self.close(k) - 1:
                                    if t[m + 1] == ":" and t[m + 2].startswith('"'):
                                        row[t[m]] = unquote(t[m + 2])
                                    m += 1
                                rows.append(row)
                                k = self.close(k)
                            else:
                                k += 1
                        self.samples[listed] = rows
                        j = self.close(opening)
                    else:
                        j += 1
                self.structs[name] = members
                if self.main is None and "body" in members:
                    self.main = name
                i = end
            else:
                i += 1

    def parameters(self, i):
        """The labels of a function's parameters with their names: `(_ text: String, color: Color)`."""
        inside, found, start = self.tokens[i + 1:self.close(i) - 1], [], 0
        for j, token in enumerate(inside):
            if token == ":":
                words = inside[start:j]
                found.append((None if words[0] == "_" else words[0], words[-1]))
            if token == ",":
                start = j + 1
        return found

    def tree(self):
        return self.member(self.main, "body", {})

    def member(self, struct, name, item):
        return ("group", self.block(*self.structs[struct][name], struct, item))

    def block(self, i, end, struct, item):
        nodes = []
        while i < end:
            i, node = self.expression(i, end, struct, item)
            if node:
                nodes.append(node)
        return nodes

    def arguments(self, i, struct, item):
        """Texts in the call's brackets that start at i, with the label that stands before each."""
        end, found, j = self.close(i), [], i + 1
        label, lists = None, 0
        while j < end - 1:
            token = self.tokens[j]
            lists += (token == "[") - (token == "]")
            if self.tokens[j + 1] == ":":
                label = token
            if token == "," and not lists:
                label = None
            if token.startswith('"'):
                found.append((label, unquote(token)))
            elif token.startswith("item.") and item:
                found.append((label, item.get(token[5:])))
            elif item and "$each" in item and (token == "value" or "$" + token in item and self.tokens[j + 1] == "["):
                found.append((label, item["$each"]))
            elif item and "$" + token in item and self.tokens[j + 1] != ":":
                found.append((label, item["$" + token]))
            elif token in self.samples and self.tokens[j + 1] in (",", ")"):
                found.append((label, self.samples[token]))
            elif token in self.structs.get(struct, {}) and self.tokens[j + 1] in (",", ")"):
                found.append((label, self.member(struct, token, item)))
            j += 1
        return end, found

    def expression(self, i, end, struct, item):
        t = self.tokens
        head = t[i]
        i += 1
        if head in ("if", "in", "else") or not re.match(r"[A-Za-z]", head):
            return i, None
        children, words, closures = [], [], []
        first = i
        if i < end and t[i] == "(":
            i, words = self.arguments(i, struct, item)
        inside = item
        while i < end and t[i] == "{":
            closing = self.close(i)
            if head == "ForEach":
                source = [x for x in t[first:i] if x in self.samples]
                rows = self.samples[source[0]] if source else []
                if not source and item:
                    rows = next((item["$" + x] for x in t[first:i] if isinstance(item.get("$" + x), list)), [])
                if not rows and t[first + 1] == "[":
                    rows = [unquote(x) for x in t[first:self.close(first + 1)] if x.startswith('"')]
                if not rows and item:
                    rows = next((item["$" + x[:-8]] for x in t[first:i] if x.endswith(".indices") and "$" + x[:-8] in item), [])
                rows = [dict(item or {}, **{"$each": row}) if isinstance(row, str) else row for row in rows]
                begin = t.index("in", i) + 1
                for row in rows:
                    children.append(("group", self.block(begin, closing - 1, struct, row)))
            elif head == "Button" and t[i - 1] != ":" and (closing >= end or t[closing] != "label"):
                pass  # an action
            else:
                closures.append(self.block(i + 1, closing - 1, struct, item))
            i = closing
            if i + 1 < end and t[i] in ("label", "message", "icon") and t[i + 1] == ":":
                if head == "Button":
                    closures = []
                i += 2
        for part in closures:
            children += part
        seen = [("text", w) for label, w in words if label not in UNSEEN and isinstance(w, str) and w.strip()]
        if item and isinstance(item.get("$" + head), tuple):
            node = item["$" + head]
        elif head in ("Image", "Spacer", "Divider"):
            node = None
        elif head in ("HStack", "VStack", "ZStack"):
            node = (head, children)
        elif head == "ForEach":
            node = ("rows", children)
        elif head == "Tab":
            node = ("tab", seen, children)
        elif head == "TabView":
            bars = [("group", c[1]) for c in children if c[0] == "tab"]
            node = ("VStack", [x for c in children if c[0] == "tab" for x in c[2]] + [("HStack", bars)])
        elif head == "ToolbarItem":
            place = next((x for x in t[first:i] if x.startswith(".")), "")
            node = ("item", place, children)
        elif head in self.functions.get(struct, {}):
            parameters, begin, finish = self.functions[struct][head]
            given = dict(words)
            bound = {"$" + name: given[label] for label, name in parameters if label in given}
            node = ("group", self.block(begin, finish, struct, bound))
        elif head in self.structs.get(struct, {}) and not words and not children:
            node = self.member(struct, head, item)
        elif head in self.structs and "body" in self.structs[head]:
            given = {}
            for label, word in words:
                if label:
                    same = [w for other, w in words if other == label]
                    given["$" + label] = same if len(same) > 1 else word
            node = ("group", self.block(*self.structs[head]["body"], head, given or item))
        else:
            node = ("group", seen + children) if seen or children else None
        while i < end and t[i].startswith(".") and len(t[i]) > 1:
            modifier = t[i][1:]
            i += 1
            words, more = [], []
            start = i
            if i < end and t[i] == "(":
                i, words = self.arguments(i, struct, item)
            while i < end and t[i] == "{":
                closing = self.close(i)
                more += self.block(i + 1, closing - 1, struct, item)
                i = closing
                if i + 1 < end and t[i] == "message":
                    i += 2
            # What is said to VoiceOver is not shown.
            if modifier != "accessibilityRepresentation":
                node = self.modified(node, modifier, words, more, t[start:i])
        return i, node

    def modified(self, node, modifier, words, more, raw):
        base = [node] if node else []
        seen = [("text", w) for label, w in words if isinstance(w, str) and w.strip()]
        if modifier == "navigationTitle":
            return ("VStack", seen + base)
        if modifier == "toolbar":
            top = [c for c in more if c[0] == "item" and c[1] != ".bottomBar"]
            bottom = [("group", c[2]) for c in more if c[0] == "item" and c[1] == ".bottomBar"]
            left = [("group", c[2]) for c in top if c[1] in (".topBarLeading", ".cancellationAction")]
            middle = [("group", c[2]) for c in top if c[1] == ".principal"]
            right = [("group", c[2]) for c in top if c[1] not in (".topBarLeading", ".cancellationAction", ".principal")]
            # The title is the leading part of what the toolbar is attached to.
            if not middle and base and base[0][0] == "VStack" and base[0][1] and base[0][1][0][0] == "text":
                middle, base = [base[0][1][0]], base[0][1][1:]
            bar = [("HStack", left + middle + right)] if left + middle + right else []
            return ("VStack", bar + base + bottom)
        if modifier == "safeAreaInset":
            return ("VStack", base + more)
        if modifier == "searchable":
            return ("VStack", seen + base)
        if modifier in ("overlay", "background", "sheet", "alert"):
            return ("ZStack", base + seen + more) if more or seen else node
        return node


def places(node, path, out, words):
    if node[0] == "text":
        out.setdefault(squeeze(node[1]), []).append(list(path))
        words.append(squeeze(node[1]))
        return
    for index, child in enumerate(node[-1] if node[0] != "tab" else node[2]):
        places(child, path + [(node[0], index)], out, words)


def flat(node, parent="VStack"):
    """Groups and rows stand in the order of what they are in."""
    kind = node[0]
    if kind == "text":
        return node
    if kind == "item":
        return ("HStack", [flat(c, "HStack") for c in node[2]])
    own = parent if kind in ("group", "rows") else kind
    return (own if own in ("HStack", "VStack", "ZStack") else "VStack", [flat(c, own) for c in node[-1]])


def main():
    min_size = "--screens" in sys.argv
    program, *files = [os.path.abspath(a) for a in sys.argv[1:] if a != "--screens"]
    outside = tempfile.mkdtemp()
    total, counts = dict(agree=0, contradict=0, free=0, missing=0), dict.fromkeys(
        ["texts", "lost", "invented", "offset", "fixed frames", "font sizes", "text styles", "lines", "ZStack", "screens"], 0)
    for path in files:
        data = json.loads(open(path, encoding="utf-8-sig").read())
        for root in roots(data):
            for screen in screens(root):
                area = box(screen) if "id" in screen else None
                if not area or min_size and (area[2] - area[0] < 280 or area[3] - area[1] < 400):
                    continue
                expected = []
                texts(screen, screen, expected)
                if min_size and len(expected) < 3:
                    continue
                run = subprocess.run([program, "figma", "generate", path, "--node", screen["id"]], capture_output=True, cwd=outside)
                label = f"{os.path.basename(path)[-40:]} {screen['id']} {screen.get('name', '')[:24]!r}"
                if run.returncode:
                    print("FAILED", label, run.stderr.decode()[:200])
                    continue
                code = run.stdout.decode()
                found, words = {}, []
                try:
                    places(flat(Reader(code).tree()), [], found, words)
                except Exception as error:
                    print("UNREAD", label, repr(error))
                    continue
                all_words = {t for t, _ in expected}
                raw = set()
                stack = [screen]
                while stack:
                    node = stack.pop()
                    raw.add(squeeze("".join(c for c in node.get("characters", "") if ord(c) < 0x100000)))
                    stack += [c for c in node.get("children", []) if isinstance(c, dict)]
                lost = [t for t, _ in expected if t not in found]
                invented = [w for w in words if w not in raw]
                counts["screens"] += 1
                counts["texts"] += len(expected)
                counts["lost"] += len(lost)
                counts["invented"] += len(invented)
                counts["offset"] += len(re.findall(r"\.(?:offset|position)\(", code))
                counts["font sizes"] += len(re.findall(r"\.system\(size:", code))
                counts["text styles"] += len(re.findall(r"\.font\(\.\w+\)", code))
                counts["fixed frames"] += len(re.findall(r"\.frame\((?:width|height):", code))
                counts["lines"] += code.count("\n")
                counts["ZStack"] += code.count("ZStack")
                mine = dict.fromkeys(total, 0)
                bad = []
                unique = [(t, b) for t, b in expected if b and [x for x, _ in expected].count(t) == 1]
                for i, (t, a) in enumerate(unique):
                    for u, b in unique[i + 1:]:
                        if t not in found or u not in found:
                            mine["missing"] += 1
                            continue
                        verdict = relation(*order(found[t][0], found[u][0]), a, b)
                        if verdict:
                            mine[verdict] += 1
                        if verdict == "contradict":
                            bad.append((t[:20], u[:20]))
                for key in total:
                    total[key] += mine[key]
                n = max(sum(mine.values()), 1)
                if sum(mine.values()) != mine["agree"] or lost or invented:
                    print(f"agree {100*mine['agree']/n:5.1f}  free {100*mine['free']/n:5.1f}  contra {100*mine['contradict']/n:4.1f}  "
                          f"missing {100*mine['missing']/n:4.1f}  {label}" + (f"  LOST {lost[:3]}" if lost else "")
                          + (f"  INVENTED {invented[:3]}" if invented else "") + (f"  BAD {bad[:3]}" if bad else ""))
    n = max(sum(total.values()), 1)
    print(f"\nscreens {counts['screens']}, texts {counts['texts']}, recall {100*(1-counts['lost']/max(counts['texts'],1)):.2f} %, "
          f"invented {counts['invented']}")
    print(f"pairs {n}: " + ", ".join(f"{k} {100*v/n:.2f} %" for k, v in total.items()))
    print(", ".join(f"{k} {v}" for k, v in counts.items() if k not in ("texts", "lost", "invented", "screens")))


if __name__ == "__main__":
    main()
