# Two commands do all the set-up on a fresh Debian machine that has Swift, gcc and make:
#
#   make demo    build, lint and lay out the samples, print a summary
#   make test    build and run every test
#
# `make browser-test` tries the HTML report in Chromium. All install the system packages that are missing
# (see Scripts/install-packages).

KEYLINE := .build/release/keyline

.PHONY: demo test browser-test png-test build format lint generate packages clean

demo: build
	@Scripts/demo $(KEYLINE)

test: packages
	swift build --build-tests
	swift test --skip-build

browser-test: packages
	@Scripts/install-packages browser
	swift build --product keyline
	@Scripts/browser-test .build/debug/keyline

# A build of its own: the trait is a condition for the compiler.
png-test: packages
	@Scripts/install-packages png
	swift build --product keyline --traits PNG --scratch-path .build/png
	@Scripts/png-test .build/png/debug/keyline

# With the standard library inside, the program starts in half the time and runs where there is no Swift.
build: packages
	@Scripts/install-packages static
	swift build -c release --product keyline --static-swift-stdlib

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
