#!/usr/bin/env python3
"""Speed and memory of swiftkit, as ratios to floors and peers measured in the same run.

usage: Benchmarks/bench.py [--prefix DIR] [--corpus DIR] [--runs N]

Needs hyperfine, ripgrep and sqlite3; cookiecutter and copier (PyPI) are measured where they are installed. Times are medians of whole processes; a ratio is what can be compared between machines.
"""
import argparse, json, os, shutil, subprocess, sys, tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


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
        heads = "".join(f"  {'/ ' + floor:>14}" for floor in floors)
        print(f"  {'':{width}}  {'median':>9}  {'peak':>8}{heads}")
        for name, (median, memory) in self.rows.items():
            ratios = "".join(f"  {median / self.rows[floor][0]:>13.2f}x" for floor in floors)
            print(f"  {name:{width}}  {median * 1000:>6.2f} ms  {memory:>4.0f} MiB{ratios}")


def peak_memory(command, folder):
    """Peak resident memory in MiB of the whole process tree that `command` waits for.

    The process that measures is counted as well until it becomes the command, so small programs show its size instead."""
    script = (
        "import resource, subprocess, shlex, sys; subprocess.run(shlex.split(sys.argv[1]), stdout=subprocess.DEVNULL,"
        " stderr=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    done = subprocess.run([sys.executable, "-c", script, command], cwd=folder, capture_output=True, text=True, check=True)
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return int(done.stdout) / unit


def features(folder, swiftkit, count):
    """A corpus of `count` generated features, for who has no code base at hand."""
    for number in range(count):
        subprocess.run([swiftkit, "new", "feature", f"Generated{number}", "--output", str(folder)], check=True, capture_output=True)
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", help="an installation to measure; by default one is made in a temporary folder")
    parser.add_argument("--corpus", default=os.environ.get("CORPUS"), help="a folder of Swift files to check; by default generated features")
    parser.add_argument("--runs", type=int, default=30)
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
        measure_ask(Bench(options.runs, folder), swiftkit, documents())
        measure_new(Bench(options.runs, folder), swiftkit)
        measure_update(Bench(max(5, options.runs // 3), folder), swiftkit)
        measure_check(Bench(max(5, options.runs // 3), folder), swiftkit, options.corpus)


def documents():
    """The five documents that the bars speak of, where they lie beside the checkout; else our own skills."""
    seeds = ROOT.parent / "shared/seeds"
    return seeds if seeds.is_dir() else ROOT / "Skills"


def measure_ask(bench, swiftkit, skills):
    index = bench.folder / "rules.db"
    subprocess.run([swiftkit, "ingest", skills, "--index", index], check=True, stdout=subprocess.DEVNULL)
    query = "select key, statement, path, first_line from v_search where q match 'toolbar OR button OR glass' order by score limit 5"
    bench.time("true", "true")
    bench.time("sqlite3", f'sqlite3 {index} "{query}"')
    bench.time("swiftkit --version", f"{swiftkit} --version")
    bench.time("swiftkit ask", f'{swiftkit} ask "toolbar button glass" --index {index}')
    bench.time("swiftkit ask --json", f'{swiftkit} ask "toolbar button glass" --index {index} --json')
    bench.time("swiftkit ingest", f"{swiftkit} ingest {skills} --index {bench.folder}/new.db", prepare=f"rm -f {bench.folder}/new.db")
    bench.table(f"ask, over {skills.name}", ["true", "sqlite3"])


def measure_new(bench, swiftkit):
    made = bench.folder / "made"
    bench.time("true", "true")
    bench.time("sqlite3", 'sqlite3 :memory: "select 1"')
    bench.time("swiftkit new feature", f"{swiftkit} new feature Portfolio --output {made}", prepare=f"rm -rf {made} {bench.folder}/.swiftkit")
    bench.time("swiftkit new --dry-run", f"{swiftkit} new feature Portfolio --output {made} --dry-run", prepare=f"rm -rf {made} {bench.folder}/.swiftkit")
    floors = ["true", "sqlite3"]
    if shutil.which("cookiecutter"):
        subprocess.run([swiftkit, "new", "feature", "Portfolio", "--output", made], check=True, stdout=subprocess.DEVNULL)
        template = cookiecutter_template(made, bench.folder / "cookiecutter")
        peer = bench.folder / "peer"
        bench.time("cookiecutter", f"cookiecutter --no-input -o {peer} {template}", prepare=f"rm -rf {peer}")
        same_files(made, peer / "Portfolio")
        floors.append("cookiecutter")
    bench.table("new feature", floors)


def cookiecutter_template(made, folder):
    """A template that writes the files in `made`, with the name of the feature filled in by cookiecutter."""
    root = folder / "{{cookiecutter.feature}}"
    templated(made, root, "{{cookiecutter.feature}}", "")
    (folder / "cookiecutter.json").write_text(json.dumps({"feature": "Portfolio", "_copy_without_render": [".swiftkit"]}))
    return folder


def templated(made, root, placeholder, suffix):
    for path in sorted(made.rglob("*.swift")):
        target = root / (str(path.relative_to(made)).replace("Portfolio", placeholder) + suffix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text().replace("Portfolio", placeholder))


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
    run(swiftkit, "new", "feature", "Portfolio", "--output", ours)
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


def measure_check(bench, swiftkit, corpus):
    folder = Path(corpus).resolve() if corpus else features(bench.folder / "corpus", swiftkit, 100)
    files = [path for path in sorted(folder.rglob("*.swift")) if path.is_file()]
    largest = max(files, key=lambda path: path.stat().st_size)
    size = sum(path.stat().st_size for path in files)
    print(f"\ncorpus: {len(files)} files, {size / 1e6:.1f} MB; largest {largest.stat().st_size / 1000:.0f} KB")
    words = ["glassEffect", "toolbar", "onAppear", "NavigationView", "ObservableObject", "ultraThinMaterial", "UIScreen", "padding", "import Combine", "try!"]
    patterns = " ".join(f"-e '{word}'" for word in words)
    bench.time("true", "true")
    bench.time("sqlite3", 'sqlite3 :memory: "select 1"')
    bench.time("ripgrep, ten patterns", f"rg -c {patterns} {folder}", accept=(0, 1))
    bench.time("swiftkit check, one file", f"{swiftkit} check {largest} --no-cache", accept=(0, 1))
    bench.time("swiftkit check, corpus, cold", f"{swiftkit} check {folder} --no-cache", accept=(0, 1))
    bench.time("swiftkit check, corpus, again", f"{swiftkit} check {folder}", accept=(0, 1))
    bench.table("check", ["true", "sqlite3", "ripgrep, ten patterns"])


if __name__ == "__main__":
    main()
