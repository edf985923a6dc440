# What a person does with this repository. Each target installs what it needs on a machine with a
# Rust toolchain, Node and apt.

CARGO ?= cargo
LISTEN ?= 127.0.0.1:8080
GAME ?= forbidden-island
GAMES ?= 1000000
FUZZ_SECONDS ?= 60
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

.PHONY: help play terminal test test-rust test-web test-browser web bench peers mutants fuzz soak python3 valgrind chromium cargo-mutants cargo-fuzz

help:
	@echo "make play     open a place to play in the browser, at http://$(LISTEN) (ARGS='--data FOLDER …')"
	@echo "make terminal play GAME=$(GAME) in this terminal (GAME=ghost-stories ARGS='--lang ru --players 3 …')"
	@echo "make test     everything that has to pass: format, lints, all tests in Rust and in a real browser"
	@echo "make bench    how fast random games and the server are"
	@echo "make mutants  change the rules in every place and see whether a test notices"
	@echo "make fuzz     feed nonsense to every parser, FUZZ_SECONDS=$(FUZZ_SECONDS) each"
	@echo "make soak     GAMES=$(GAMES) random games with every invariant checked after every move"

play: web
	$(CARGO) build --release --bin artel
	./target/release/artel serve --listen $(LISTEN) $(ARGS)

terminal:
	$(CARGO) build --release --quiet --bin artel
	./target/release/artel play $(GAME) $(ARGS)

test: test-rust test-web test-browser

test-rust: python3 web
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

test-web: web
	cd web && npm run check && npm test

test-browser: web chromium
	$(CARGO) build --quiet --bin artel
	cd web && npm run e2e

# The web client, which is built into the program.
web: web/node_modules
	cd web && npm run build

# Not `npm ci`: it insists on packages for systems other than this one, which not every registry has.
web/node_modules: web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
	@touch $@

bench: valgrind peers
	$(CARGO) build --release --quiet --package artel-bench --package artel-load --package artel-cli
	./target/release/artel-bench
	ulimit -n 20000 && ./target/release/artel-load

# What the server is measured against, as far as it can be installed.
peers:
	mkdir -p target/peers && cp -r crates/load/peers/boardgame-io target/peers/
	cd target/peers/boardgame-io && npm install --silent --no-audit --no-fund || echo "boardgame.io could not be installed"

soak:
	$(CARGO) build --release --quiet --package artel-bench
	./target/release/artel-bench soak $(GAMES)

mutants: cargo-mutants
	$(CARGO) mutants --package artel-forbidden-island --package artel-ghost-stories --package artel-spirit-island --profile mutants --jobs 2 -- --test rules

fuzz: cargo-fuzz
	cd fuzz && for target in $$($(CARGO) +nightly fuzz list); do \
		mkdir -p corpus/$$target && $(CARGO) +nightly fuzz run $$target corpus/$$target seeds -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

python3 valgrind chromium:
	@command -v $@ >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $@; }

cargo-mutants:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@ --version 27.1.0

cargo-fuzz:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@
	@rustup toolchain list | grep -q nightly || { echo "fuzzing needs a nightly toolchain: rustup toolchain install nightly"; exit 1; }
