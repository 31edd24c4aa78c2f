# Two commands for newcomers: `make play` and `make test`. Both install what is missing.

.PHONY: play test engines quick laws lint page fuzz bench screenshots setup setup-test audit advisories mutants coverage install dist

# The house on this machine, with its page in the browser.
play: page
	cargo run --release -p semiramis -- serve --open

# Puts `semiramis` on the PATH (~/.cargo/bin).
install: page
	cargo install --locked --path crates/semiramis

# The packages of a release, in target/packages: see docs/install.md.
dist: page
	cargo build --profile dist --locked -p semiramis
	deploy/dist

# Everything. The browser tests play with the program that the other tests have built.
test: setup-test page lint
	cargo nextest run
	cargo test --doc --quiet
	cd web && npm test
	cd web && npm run e2e -- --allow-flaky
	fuzz/run 10

# The same games by clicks in Firefox and WebKit as `make test` plays in Chromium.
engines: setup page
	@tools/setup engines
	cargo build -p semiramis
	cd web && ENGINE=firefox npm run e2e -- games --allow-flaky
	cd web && ENGINE=webkit npm run e2e -- games --allow-flaky

# The daily round: what a small change may have broken, without real processes, terminals, database servers and browsers.
quick: setup-test page
	cargo fmt --all --check
	cargo nextest run --profile quick
	cd web && npx vitest run --changed

# The laws at full length: 100,000 games of each game at each player count, a million positions.
laws: setup-test
	SEMIRAMIS_LAWS=full cargo nextest run --profile laws

# Checks whose tools take long to install: licences, banned crates, versions in double and sources; dependencies that nobody uses;
# a client generated from the OpenAPI document, and requests of every kind made from it; the tour of CONTRIBUTING that adds a game.
audit: setup page
	@tools/setup audit
	cargo deny --locked check bans licenses sources
	cargo machete
	tools/api/run
	tools/tour/run

# Known faults of dependencies. The database comes from the network.
advisories: setup
	@tools/setup audit
	cargo deny --locked check advisories

# Faults written into the lines that differ from a commit, one after the other: make mutants BASE=origin/main
BASE ?= origin/main
MUTANTS ?=
mutants: setup-test page
	tools/mutants $(BASE) $(MUTANTS)

# Which lines the tests of Rust run, as a page in target/llvm-cov/html: what no test runs, no test can catch.
coverage: setup-test page
	@tools/setup coverage
	cargo llvm-cov nextest --profile quick --html

lint: setup-test page
	cargo fmt --all --check
	cargo clippy --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --quiet
	cd web && npm run check && npm run lint

# The page, ready to be embedded in the binary.
page: setup web/node_modules/.ready
	cd web && npm run --silent build

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.ready

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
