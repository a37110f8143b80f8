# Two commands do all the set-up on a fresh Debian machine that has Swift, gcc and make:
#
#   make demo    build, lint, migrate and report the samples
#   make test    build and run every test
#
# `make browser-test` tries the HTML report in Chromium, `make plugin-test` the plugin of the package, `make build` makes
# an optimized program. All install missing system packages (see Scripts/install-packages).

# One way to build for all targets, so that each uses what another has compiled. The index stays on: the package manager
# looks for tests in it, and stops where a clean clone has none.
SWIFT_BUILD := swift build
DEBUG := .build/debug/keyline

.PHONY: demo test optional-test browser-test axe-test png-test pictures plugin-test integrations-test
.PHONY: bazel-test test-times slopes merge-edits merge-losses merge-times page-times nib-mutants mutants fuzz faults build dist dist-test examples
.PHONY: screenshots site site-test format sanitize-address sanitize-thread lint generate packages clean

# A debug build compiles in a third of the time and needs a few seconds more for the samples.
demo: packages
	$(SWIFT_BUILD) --product keyline
	@Scripts/demo $(DEBUG)

test: packages
	$(SWIFT_BUILD) --build-tests
	swift test --skip-build

# Runs the tests that need glpsol or librsvg.
optional-test: packages
	@Scripts/install-packages optional
	$(SWIFT_BUILD) --build-tests
	@Scripts/optional-test

browser-test: packages
	@Scripts/install-packages browser
	$(SWIFT_BUILD) --product keyline
	@Scripts/browser-test $(DEBUG)

# Checks the same pages with axe-core, from a package of PyPI.
axe-test: browser-test
	@/usr/bin/python3 -m venv .build/axe
	@.build/axe/bin/pip download --quiet --no-deps --dest .build/axe axe-playwright-python==0.1.8
	@cd .build/axe && /usr/bin/python3 -m zipfile -e axe_playwright_python-0.1.8-py3-none-any.whl .
	@/usr/bin/python3 Tests/Browser/axe_test.py .build/axe/axe_playwright_python/axe.min.js .demo/browser*.html

png-test: packages
	@Scripts/install-packages png
	$(SWIFT_BUILD) --product keyline
	@Scripts/png-test $(DEBUG)
	@Scripts/pictures $(DEBUG)

# Stores the current pictures of the samples; check `git diff` before you commit.
pictures: packages
	@Scripts/install-packages png
	$(SWIFT_BUILD) --product keyline
	@Scripts/pictures $(DEBUG) --update

# Runs the plugin from a package that depends on this one; the trait needs a separate build.
plugin-test: packages
	swift package --traits Plugin --scratch-path .build/plugin lint-interface-builder Samples

# The rules of Integrations/Bazel with Debian's Bazel, and the program of `make build`.
bazel-test:
	@Scripts/install-packages bazel
	@Integrations/Bazel/try

# The time of each test target; run `make test` first.
test-times:
	@Scripts/test-times

# The documentation as plain files, in .build/site; links, anchors and landmarks are checked.
site: packages
	@Scripts/install-packages site
	$(SWIFT_BUILD) --product keyline
	$(SWIFT_BUILD) --target KeylineKit
	@Scripts/site $(DEBUG) .build/site

# Tests the search of the site in a browser.
site-test: site
	@Scripts/install-packages browser
	/usr/bin/python3 Tests/Browser/site_test.py .build/site

# The recipes of Integrations/, with tools from PyPI and Debian.
integrations-test: packages
	@Scripts/install-packages integrations
	$(SWIFT_BUILD) --product keyline
	@Scripts/integrations-test $(DEBUG)

# Updates the output of the examples in the pages; check `git diff` before you commit.
examples: packages
	$(SWIFT_BUILD) --build-tests
	KEYLINE_UPDATE_GOLDEN=1 swift test --skip-build --filter ExampleTests

# The time of each command for documents of size n, 2n and 4n, with the program of `make build`.
slopes:
	@Benchmarks/slopes

# The pictures of README, taken anew in a browser.
screenshots: packages
	$(SWIFT_BUILD) --product keyline
	@Scripts/screenshots $(DEBUG)

# A million mutants of every kind of input through every command, in process; MUTANTS=N for fewer, SEED=N for others.
mutants: packages
	KEYLINE_FUZZING=mutants swift build -c release --product keyline-mutants
	.build/release/keyline-mutants --seed $(or $(SEED),23) --count $(or $(MUTANTS),1000000) Samples

# libFuzzer under the address sanitizer, a minute for each entry point; FUZZ_SECONDS=N for other times.
fuzz: packages
	@Scripts/install-packages fuzz
	@Tests/Fuzzing/run $(FUZZ_SECONDS)

# Disturbs every system call of every command that writes, in every way, over eight files; run `make test` first.
faults:
	KEYLINE_FAULTS=1 swift test --skip-build --filter 'WritingFaultTests|FaultyWorldTests|FaultTests'

# Runs the tests of hostile input under the compiler's sanitizers, in separate builds. For Linux the compiler has no
# sanitizer of undefined behavior.
sanitize-address sanitize-thread: packages
	@Scripts/sanitize $(subst sanitize-,,$@)

# 10,000 random pairs of edits of real documents, merged; run `make test` first.
merge-edits:
	KEYLINE_MERGE_EDITS=10000 swift test --skip-build --filter MergeEditTests

# Random edits of both sides of real documents in FOLDER, merged and checked by a script that shares no code with the
# program; PAIRS of them, 10,000 by default. With the program of `make build`.
merge-losses:
	@/usr/bin/python3 Scripts/merge-losses .build/release/keyline $(or $(FOLDER),Samples) --pairs $(or $(PAIRS),10000)

# 1,000,000 archives with some bytes changed, read, shown and compared; run `make test` first.
nib-mutants:
	KEYLINE_NIB_MUTANTS=1000000 swift test --skip-build --filter NibMutationTests

# The time until a page has drawn, and the time of a frame while it zooms: 500 scenes, and the pages in PAGES; with the program
# of `make build`.
page-times:
	@Scripts/install-packages browser
	@mkdir -p .demo
	@/usr/bin/python3 Benchmarks/scenes.py 500 > .demo/Many.storyboard
	@.build/release/keyline report --quiet --format html --output .demo/many.html .demo/Many.storyboard
	@/usr/bin/python3 Benchmarks/page.py .demo/many.html $(PAGES)

# The time of a merge for storyboards of 1, 2 and 4 MB, with the program of `make build`.
merge-times:
	@Benchmarks/merges

# With the standard library linked in, the program starts in half the time and runs without Swift.
build: packages
	@Scripts/install-packages static
	swift build -c release --product keyline --static-swift-stdlib -debug-info-format none

# Makes the files of a release in .build/dist. The separate build contains the C library and no debug information.
dist: packages
	@Scripts/dist

# Installs what `make dist` has made in bare Debian systems and uses it there. As root.
dist-test:
	@Scripts/try-dist

packages:
	@Scripts/install-packages

format:
	swift format format --in-place --recursive Sources Tests Package.swift

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

generate:
	swift run keyline-dev generate

clean:
	rm -rf .build .demo
