"""Which tests are run with which mutant: those of its own module first, then whatever else reaches it."""
import record
import testing

#: Seconds that a batch of suites may take without a mutant; what is done is kept after each.
BATCH = 90
#: A run with a mutant may take this many times what it took without, and so many seconds on top.
TIMES, ON_TOP = 5, 60


class Hunt:
    def __init__(self, kept, tests, chosen, dependencies, digests):
        self.kept, self.tests, self.chosen, self.dependencies, self.digests = kept, tests, chosen, dependencies, digests
        # What changed since, or is no more, says nothing.
        for name in [name for name, suite in kept.suites.items() if digests.get(name) != suite.digest]:
            del kept.suites[name]

    def run(self):
        for module in sorted({mutant.module for mutant in self.chosen}):
            self.visit([name for name in self.digests if is_own(name, module)])
            for mutant in self.alive():
                if mutant.module == module:
                    self.hunt(mutant, [name for name in self.open_suites(mutant) if is_own(name, module)], "own tests")
        self.visit(list(self.digests))
        waiting = [mutant for mutant in self.alive() if self.open_suites(mutant)]
        while waiting:
            group = self.group(waiting)
            waiting = [mutant for mutant in waiting if mutant not in group]
            self.hunt_together(group)

    # MARK: - Without a mutant

    def visit(self, names):
        """Runs suites one by one as they are: which pass, how long they take, and which mutants they reach."""
        for name in names:
            if name not in self.kept.suites:
                outcome = self.tests.run_suites([name], [], 800, is_brief=False)
                self.kept.suites[name] = record.Suite(
                    self.digests[name], round(outcome.seconds, 2), outcome.is_good and outcome.ran > 0, outcome.reached)
                if not outcome.is_good:
                    told = ", ".join(map(testing.short, outcome.failed)) or outcome.fault
                    print(f"left out, since it fails without any mutant: {name}: {told}", flush=True)
                self.kept.save()

    # MARK: - With one mutant

    def alive(self):
        return [mutant for mutant in self.chosen if not mutant.killed]

    def open_suites(self, mutant):
        """The suites that reach the mutant and were not run with it, the short ones first."""
        names = [name for name, suite in self.kept.suites.items()
                 if suite.is_good and mutant.id in suite.reached and mutant.passed.get(name) != suite.digest]
        return sorted(names, key=lambda name: (self.kept.suites[name].seconds, name))

    def hunt(self, mutant, names, reason):
        for batch in self.batches(names):
            outcome = self.tests.run_suites(batch, [mutant.id], self.patience(batch))
            if outcome.failed and not self.fails_again(outcome.failed[0], mutant):
                # It failed by chance, and what comes after it was not run.
                outcome = self.tests.run_suites(batch, [mutant.id], self.patience(batch), is_brief=False)
                outcome.failed = [test for test in outcome.failed if self.fails_again(test, mutant)]
            if not outcome.is_good:
                return self.kill(mutant, outcome, reason)
            self.pass_by(mutant, batch)
        return None

    def fails_again(self, test, mutant):
        return not self.tests.run_tests([test], [mutant.id], 600).is_good

    def kill(self, mutant, outcome, reason):
        mutant.killed = testing.short(outcome.failed[0]) if outcome.failed else outcome.fault
        mutant.reason = reason
        self.kept.save()
        print(f"{mutant.file}:{mutant.line}: {mutant.change}: killed by {mutant.killed}", flush=True)

    def pass_by(self, mutant, names):
        for name in names:
            mutant.passed[name] = self.kept.suites[name].digest
        self.kept.save()

    def batches(self, names):
        batch, seconds = [], 0.0
        for name in names:
            if batch and seconds + self.kept.suites[name].seconds > BATCH:
                yield batch
                batch, seconds = [], 0.0
            batch.append(name)
            seconds += self.kept.suites[name].seconds
        if batch:
            yield batch

    def patience(self, names):
        return ON_TOP + TIMES * sum(self.kept.suites[name].seconds for name in names)

    # MARK: - With several

    def group(self, waiting):
        """Mutants of modules that do not depend on each other."""
        taken = []
        for mutant in waiting:
            if all(self.are_apart(mutant.module, other.module) for other in taken):
                taken.append(mutant)
        return taken

    def are_apart(self, one, other):
        known = self.dependencies
        return one != other and one not in known.get(other, ()) and other not in known.get(one, ())

    def hunt_together(self, group):
        """Runs what reaches any of the group with all of it; who fails a test by itself is the one."""
        if len(group) == 1:
            return self.hunt(group[0], self.open_suites(group[0]), "whole suite")
        open_suites = {mutant.id: set(self.open_suites(mutant)) for mutant in group}
        names = sorted(set().union(*open_suites.values()), key=lambda name: (self.kept.suites[name].seconds, name))
        for batch in self.batches(names):
            here = [mutant for mutant in group if not mutant.killed and open_suites[mutant.id] & set(batch)]
            if not here:
                continue
            outcome = self.tests.run_suites(batch, [mutant.id for mutant in here], self.patience(batch), is_brief=False)
            for mutant in here:
                mine = [name for name in batch if name in open_suites[mutant.id]]
                if outcome.fault:
                    self.hunt(mutant, mine, "whole suite")
                    continue
                for test in outcome.failed:
                    alone = self.tests.run_tests([test], [mutant.id], 600) if test.split("/")[0] in mine else None
                    if alone and not alone.is_good:
                        self.kill(mutant, alone, "whole suite")
                        break
                else:
                    self.pass_by(mutant, mine)
        return None


def is_own(suite, module):
    return suite.split(".")[0] == module.replace("-", "_") + "Tests"
