# What a person does with this repository. Each target installs what it needs on a machine with a
# Rust toolchain, Node and apt.

CARGO ?= cargo
LISTEN ?= 127.0.0.1:8080
GAME ?= forbidden-island
GAMES ?= 1000000
LAYOUT_GAMES ?= 10000
FUZZ_SECONDS ?= 60
FAULTS ?= 300
TARGET := $(or $(CARGO_TARGET_DIR),./target)
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

# Every game has a rulebook; a test holds the files against the list of games.
RULES := $(patsubst rulebook/%.toml,%,$(wildcard rulebook/*.toml))
# What a change to the rules can break first: no web client, no server, no terminal.
QUICK := engine rulebook contract $(RULES) texts games odds

.PHONY: help play terminal check test test-rust test-web test-browser format types golden web bench peers \
	mutants fuzz soak soak-layouts soak-cluster postgresql python3 valgrind chromium-headless-shell cargo-mutants cargo-fuzz

help:
	@echo "make play     open a place to play in the browser, at http://$(LISTEN) (ARGS='--data FOLDER …')"
	@echo "make terminal play GAME=$(GAME) in this terminal (GAME=ghost-stories ARGS='--lang ru --players 3 …')"
	@echo "make check    the fast lane: format, lints, the tests of the rules; no web client"
	@echo "make test     everything that has to pass: format, lints, all tests in Rust and in a real browser"
	@echo "make format   lay out all code: Rust, TypeScript, Svelte, CSS"
	@echo "make types    write what the browser reads from the Rust types: web/src/protocol.ts and others"
	@echo "make golden   write the golden files anew; read what changed before you commit it"
	@echo "make bench    how fast random games and the server are"
	@echo "make mutants  change the rules in every place and see whether a test notices"
	@echo "make fuzz     feed nonsense to every parser, FUZZ_SECONDS=$(FUZZ_SECONDS) each"
	@echo "make soak-cluster  FAULTS=$(FAULTS) faults to three servers with one database while people play"
	@echo "make soak     GAMES=$(GAMES) random games with every invariant checked after every move"
	@echo "make soak-layouts  LAYOUT_GAMES=$(LAYOUT_GAMES) random games of Spirit Island for each number of seats on each layout"

play: web
	$(CARGO) build --profile play --bin artel
	$(TARGET)/play/artel serve --listen $(LISTEN) $(ARGS)

terminal:
	$(CARGO) build --profile play --quiet --bin artel
	$(TARGET)/play/artel play $(GAME) $(ARGS)

check:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --quiet $(QUICK:%=--package artel-%)

test: test-rust test-web test-browser

test-rust: python3 postgresql web
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace
	$(CARGO) clippy --workspace --all-targets --features toy --quiet -- -D warnings
	$(CARGO) test --workspace --features toy --test toy
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

test-web: web
	cd web && npm run lint && npm run check && npm test

# The program as the tests of the command line need it, so that nothing is built twice.
test-browser: web chromium-headless-shell
	$(CARGO) test --quiet --workspace --no-run --test serve
	cd web && npm run e2e

format: web/node_modules
	$(CARGO) fmt --all
	cd web && npm run format

types:
	$(CARGO) run --quiet --package artel-protocol --example types

golden:
	$(CARGO) run --quiet --package artel-spirit-island --example words
	$(CARGO) run --quiet --package artel-spirit-island --example verbs
	$(CARGO) run --quiet --package artel-referee --example docs

# The web client, which is built into the program.
web: web/node_modules
	cd web && npm run build

# Not `npm ci`: it insists on packages for systems other than this one, which not every registry has.
web/node_modules: web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
	@touch $@

bench: valgrind peers
	$(CARGO) build --release --quiet --package artel-bench --package artel-load --package artel-cli
	$(TARGET)/release/artel-bench
	ulimit -n 20000 && $(TARGET)/release/artel-load

# What the server is measured against, as far as it can be installed.
peers:
	mkdir -p target/peers && cp -r crates/load/peers/boardgame-io target/peers/
	cd target/peers/boardgame-io && npm install --silent --no-audit --no-fund || echo "boardgame.io could not be installed"

soak:
	$(CARGO) build --release --quiet --package artel-bench
	$(TARGET)/release/artel-bench soak $(GAMES)

soak-layouts:
	GAMES=$(LAYOUT_GAMES) $(CARGO) test --release --package artel-spirit-island --test rules -- --ignored soak_layouts

soak-cluster: postgresql
	ARTEL_FAULTS=$(FAULTS) ARTEL_ROOMS=8 $(CARGO) test --package artel-cli --test cluster whatever_happens -- --nocapture

mutants: cargo-mutants
	$(CARGO) mutants $(RULES:%=--package artel-%) --profile mutants --jobs 2 -- --test rules

fuzz: cargo-fuzz
	cd fuzz && for target in $$($(CARGO) +nightly fuzz list); do \
		mkdir -p corpus/$$target && $(CARGO) +nightly fuzz run $$target corpus/$$target seeds -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

python3 valgrind chromium-headless-shell:
	@command -v $@ >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $@; }

# The tests of the server start a PostgreSQL of their own, for which its programs have to be there.
postgresql:
	@ls $${ARTEL_POSTGRES_BIN:-/usr/lib/postgresql/*/bin}/initdb >/dev/null 2>&1 || { \
		command -v apt-get >/dev/null || { echo "the tests need PostgreSQL: install it, and name the folder of initdb in ARTEL_POSTGRES_BIN"; exit 1; }; \
		$(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq postgresql; }

cargo-mutants:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@ --version 27.1.0

cargo-fuzz:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@
	@rustup toolchain list | grep -q nightly || { echo "fuzzing needs a nightly toolchain: rustup toolchain install nightly"; exit 1; }
