# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT

# Everything here can be had without make, too: the recipes are short, and `swift build` and `swift test` work alone
# once Scripts/setup has run.

SWIFT ?= swift
# Options for the debug build and the tests. Two different sets of options compile everything twice, so .ci/run hands
# its own in here.
SWIFT_FLAGS ?=
SYSTEM := $(shell uname -s)

.DEFAULT_GOAL := help
.PHONY: help demo test bench fuzz judge setup format lint docs check clean

help: ## Show this list
	@echo "CellBackground: backgrounds for the cells of grouped tables, on iOS and on Linux."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "New here? \`make demo\` draws the examples, \`make test\` runs the tests."

ifeq ($(SYSTEM),Darwin)

demo:
	@echo "On a Mac the examples run in the iOS simulator, from Xcode:"
	@echo "  1. Make an iOS app project and delete the files that Xcode put into it."
	@echo "  2. Add the sources and the Info.plist of Examples/Gallery or Examples/GroupedTable to the app's target."
	@echo "  3. Add this folder as a local package, and its product CellBackground to the target."
	@echo "  4. Run."
	@echo "Step by step: Examples/GroupedTable/README.md"

test:
	@echo "On a Mac the tests need an iOS simulator; \`xcrun simctl list devices available\` names those you have:"
	@echo "  xcodebuild test -scheme CellBackground-Package -destination 'platform=iOS Simulator,name=iPhone 16'"

else

demo: ## Build the examples and draw their pictures into .build/gallery
	@echo "demo: checks the packages, builds the examples in release, draws their pictures."
	@Scripts/setup
	@$(SWIFT) build -c release --product Gallery
	@$(SWIFT) build -c release --product GroupedTable
	@Scripts/demo

test: ## Run all tests
	@echo "test: checks the packages, then builds and runs all tests in debug."
	@Scripts/setup
	@$(SWIFT) test $(SWIFT_FLAGS)
	@echo "All tests passed. They are in Tests/."

endif

bench: ## Measure against bare Cairo and Pango; the table goes into .build/benchmarks.md
	@echo "bench: builds the benchmarks in release and runs them; half a minute of an idle machine."
	@Scripts/setup
	@$(SWIFT) build -c release --package-path Benchmarks
	@mkdir -p .build
	@Benchmarks/.build/release/Benchmarks .build/benchmarks.md

fuzz: ## Feed the decoders broken pictures for a minute
	@echo "fuzz: builds the decoders with the address sanitizer and feeds them broken pictures for a minute."
	@Scripts/setup
	@Scripts/fuzz 60

judge: ## Compare 200 seeded pictures with another renderer's
	@echo "judge: draws 200 seeded pictures twice, with ours and with Skia from PyPI, and compares them."
	@Scripts/setup
	@Scripts/judge/run

setup: ## Install the Debian packages that are missing
	@echo "setup: looks for the packages that the Linux build needs and installs the missing ones."
	@Scripts/setup
	@echo "Everything is there. Which packages, and why: Scripts/setup"

format: ## Format the Swift sources in place
	@echo "format: formats every Swift file, then lists what is left to do by hand."
	@Scripts/format
	@echo "Done. The rules are in .swift-format; \`git diff\` shows the changes."

lint: ## List what is wrong with format and headers, change nothing
	@echo "lint: checks the format of the Swift files and the header of every source."
	@Scripts/format --lint
	@Scripts/check-headers
	@echo "Nothing to complain about. \`make format\` repairs the format."

docs: ## Build the documentation into .build/docs; check comments and the public API
	@echo "docs: writes the symbol graphs, checks comments and names on them, and builds the catalogue with docc."
	@Scripts/setup
	@Scripts/symbol-graphs $(SWIFT_FLAGS)
	@Scripts/check-docs
	@Scripts/check-api
	@Scripts/check-availability
	@Scripts/docs-build
	@echo "All is documented. The rules are in CONTRIBUTING.md, the exceptions in Scripts/api-allow.txt."
	@echo "The pages want a web server: python3 -m http.server --directory .build/docs"
	@echo "They are then at http://localhost:8000/documentation/cellbackground/"

check: ## Run all that the continuous integration runs (half an hour)
	@echo "check: runs .ci/run, from the packages to the pictures."
	@.ci/run

clean: ## Remove what the builds made
	@echo "clean: removes .build, and with it the pictures."
	@rm -rf .build
	@echo "Removed."
