# Two commands for newcomers: `make play` and `make test`. Both install what is missing.

.PHONY: play test lint fuzz bench setup

play: setup
	cargo run --release --quiet -p semiramis -- play amyitis

test: setup lint
	cargo test
	fuzz/run 10

lint: setup
	cargo fmt --all --check
	cargo clippy --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --quiet

# Longer fuzzing: make fuzz SECONDS=600
SECONDS ?= 60
fuzz: setup
	fuzz/run $(SECONDS)

bench: setup
	cargo bench

setup:
	@tools/setup
