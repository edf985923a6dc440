# What a person does with this repository. Each target installs what it needs on a machine with a
# Rust toolchain and apt.

CARGO ?= cargo
GAMES ?= 1000000
FUZZ_SECONDS ?= 60
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

.PHONY: help play test bench mutants fuzz soak python3 valgrind cargo-mutants cargo-fuzz

help:
	@echo "make play     play Forbidden Island in this terminal (ARGS='--lang ru --players 3 …')"
	@echo "make test     everything that has to pass: format, lints, all tests, documentation"
	@echo "make bench    how fast random games are, in seconds and in instructions"
	@echo "make mutants  change the rules in every place and see whether a test notices"
	@echo "make fuzz     feed nonsense to every parser, FUZZ_SECONDS=$(FUZZ_SECONDS) each"
	@echo "make soak     GAMES=$(GAMES) random games with every invariant checked after every move"

play:
	$(CARGO) build --release --quiet --bin artel
	./target/release/artel play forbidden-island $(ARGS)

test: python3
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

bench: valgrind
	$(CARGO) build --release --quiet --package artel-bench
	./target/release/artel-bench

soak:
	$(CARGO) build --release --quiet --package artel-bench
	./target/release/artel-bench soak $(GAMES)

mutants: cargo-mutants
	$(CARGO) mutants --package artel-forbidden-island --profile mutants --jobs 2 -- --test rules

fuzz: cargo-fuzz
	cd fuzz && for target in $$($(CARGO) +nightly fuzz list); do \
		mkdir -p corpus/$$target && $(CARGO) +nightly fuzz run $$target corpus/$$target seeds -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

python3 valgrind:
	@command -v $@ >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $@; }

cargo-mutants:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@ --version 27.1.0

cargo-fuzz:
	@command -v $@ >/dev/null || $(CARGO) install --locked $@
	@rustup toolchain list | grep -q nightly || { echo "fuzzing needs a nightly toolchain: rustup toolchain install nightly"; exit 1; }
