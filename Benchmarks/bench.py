#!/usr/bin/env python3
"""Speed and memory of swiftkit, as ratios to floors and peers measured in the same run.

usage: Benchmarks/bench.py [--prefix DIR] [--corpus DIR] [--runs N] [--only ask|ingest|new|update|check|figma|mcp]

Needs hyperfine, ripgrep and sqlite3; cookiecutter, copier, ast-grep-cli and pixelbyte-figma-mcp (PyPI) are measured where they are installed. Times are medians of whole processes; a ratio is what can be compared between machines.
"""
import argparse, json, os, random, re, shlex, shutil, subprocess, sys, tempfile, time
from pathlib import Path

import agent_server

ROOT = Path(__file__).resolve().parent.parent
QUERY = "select key, statement, path, first_line from v_search where q match 'toolbar OR button OR glass' order by score limit 5"

# Words that many rules have, a whole sentence, and words that few have.
QUESTIONS = ["toolbar button glass", "how do I present a sheet with detents from a list row", "matchedGeometryEffect namespace"]


class Bench:
    """One run of hyperfine a row; rows keep the median in seconds and the peak memory in MiB."""

    def __init__(self, runs, folder):
        self.runs, self.folder, self.rows = runs, folder, {}

    def time(self, name, command, prepare=None, accept=(0,)):
        out = self.folder / "hyperfine.json"
        call = ["hyperfine", "-N", "--warmup", "3", "--runs", str(self.runs), "--export-json", str(out), "--style", "none"]
        if accept != (0,):
            call.append("--ignore-failure")
        if prepare:
            call += ["--prepare", prepare]
        done = subprocess.run(call + [command], cwd=self.folder, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"bench: {name} failed: {done.stderr.strip() or done.stdout.strip()}")
        result = json.loads(out.read_text())["results"][0]
        if prepare:
            subprocess.run(prepare, shell=True, cwd=self.folder, check=True)
        self.rows[name] = (result["median"], peak_memory(command, self.folder))

    def table(self, title, floors):
        print(f"\n{title}")
        width = max(len(name) for name in self.rows)
        heads = "".join(f"  {'/ ' + floor.split(',')[0]:>14}" for floor in floors)
        print(f"  {'':{width}}  {'median':>9}  {'peak':>8}{heads}")
        for name, (median, memory) in self.rows.items():
            ratios = "".join(f"  {median / self.rows[floor][0]:>13.2f}x" for floor in floors)
            print(f"  {name:{width}}  {median * 1000:>6.2f} ms  {memory:>4.0f} MiB{ratios}")


