# Two commands for newcomers: `make play` and `make test`. Both install what is missing.

.PHONY: play test lint page fuzz bench screenshots setup setup-test

# The house on this machine, with its page in the browser.
play: page
	cargo run --release --quiet -p semiramis -- serve --open

# Tests with real processes, terminals and kills can fail by the bad luck of a busy machine: what fails is said, and tried once more.
# The browser tests play with the program that `cargo test` has built for its own.
test: setup-test page lint
	cargo test || { echo "Something failed; everything is tried once more, to tell a fault from bad luck."; cargo test; }
	cd web && npm test
	cd web && npm run e2e
	fuzz/run 10

lint: setup-test page
	cargo fmt --all --check
	cargo clippy --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --quiet
	cd web && npm run check && npm run lint

# The page, ready to be embedded in the binary.
page: setup
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error && npm run --silent build

# Pictures of every screen, in web/screenshots.
screenshots: setup-test page
	cargo build -p semiramis
	cd web && npm run screenshots

# Longer fuzzing: make fuzz SECONDS=600
SECONDS ?= 60
fuzz: setup-test
	fuzz/run $(SECONDS)

bench: setup-test
	cargo bench

setup:
	@tools/setup

setup-test:
	@tools/setup test