def peak_memory(command, folder):
    """Peak memory in MiB of `command` and of all processes that it starts, together.

    On Linux the resident memory of the process tree is added up every few milliseconds, so pages that two processes share
    count twice; elsewhere it is that of the largest process."""
    if not Path("/proc/self/statm").exists():
        script = (
            "import resource, subprocess, shlex, sys; subprocess.run(shlex.split(sys.argv[1]), stdout=subprocess.DEVNULL,"
            " stderr=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
        )
        done = subprocess.run([sys.executable, "-c", script, command], cwd=folder, capture_output=True, text=True, check=True)
        return int(done.stdout) / (1024 * 1024)
    process = subprocess.Popen(shlex.split(command), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    page, peak = os.sysconf("SC_PAGE_SIZE"), 0
    while process.poll() is None:
        peak = max(peak, sum(resident(pid) for pid in tree(process.pid)))
        time.sleep(0.002)
    return peak * page / (1024 * 1024)


def tree(pid):
    """A process and what it started, as far as it still runs."""
    try:
        tasks = os.listdir(f"/proc/{pid}/task")
        children = [child for task in tasks for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split()]
    except OSError:
        return [pid]
    return [pid] + [below for child in children for below in tree(child)]


def resident(pid):
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0


def features(folder, swiftkit, count):
    """A corpus of `count` generated features, for who has no code base at hand."""
    for number in range(count):
        subprocess.run([swiftkit, "new", "feature", f"Generated{number}", "--output", str(folder), "--outside"], check=True, capture_output=True)
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", help="an installation to measure; by default one is made in a temporary folder")
    parser.add_argument("--corpus", default=os.environ.get("CORPUS"), help="a folder of Swift files to check; by default generated features")
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--only", choices=["ask", "ingest", "new", "update", "check", "figma", "mcp"], help="one table instead of all")
    parser.add_argument("--calls", type=int, default=100_000, help="how many calls of the server for agents its size is measured over")
    parser.add_argument("--bare-parse", help="the program that only parses, where it is built already")
    options = parser.parse_args()
    for tool, package in [("hyperfine", "hyperfine"), ("rg", "ripgrep"), ("sqlite3", "sqlite3")]:
        if not shutil.which(tool):
            sys.exit(f"bench: '{tool}' is missing; install it first (on Debian: apt-get install {package})")

    with tempfile.TemporaryDirectory(prefix="swiftkit-bench-") as name:
        folder = Path(name)
        os.environ["XDG_CACHE_HOME"] = str(folder / "cache")
        os.environ["XDG_CONFIG_HOME"] = str(folder / "config")
        prefix = Path(options.prefix).resolve() if options.prefix else folder / "prefix"
        if not options.prefix:
            subprocess.run([ROOT / "Scripts/install.sh"], env={**os.environ, "PREFIX": str(prefix)}, check=True, stdout=subprocess.DEVNULL)
        swiftkit = str(prefix / "bin/swiftkit")
        if options.only in (None, "ask"):
            measure_ask(Bench(options.runs, folder), swiftkit, documents())
            measure_many(Bench(max(5, options.runs // 3), folder), swiftkit, documents())
        if options.only in (None, "ingest"):
            measure_scale(folder, swiftkit, documents(), options.runs)
        if options.only in (None, "new"):
            measure_new(Bench(options.runs, folder), swiftkit)
            measure_new_in_project(Bench(options.runs, folder), swiftkit)
        if options.only in (None, "update"):
            measure_update(Bench(max(5, options.runs // 3), folder), swiftkit)
        if options.only in (None, "figma"):
            measure_figma(Bench(max(5, options.runs // 3), folder), swiftkit)
        if options.only in (None, "mcp"):
            agent_server.measure(folder, swiftkit, options.runs, options.calls)
        if options.only in (None, "check"):
            bare = options.bare_parse or build_bare_parse()
            measure_check(Bench(max(5, options.runs // 3), folder), swiftkit, options.corpus, bare)


def documents():
    """The five documents that the bars speak of, where they lie beside the checkout; else our own skills."""
    seeds = ROOT.parent / "shared/seeds"
    return seeds if seeds.is_dir() else ROOT / "Skills"


def measure_ask(bench, swiftkit, skills):
    index = bench.folder / "rules.db"
    subprocess.run([swiftkit, "ingest", skills, "--index", index], check=True, stdout=subprocess.DEVNULL)
    bench.time("true", "true")
    bench.time("sqlite3", f'sqlite3 {index} "{QUERY}"')
    bench.time("swiftkit --version", f"{swiftkit} --version")
    bench.time("swiftkit ask", f'{swiftkit} ask "toolbar button glass" --index {index}')
    bench.time("swiftkit ask --json", f'{swiftkit} ask "toolbar button glass" --index {index} --json')
    bench.time("swiftkit ingest", f"{swiftkit} ingest {skills} --index {bench.folder}/new.db", prepare=f"rm -f {bench.folder}/new.db")
    bench.table(f"ask, over {skills.name}", ["true", "sqlite3"])


def measure_many(bench, swiftkit, skills):
    """The documents a hundred times over: some 58,000 rules of the five that the bars speak of."""
    index = bench.folder / "many.db"
    many = repeated(skills, bench.folder / "many", 100)
    subprocess.run([swiftkit, "ingest", many, "--index", index], check=True, capture_output=True)
    rules = subprocess.run(["sqlite3", index, "select count(*) from v_rules"], check=True, capture_output=True, text=True).stdout.strip()
    bench.time("sqlite3", f'sqlite3 {index} "{QUERY}"')
    # In documents whose words are changed, the nearest rule may be all there is.
    bench.time("swiftkit ask", f'{swiftkit} ask "toolbar button glass" --index {index}', accept=(0, 1))
    bench.table(f"ask, over {rules} rules", ["sqlite3"])


def measure_scale(folder, swiftkit, skills, runs, sizes=(10_000, 100_000, 300_000)):
    """What neither a rule of an ingest nor a question may pay for the number of rules: from the first size to the last, the bar is 1.5 for the one and 3 for the other."""
    print("\nscale: ingest, best of three runs each; ask, medians")
    bench, asked = Bench(runs, folder), {}
    corpus, index = folder / "scale", folder / "scale.db"
    sample = repeated(skills, folder / "scale-sample", 1)
    ingest = lambda path: subprocess.run([swiftkit, "ingest", path, "--index", index, "--replace"], check=True, capture_output=True, text=True)
    each = int(re.search(r"(\d+) rules in ", ingest(sample).stdout)[1])
    first = None
    for size in sizes:
        repeated(skills, corpus, max(1, round(size / each)))
        best = None
        for _ in range(3):
            index.unlink(missing_ok=True)
            start = time.perf_counter()
            said = ingest(corpus).stdout
            taken = time.perf_counter() - start
            best = min(best or taken, taken)
        rules = int(re.search(r"(\d+) rules in ", said)[1])
        peak = peak_memory(f"{swiftkit} ingest {corpus} --index {index} --replace", folder)
        first = first or best / rules
        print(f"  {rules:>7} rules  {best:>7.2f} s  {best / rules * 1e6:>6.1f} us a rule  {best / rules / first:>5.2f}x  {peak:>5.0f} MiB")
        for question in QUESTIONS:
            bench.time(question, f'{swiftkit} ask "{question}" --index {index}', accept=(0, 1))
            median, memory = bench.rows[question]
            asked.setdefault(question, median)
            print(f"           ask {question!r:40} {median * 1000:>7.2f} ms  {median / asked[question]:>5.2f}x  {memory:>5.0f} MiB")
        # Not before: whoever asks first looks whether the documents have changed.
        shutil.rmtree(corpus)


def repeated(skills, folder, copies):
    """Copies of the documents in which three words in ten are changed, each copy in its own way."""
    chance = random.Random(1)
    change = lambda word: word[0] if chance.random() > 0.3 else word[0] + "".join(chance.choices("abcdefghij", k=3))
    folder.mkdir()
    for copy in range(copies):
        for path in sorted(skills.rglob("*.md")):
            head, body = re.match(r"(---\n.*?\n---\n)?(.*)", path.read_text(encoding="utf-8"), re.S).groups("")
            head = re.sub(r"(?m)^name: *(.*)$", rf"name: \1-{copy}", head)
            name = f"{copy:03}-{path.relative_to(skills).as_posix().replace('/', '-')}"
            (folder / name).write_text(head + re.sub(r"[A-Za-z]{5,}", change, body), encoding="utf-8")
    return folder


def measure_new(bench, swiftkit):
    made = bench.folder / "made"
    bench.time("true", "true")
    bench.time("sqlite3", 'sqlite3 :memory: "select 1"')
    bench.time("swiftkit new feature", f"{swiftkit} new feature Portfolio --output {made} --outside", prepare=f"rm -rf {made} {bench.folder}/.swiftkit")
    bench.time("swiftkit new --dry-run", f"{swiftkit} new feature Portfolio --output {made} --outside --dry-run", prepare=f"rm -rf {made} {bench.folder}/.swiftkit")
    floors = ["true", "sqlite3"]
    if shutil.which("cookiecutter"):
        subprocess.run([swiftkit, "new", "feature", "Portfolio", "--output", made, "--outside"], check=True, stdout=subprocess.DEVNULL)
        template = cookiecutter_template(made, bench.folder / "cookiecutter")
        peer = bench.folder / "peer"
        bench.time("cookiecutter", f"cookiecutter --no-input -o {peer} {template}", prepare=f"rm -rf {peer}")
        same_files(made, peer / "Portfolio")
        floors.append("cookiecutter")
    bench.table("new feature", floors)


def measure_new_in_project(bench, swiftkit):
    """`new feature` beside 5,000 files of a project, with the checks on what it writes and without."""
    project = bench.folder / "project"
    for number in range(5_000):
        file = project / f"Sources/App/Screens/Screen{number // 10}/Part{number}View.swift"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(SCREEN.replace("@", str(number)))
    (project / "Tests/AppTests").mkdir(parents=True)
    (project / "Tests/AppTests/AppTests.swift").write_text("import Testing\n@testable import App\n")
    (project / "Package.swift").write_text(MANIFEST)
    made = ["Sources/App/Screens/Bookmarks", "Sources/App/Shared", "Tests/AppTests/BookmarksViewModelTests.swift", ".swiftkit"]
    here = Bench(bench.runs, project)
    again = "rm -rf " + " ".join(made)
    here.time("true", "true")
    here.time("swiftkit new feature", f"{swiftkit} new feature Bookmarks", prepare=again)
    here.time("swiftkit new --no-check", f"{swiftkit} new feature Bookmarks --no-check", prepare=again)
    floors = ["true"]
    if shutil.which("cookiecutter"):
        subprocess.run(again, shell=True, cwd=project, check=True)
        subprocess.run([swiftkit, "new", "feature", "Bookmarks", "--no-check"], cwd=project, check=True, stdout=subprocess.DEVNULL)
        written = bench.folder / "written"
        for name in made[:3]:
            (written / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(project / name, written / name)
        template = cookiecutter_template(written, bench.folder / "cookiecutter-project", "Bookmarks")
        here.time("cookiecutter", f"cookiecutter --no-input -o {bench.folder}/peer {template}", prepare=f"rm -rf {bench.folder}/peer")
        floors.append("cookiecutter")
    here.table("new feature, in a project of 5,000 files", floors)


MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", platforms: [.iOS(.v18)],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
"""

SCREEN = """import SwiftUI

/// A screen like those of many apps.
struct Part@View: View {
  @State private var isShown = false
  let items: [Part@Item]

  var body: some View {
    NavigationStack {
      List(items) { item in
        HStack(spacing: 12) {
          Image(systemName: item.symbol).foregroundStyle(.tint).accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 4) {
            Text(item.title).font(.headline)
            Text(item.detail).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Part @")
      .toolbar { Button("Add", systemImage: "plus") { isShown = true } }
      .sheet(isPresented: $isShown) { Text("Part @").presentationDetents([.medium]) }
    }
  }
}

struct Part@Item: Identifiable, Hashable {
  let id: Int
  var title: String
  var detail: String
  var symbol: String
}
"""


def cookiecutter_template(made, folder, name="Portfolio"):
    """A template that writes the files in `made`, with the name of the feature filled in by cookiecutter."""
    root = folder / "{{cookiecutter.feature}}"
    templated(made, root, "{{cookiecutter.feature}}", "", name)
    (folder / "cookiecutter.json").write_text(json.dumps({"feature": name, "_copy_without_render": [".swiftkit"]}))
    return folder


def templated(made, root, placeholder, suffix, name="Portfolio"):
    for path in sorted(made.rglob("*.swift")):
        target = root / (str(path.relative_to(made)).replace(name, placeholder) + suffix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text().replace(name, placeholder))


def same_files(left, right):
    for path in sorted(left.rglob("*.swift")):
        if path.read_bytes() != (right / path.relative_to(left)).read_bytes():
            sys.exit(f"bench: the peer does not write the same {path.relative_to(left)}")


def measure_update(bench, swiftkit):
    """One feature brought up to a template whose view has changed, with an edit of the user in another file."""
    if not shutil.which("copier"):
        return print("\nupdate: not measured; 'pip install copier cookiecutter' brings the peers")
    folder, change = bench.folder / "update", ('"tray"', '"archivebox"')
    ours, theirs, template = folder / "ours", folder / "theirs", folder / "template"
    own = ours / ".swiftkit/templates/feature"
    shutil.copytree(ROOT / "Templates/feature", own)
    run = lambda *words, cwd=folder: subprocess.run([str(word) for word in words], cwd=cwd, check=True, capture_output=True)
    git = lambda cwd, *words: run("git", "-c", "user.name=b", "-c", "user.email=b@example.com", *words, cwd=cwd)
    run(swiftkit, "new", "feature", "Portfolio", "--output", ours, "--outside")
    templated(ours, template, "{{feature}}", ".jinja")
    (template / "copier.yml").write_text("feature:\n  type: str\n  default: Portfolio\n")
    (template / "{{_copier_conf.answers_file}}.jinja").write_text("{{ _copier_answers|to_nice_yaml }}\n")
    git(template, "init", "-q"), git(template, "add", "-A"), git(template, "commit", "-qm", "1"), git(template, "tag", "1.0.0")
    run("copier", "copy", "--defaults", "--vcs-ref", "1.0.0", template, theirs)
    view = template / "{{feature}}/{{feature}}View.swift.jinja"
    for path in [view, own / "__Feature__View.swift"]:
        path.write_text(path.read_text().replace(*change))
    git(template, "commit", "-qam", "2"), git(template, "tag", "2.0.0")
    for project in [ours, theirs]:
        item = project / "Portfolio/PortfolioItem.swift"
        item.write_text(item.read_text() + "// ours\n")
    git(theirs, "init", "-q"), git(theirs, "add", "-A"), git(theirs, "commit", "-qm", "1")
    work = folder / "work"
    fresh = lambda project: f"sh -c 'rm -rf {work} && cp -r {project} {work}'"
    bench.time("swiftkit update", f"sh -c 'cd {work} && exec {swiftkit} update Portfolio'", prepare=fresh(ours))
    if change[1] not in (work / "Portfolio/PortfolioView.swift").read_text():
        sys.exit("bench: swiftkit did not update the view")
    bench.time("copier update", f"sh -c 'cd {work} && exec copier update --defaults -q'", prepare=fresh(theirs))
    if change[1] not in (work / "Portfolio/PortfolioView.swift").read_text():
        sys.exit("bench: copier did not update the view")
    bench.table("update", ["copier update"])


def measure_figma(bench, swiftkit):
    """A design of 3 MB, beside the best public generator of SwiftUI where it is installed (PyPI: pixelbyte-figma-mcp)."""
    design = bench.folder / "design.json"
    design.write_text(large_design(3_000_000))
    bench.time("true", "true")
    bench.time("python3 json.load", f"""{sys.executable} -c "import json; json.load(open('{design}'))" """)
    bench.time("swiftkit figma tree", f"{swiftkit} figma tree {design}")
    bench.time("swiftkit figma generate", f"{swiftkit} figma generate {design}")
    peer, floors = "from generators.swiftui_generator import generate_swiftui_code", ["python3 json.load"]
    makers = {"swiftkit": f"{swiftkit} figma generate {design}"}
    if subprocess.run([sys.executable, "-c", peer], capture_output=True).returncode == 0:
        script = bench.folder / "peer.py"
        script.write_text(f"{peer}\nimport json\nprint(generate_swiftui_code(json.load(open('{design}')), ''))\n")
        makers["pixelbyte-figma-mcp"] = f"{sys.executable} {script}"
        bench.time("pixelbyte-figma-mcp", makers["pixelbyte-figma-mcp"])
        floors.append("pixelbyte-figma-mcp")
    else:
        print("bench: 'pixelbyte-figma-mcp' is missing, so it takes no part; pip install pixelbyte-figma-mcp brings it")
    slowest = max(bench.rows[name][0] for name in ("swiftkit figma tree", "swiftkit figma generate"))
    bench.table(f"figma, a design of {design.stat().st_size / 1e6:.1f} MB", floors)
    words = words_of(json.loads(design.read_text()))
    for name, command in makers.items():
        code = subprocess.run(shlex.split(command), cwd=bench.folder, capture_output=True, text=True).stdout
        print(f"  {name} writes {sum(word in code for word in words)} of {len(words)} different texts")
    print(f"  0.5 s are {'kept' if slowest <= 0.5 else 'NOT kept'}: {slowest * 1000:.0f} ms")


def words_of(node):
    """The different texts of a design that anybody can see and Swift writes as they are."""
    shown = node.get("visible", True)
    own = [node.get("characters", "")] if node["type"] == "TEXT" and shown else []
    below = [word for child in node.get("children", []) if shown for word in words_of(child)]
    return {word for word in own + below if word.isascii() and word.isprintable() and word.strip() and not set(word) & set('"\\')}


def large_design(size):
    """The designs of the tests one below the other on one long screen, as often as it takes."""
    parts, y, text = [], 0, ""
    fixtures = sorted((ROOT / "Tests/FigmaImportTests/Fixtures").glob("*.json"))
    while len(text) < size:
        for path in fixtures:
            node = json.loads(path.read_text())["nodes"]["1:1"]["document"]
            moved(node, y, f"{len(parts)}-")
            parts.append(node)
            y += 900
        text = json.dumps({"id": "0:1", "name": "Long", "type": "FRAME", "children": parts,
                           "absoluteBoundingBox": {"x": 0, "y": 0, "width": 402, "height": y}}, indent=1)
    return text


def moved(node, y, prefix):
    node["id"] = prefix + node["id"]
    if node.get("absoluteBoundingBox"):
        node["absoluteBoundingBox"]["y"] += y
    for child in node.get("children", []):
        moved(child, y, prefix)


def build_bare_parse():
    """The floor: SwiftParser over the same files on two threads, nothing else. No other build makes it."""
    command = ["swift", "build", "-c", "release", "--product", "bare-parse"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "SWIFTKIT_BENCH": "1"}, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build/release/bare-parse"


def one_file(files, joined):
    """The file of about 30 KB; where all are far smaller or larger, one is made of several."""
    near = min(files, key=lambda path: abs(path.stat().st_size - 30_000))
    if 20_000 <= near.stat().st_size <= 45_000:
        return near
    text = ""
    for path in files:
        text += path.read_text(errors="replace") if len(text) < 30_000 and path.stat().st_size < 10_000 else ""
    joined.write_text(text)
    return joined


def measure_check(bench, swiftkit, corpus, bare):
    folder = Path(corpus).resolve() if corpus else features(bench.folder / "corpus", swiftkit, 2000)
    files = [path for path in sorted(folder.rglob("*.swift")) if path.is_file()]
    near = one_file(files, bench.folder / "Screen.swift")
    size = sum(path.stat().st_size for path in files)
    print(f"\ncorpus: {len(files)} files, {size / 1e6:.1f} MB; the one file has {near.stat().st_size / 1000:.0f} KB")
    words = ["glassEffect", "toolbar", "onAppear", "NavigationView", "ObservableObject", "ultraThinMaterial", "UIScreen", "padding", "import Combine", "try!"]
    patterns = " ".join(f"-e '{word}'" for word in words)
    bench.time("bare parse, two threads", f"{bare} {folder}")
    bench.time("ripgrep, ten patterns", f"rg -c {patterns} {folder}", accept=(0, 1))
    floors = ["bare parse, two threads", "ripgrep, ten patterns"]
    if shutil.which("ast-grep"):
        rules = ROOT / "Benchmarks/ast-grep.yml"
        bench.time("ast-grep, ten rules", f"ast-grep scan -r {rules} {folder} --json=stream", accept=(0, 1))
        floors.append("ast-grep, ten rules")
    else:
        print("bench: 'ast-grep' is missing, so it takes no part; pip install ast-grep-cli brings it")
    check = f"{swiftkit} check --checks all"
    bench.time("check, one file", f"{check} {near} --no-cache", accept=(0, 1))
    bench.time("check, cold", f"{check} {folder} --no-cache", accept=(0, 1))
    bench.time("check, again", f"{check} {folder}", accept=(0, 1))
    bench.table("check, all checks", floors)


if __name__ == "__main__":
    main()
