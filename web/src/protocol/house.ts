// Generated from crates/protocol and the game crates; never edited here.

/**
 * Login and password of an account.
 */
export type Account = {
/**
 * The login: 3 to 32 letters, digits, `-`, `_` or `.`.
 */
login: string,
/**
 * The password: 8 to 256 characters.
 */
password: string, };

/**
 * Your account.
 */
export type AccountInfo = {
/**
 * Your login.
 */
login: string,
/**
 * Where you are written to when you have forgotten your password, as you have confirmed.
 */
mail: string | null,
/**
 * Whether this server sends mail.
 */
sends_mail: boolean, };

/**
 * An address or a network that is banned.
 */
export type AddressBan = {
/**
 * The network: `203.0.113.7/32`, `2001:db8:1:2::/64`.
 */
network: string,
/**
 * Until when, in milliseconds since 1970; nothing: without end.
 */
until: number | null,
/**
 * Why.
 */
reason: string,
/**
 * Since when, in milliseconds since 1970.
 */
at: number, };

/**
 * A person, as admins see them.
 */
export type AdminPerson = {
/**
 * Their id.
 */
id: string,
/**
 * Their name.
 */
name: string,
/**
 * Their login; a guest has none.
 */
login: string | null,
/**
 * Whether they may use the admin page.
 */
admin: boolean,
/**
 * Whether they are banned, and until when.
 */
ban: Ban | null,
/**
 * When they came first, in milliseconds since 1970.
 */
created: number,
/**
 * When they were last seen, to the minute.
 */
seen: number | null,
/**
 * The address they came from when they last signed in or became a guest.
 */
address: string | null,
/**
 * At how many tables they have a seat.
 */
tables: number,
/**
 * How many reports about them are not settled.
 */
reports: number, };

/**
 * A seat, as admins see it.
 */
export type AdminSeat = { "kind": "open" } | { "kind": "person",
/**
 * Their id.
 */
id: string,
/**
 * The name at this table, or else of the person.
 */
name: string, } | { "kind": "bot",
/**
 * Its level.
 */
level: string, };

/**
 * A table, as admins see it.
 */
export type AdminTable = {
/**
 * Its id.
 */
id: string,
/**
 * The key of its game.
 */
game: string,
/**
 * How far it is.
 */
state: TableStatus,
/**
 * Whether it is in the lobby.
 */
public: boolean,
/**
 * When it last changed, in milliseconds since 1970.
 */
changed: number,
/**
 * Its seats, in order.
 */
seats: Array<AdminSeat>, };

/**
 * The analysis of a finished game.
 */
export type Analysis = {
/**
 * Every ply.
 */
plies: Array<PlyAnalysis>,
/**
 * Every seat.
 */
seats: Array<SeatAnalysis>, };

/**
 * How far an analysis is.
 */
export type AnalysisProgress = {
/**
 * Plies that have been analysed.
 */
done: number,
/**
 * Plies in all.
 */
of: number,
/**
 * The analysis, once all have.
 */
analysis: Analysis | null,
/**
 * About so many are served before the next ply is looked at.
 */
before: number, };

/**
 * What came of a command.
 */
export type Answer = { "type": "done" } | { "type": "refused",
/**
 * Why.
 */
error: ErrorResponse, } | { "type": "explained",
/**
 * One explanation for each move, in the order asked.
 */
plies: Array<Explanation>, } | { "type": "hints",
/**
 * The best moves, the best first.
 */
hints: Array<Hint>, } | { "type": "rematch",
/**
 * The id of the new table.
 */
id: string, };

/**
 * What fills a gap of a message.
 */
export type Arg = number | { seat: number } | string | Phrase | Array<Phrase>;

/**
 * A line of the audit log.
 */
export type AuditLine = {
/**
 * Its id; to ask for the lines before it.
 */
id: string,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * What was done.
 */
deed: Deed,
/**
 * Who did it; nothing: the host on the command line, or somebody with a wrong password.
 */
actor: PersonName | null,
/**
 * To whom or what: a person, a table, an address, a report, a bulletin.
 */
subject: PersonName,
/**
 * From where.
 */
address: string | null,
/**
 * More about it: a reason, an end.
 */
note: string, };

/**
 * A ban.
 */
export type Ban = {
/**
 * Until when, in milliseconds since 1970; nothing: without end.
 */
until: number | null, };

/**
 * A better move than the one played.
 */
export type BetterMove = {
/**
 * The move, in notation.
 */
ply: string,
/**
 * What it is in words.
 */
what: Phrase | null, };

/**
 * Where a new table branches off from another game.
 */
export type BranchPoint = { "kind": "table",
/**
 * Its id.
 */
id: string,
/**
 * After so many plies.
 */
ply: number, } | { "kind": "record",
/**
 * Its text.
 */
record: string,
/**
 * After so many plies.
 */
ply: number, };

/**
 * What the host tells everybody.
 */
export type Bulletin = {
/**
 * Its id.
 */
id: string,
/**
 * What it says.
 */
text: string,
/**
 * Until when it is shown, in milliseconds since 1970; nothing: until it is withdrawn.
 */
until: number | null,
/**
 * Since when, in milliseconds since 1970.
 */
at: number, };

/**
 * The points of a category in two editions.
 */
export type CategoryChange = {
/**
 * The key of the category.
 */
category: string,
/**
 * Its points.
 */
points: Change, };

/**
 * A figure of two editions.
 */
export type Change = {
/**
 * Its mean in the first edition.
 */
before: number,
/**
 * Its mean in the second.
 */
after: number,
/**
 * By how much the second is above the first, on average, game by game.
 */
difference: number,
/**
 * The lower end of the 95 % interval of the difference.
 */
low: number,
/**
 * Its upper end.
 */
high: number, };

/**
 * Something a person said.
 */
export type ChatLine = {
/**
 * Its number at this table, from 0.
 */
number: number,
/**
 * The name of the person.
 */
name: string,
/**
 * How commands name the person. It is another word at every table.
 */
who: string,
/**
 * The seat of the person; nothing for a spectator.
 */
seat: number | null,
/**
 * What was said.
 */
text: string,
/**
 * Milliseconds since 1970.
 */
at: number, };

/**
 * What a client sends over a table's WebSocket: a command with a number of its own, which the answer repeats.
 */
export type ClientMessage = {
/**
 * The answer repeats this number.
 */
request: number,
/**
 * What is wanted.
 */
command: Command, };

/**
 * The time a player has.
 */
export type Clock = { "kind": "none" } | { "kind": "turn",
/**
 * Seconds, from 5 to 30 days.
 */
seconds: number, } | { "kind": "total",
/**
 * Seconds, from 30 to 30 days.
 */
seconds: number,
/**
 * Seconds more after each turn, at most an hour.
 */
increment: number, };

/**
 * What a player wants to do or to know at a table.
 */
export type Command = { "sit": {
/**
 * The seat, from 0.
 */
seat: number,
/**
 * The name of another person at your screen. Without it you sit down yourself.
 */
name?: string, } } | { "stand": {
/**
 * The seat.
 */
seat: number, } } | { "invite": {
/**
 * The seat.
 */
seat: number,
/**
 * The level.
 */
level: string, } } | "start" | "cancel" | { "play": {
/**
 * Your seat.
 */
seat: number,
/**
 * The number of entries you have seen: nothing may have happened since.
 */
at: number,
/**
 * The move, in notation.
 */
ply: string, } } | { "undo": {
/**
 * Your seat.
 */
seat: number,
/**
 * Whether to go back to the start of your turn.
 */
turn?: boolean, } } | { "confirm": {
/**
 * Your seat.
 */
seat: number, } } | { "resign": {
/**
 * Your seat.
 */
seat: number, } } | { "replace": {
/**
 * The seat.
 */
seat: number, } } | { "return": {
/**
 * Your seat.
 */
seat: number, } } | { "say": {
/**
 * What is said. More than 500 characters are cut.
 */
text: string, } } | { "mute": {
/**
 * Who, as `who` of a seat, a watcher or a line names them.
 */
who: string,
/**
 * Whether their lines are hidden.
 */
muted: boolean, } } | { "report": {
/**
 * Who, as `who` of a seat, a watcher or a line names them.
 */
who: string,
/**
 * What it is about.
 */
reason: ReportReason,
/**
 * In your words, at most 500 characters. What somebody says and is called can go without.
 */
text?: string, } } | { "kick": {
/**
 * Who, as `who` of a watcher or a line names them.
 */
who: string,
/**
 * Whether they are sent away.
 */
kicked: boolean, } } | { "close-chat": {
/**
 * Whether it is closed.
 */
closed: boolean, } } | "rematch" | { "why": {
/**
 * The move, in notation.
 */
ply: string, } } | { "explain": {
/**
 * The moves, in notation; at most 64.
 */
plies: Array<string>, } } | "hint";

/**
 * What a change of the figures does to a game.
 */
export type Comparison = {
/**
 * How many games of each edition.
 */
games: number,
/**
 * The seed of the deals.
 */
seed: number,
/**
 * The fingerprints of the two editions.
 */
editions: [string, string],
/**
 * The points of a seat, on average over the seats.
 */
points: Change,
/**
 * The same by category.
 */
categories: Array<CategoryChange>,
/**
 * Each seat.
 */
seats: Array<SeatChange>,
/**
 * Moves and draws of a game.
 */
plies: Change,
/**
 * Moves of a game.
 */
decisions: Change,
/**
 * Rounds of a game.
 */
rounds: Change, };

/**
 * How far a comparison is, and what is known by now.
 */
export type ComparisonProgress = {
/**
 * Games of each edition that were played.
 */
done: number,
/**
 * Games in all.
 */
of: number,
/**
 * Whether no more will be played: all were, or the time for it is up.
 */
over: boolean,
/**
 * What these games show; nothing before the second.
 */
comparison: Comparison | null, };

/**
 * Which editions are to be compared, and how.
 */
export type ComparisonWish = {
/**
 * The key of the game.
 */
game: string,
/**
 * The edition as it was; without it, the standard box.
 */
before?: EditionChoice,
/**
 * The edition with the changes.
 */
after: EditionChoice,
/**
 * How many players.
 */
players: number,
/**
 * Who plays: `pupil` or `scribe`.
 */
level: string,
/**
 * How many games of each edition, from 2 to 2,000.
 */
games: number, };

/**
 * What a line of the audit log tells.
 */
export type Deed = "guest" | "register" | "sign-in" | "wrong-password" | "grant" | "revoke" | "ban" | "unban" | "ban-address" | "unban-address" | "close" | "settle" | "reopen" | "announce" | "withdraw";

/**
 * You want to be forgotten.
 */
export type Departure = {
/**
 * Your password; of a guest, who has none, the name.
 */
confirm: string, };

/**
 * Which edition a new table is played with.
 */
export type EditionChoice = { "kind": "offered",
/**
 * Its key.
 */
key: string, } | { "kind": "own",
/**
 * The component file, at most 32 KiB.
 */
file: string, };

/**
 * A component file to be checked; nothing of it is kept.
 */
export type EditionDraft = { "kind": "file",
/**
 * TOML.
 */
text: string, } | { "kind": "figures",
/**
 * An object of the form of `figures` in the answer.
 */
figures: Record<string, unknown>, };

/**
 * One thing that is wrong with a component file.
 */
export type EditionFault = {
/**
 * Where, as a path of keys: `tiles[3].points`; numbers count from 1.
 */
place: string,
/**
 * What.
 */
phrase: Phrase, };

/**
 * A component file, and everything that is wrong with it.
 */
export type EditionFile = {
/**
 * The name that the file gives itself.
 */
name: string | null,
/**
 * The fingerprint of its figures; nothing if it has faults.
 */
fingerprint: string | null,
/**
 * Whether these are the figures of the standard box.
 */
standard: boolean,
/**
 * TOML.
 */
text: string,
/**
 * The same as JSON; nothing if the text is not TOML.
 */
figures: Record<string, unknown> | null,
/**
 * Everything that is wrong with it.
 */
faults: Array<EditionFault>, };

/**
 * An edition that the host offers.
 */
export type EditionInfo = {
/**
 * What it is chosen by.
 */
key: string,
/**
 * What it is called.
 */
name: string,
/**
 * The fingerprint of its figures.
 */
fingerprint: string, };

/**
 * How a game ended.
 */
export type Ending = {
/**
 * The seats that won.
 */
winners: Array<number>,
/**
 * Whether it was played to the end; otherwise too many have resigned.
 */
played: boolean,
/**
 * A closing remark of the game.
 */
verdict: Phrase | null,
/**
 * The dealer's seed, which has the hash promised before.
 */
seed: string, };

/**
 * What kind of error it is.
 */
export type ErrorCode = "unreadable" | "rules" | "stale" | "unauthenticated" | "forbidden" | "unknown" | "limit" | "unavailable";

/**
 * Why a request is refused.
 */
export type ErrorResponse = {
/**
 * What kind of error it is.
 */
code: ErrorCode,
/**
 * The sentence that says why.
 */
phrase: Phrase,
/**
 * The paragraph of the rules, if the rules forbid it.
 */
paragraph: string | null, };

/**
 * A position drawn in the rules.
 */
export type Example = {
/**
 * Whose eyes it is seen through.
 */
seat: number,
/**
 * How many sit at the table.
 */
players: number,
/**
 * Which part of the board is drawn.
 */
part: string,
/**
 * Decisions that are marked on it.
 */
marked: Array<string>,
/**
 * Everything on the table, as the game draws it.
 */
view: GameView, };

/**
 * A move in words.
 */
export type Explanation = {
/**
 * What it is; nothing if it can't be read.
 */
what: Phrase | null,
/**
 * What it would cost and open.
 */
preview: Array<Phrase>,
/**
 * Why it is not allowed, if it is not.
 */
error: ErrorResponse | null, };

/**
 * Somebody has forgotten a password.
 */
export type Forgotten = {
/**
 * The login of the account, or its mail address.
 */
who: string, };

/**
 * A game in the catalog.
 */
export type GameInfo = {
/**
 * Its key. Its title is the message `KEY-title`.
 */
key: string,
/**
 * The fewest players.
 */
fewest: number,
/**
 * The most players.
 */
most: number,
/**
 * What a table may choose. Words: `KEY-option-OPTION` and `KEY-option-OPTION-VALUE`.
 */
options: Array<OptionInfo>,
/**
 * The categories of points. Words: `KEY-category-CATEGORY`.
 */
categories: Array<string>,
/**
 * The opponents, the weakest first.
 */
levels: Array<LevelInfo>, };

/**
 * How a person plays a game.
 */
export type GameStatistics = {
/**
 * Its key.
 */
game: string,
/**
 * All of it.
 */
all: Results,
/**
 * By the number of players, the fewest first.
 */
players: Array<ResultsByPlayers>,
/**
 * By opponents: other people, then bots, the weakest first. A game against several counts for each.
 */
against: Array<ResultsByOpponent>, };

/**
 * A move worth thinking about.
 */
export type Hint = {
/**
 * The move, in notation.
 */
ply: string,
/**
 * What it is in words.
 */
what: Phrase | null,
/**
 * The chance to win that it promises, from 0 to 1.
 */
worth: number,
/**
 * The points it promises in each category.
 */
categories: Array<number>,
/**
 * What each named term gains by it, in points, the greatest first. Words: `GAME-term-TERM`.
 */
reasons: Array<HintReason>, };

/**
 * What speaks for or against a move.
 */
export type HintReason = {
/**
 * The term. Words: `GAME-term-TERM`.
 */
term: string,
/**
 * What it gains, in points.
 */
gain: number, };

/**
 * A guided first game: a record, and what is said and asked along it.
 */
export type Lesson = {
/**
 * The learner's seat.
 */
seat: number,
/**
 * The steps, in order.
 */
steps: Array<LessonStep>, };

/**
 * Something that is said at a moment of the game, and what the learner is asked to decide there.
 */
export type LessonStep = {
/**
 * What is said. Words: `lessons-GAME-TEXT`.
 */
text: string,
/**
 * After how many plies of the record.
 */
ply: number,
/**
 * What is pointed at: something on the board that explains itself by this name (`data-about`).
 */
point: string | null,
/**
 * What the learner decides, one after the other: the next plies of the record. Nothing if there is only to look.
 */
decide: Array<string>, };

/**
 * An opponent by name. Words: `minds-level-KEY`.
 */
export type LevelInfo = {
/**
 * Its key.
 */
key: string, };

/**
 * What is known of a link that works once.
 */
export type LinkInfo = {
/**
 * What it is for.
 */
kind: LinkKind,
/**
 * The login of the account.
 */
login: string,
/**
 * The address that it confirms.
 */
mail: string | null, };

/**
 * What a link that works once is for.
 */
export type LinkKind = "password" | "mail";

/**
 * What the lobby's WebSocket tells.
 */
export type LobbyUpdate = { "type": "table",
/**
 * How it is now.
 */
table: TableInfo, } | { "type": "gone",
/**
 * Its id.
 */
id: string, } | { "type": "more",
/**
 * Which list.
 */
list: TableFilter, };

/**
 * A move or a draw, and what came of it.
 */
export type LogItem = {
/**
 * Its number among the plies, from 0.
 */
ply: number,
/**
 * The seat; nothing for the dealer.
 */
by: number | null,
/**
 * The notation.
 */
notation: string,
/**
 * The same in words, as seen before it happened.
 */
what: Phrase | null,
/**
 * What came of it.
 */
events: Array<Phrase>, };

/**
 * You, as the house knows you.
 */
export type Me = {
/**
 * Your name at the tables.
 */
name: string,
/**
 * The login of your account, if you have one.
 */
login: string | null,
/**
 * What you prefer.
 */
preferences: Preferences,
/**
 * Whether you may use the admin page.
 */
admin: boolean, };

/**
 * An address to be banned.
 */
export type NewAddressBan = {
/**
 * An address or a network: `203.0.113.7`, `203.0.113.0/24`. An IPv6 address stands for its /64.
 */
address: string,
/**
 * Until when, in milliseconds since 1970; nothing: without end.
 */
until: number | null,
/**
 * Why; only admins read it.
 */
reason: string, };

/**
 * A ban to be.
 */
export type NewBan = {
/**
 * Until when, in milliseconds since 1970; nothing: without end.
 */
until: number | null,
/**
 * Why; only admins read it.
 */
reason: string, };

/**
 * What the host wants to tell everybody.
 */
export type NewBulletin = {
/**
 * What it says; at most 500 letters.
 */
text: string,
/**
 * Until when it is shown, in milliseconds since 1970; nothing: until it is withdrawn.
 */
until: number | null, };

/**
 * Where you want to be written to.
 */
export type NewMail = {
/**
 * The address, to which a link is sent that confirms it; nothing, not to be written to any more.
 */
mail: string | null,
/**
 * Your password.
 */
password: string, };

/**
 * A new name.
 */
export type NewName = {
/**
 * The name. More than 32 characters are cut.
 */
name: string, };

/**
 * Another password.
 */
export type NewPassword = {
/**
 * The password until now.
 */
old: string,
/**
 * The password from now on: at least 8 characters.
 */
new: string, };

/**
 * A table to be made.
 */
export type NewTable = {
/**
 * The key of the game.
 */
game: string,
/**
 * Who shall sit where; the game says how many seats it takes.
 */
seats: Array<SeatRequest>,
/**
 * What the table chooses; the rest are defaults.
 */
options?: { [key in string]: string },
/**
 * Whether anybody may find it in the lobby; otherwise only people who have its link.
 */
public?: boolean,
/**
 * How it is run.
 */
settings?: TableSettings,
/**
 * The edition of the box; without it, the standard one. A game that goes on from another one has the edition of that one.
 */
edition?: EditionChoice,
/**
 * The middle of another game, from which this one goes on. Then every seat has to be taken, and the table is private.
 */
origin?: BranchPoint, };

/**
 * A token to be made, for a bot of your own.
 */
export type NewToken = {
/**
 * What it is for. More than 32 characters are cut.
 */
label: string, };

/**
 * What happens when the time of a player runs out.
 */
export type OnTimeout = "bot" | "resign";

/**
 * A link that works once.
 */
export type OneTimeLink = {
/**
 * Its secret, which follows the `#`.
 */
link: string, };

/**
 * Something a table may choose before the game.
 */
export type OptionInfo = {
/**
 * Its name.
 */
key: string,
/**
 * What may be chosen; the first is the default.
 */
values: Array<string>,
/**
 * The fewest players it means something to.
 */
fewest: number,
/**
 * The most players it means something to.
 */
most: number, };

/**
 * A new password, by a link that works once.
 */
export type PasswordByLink = {
/**
 * The secret of the link.
 */
link: string,
/**
 * The password from now on: at least 8 characters.
 */
password: string, };

/**
 * A game that a person has played.
 */
export type PastGame = {
/**
 * The id of its table.
 */
table: string,
/**
 * The key of the game.
 */
game: string,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number,
/**
 * The seat of this person.
 */
seat: number,
/**
 * The points of each seat.
 */
points: Array<number>,
/**
 * Whether this person won.
 */
won: boolean,
/**
 * Whether it was played to its end.
 */
played: boolean, };

/**
 * Which people, for admins.
 */
export type PeopleFilter = "all" | "banned" | "admins";

/**
 * A person by id and name.
 */
export type PersonName = {
/**
 * Their id.
 */
id: string,
/**
 * Their name; nothing if they are not known any more.
 */
name: string | null, };

/**
 * A sentence to be said: the id of a message in the Fluent files and what fills its gaps.
 */
export type Phrase = {
/**
 * The message.
 */
id: string,
/**
 * What fills its gaps, by name.
 */
args: { [name: string]: Arg }, };

/**
 * The analysis of a ply.
 */
export type PlyAnalysis = {
/**
 * The seat that moved; nothing for the dealer.
 */
by: number | null,
/**
 * How many legal moves there were; 0 for a draw.
 */
choices: number,
/**
 * The chance to win of each seat afterwards, from 0 to 1.
 */
chances: Array<number>,
/**
 * The final points that the position afterwards promises each seat.
 */
points: Array<number>,
/**
 * How much chance to win a move gave away against the best one.
 */
loss: number,
/**
 * The best move, where it was another one.
 */
better: BetterMove | null,
/**
 * How much chance to win a draw gave each seat, against what could be drawn.
 */
luck: Array<number>, };

/**
 * What a person prefers.
 */
export type Preferences = {
/**
 * Whether to ask for a confirmation before each turn is over.
 */
confirm: boolean, };

/**
 * Why a request over HTTP is refused: problem details as in RFC 9457, sent as `application/problem+json`.
 */
export type Problem = {
/**
 * Where this kind of error is described, relative to the server.
 */
type: string,
/**
 * The kind of error, in the language of `Accept-Language`.
 */
title: string,
/**
 * The HTTP status.
 */
status: number,
/**
 * What is wrong and what to do, in the language of `Accept-Language`.
 */
detail: string,
/**
 * What kind of error it is.
 */
code: ErrorCode,
/**
 * The sentence that says why.
 */
phrase: Phrase,
/**
 * The paragraph of the rules, if the rules forbid it.
 */
paragraph: string | null, };

/**
 * A game gone through again: everything there is to see of it, so that a reader needs no further request.
 */
export type Replay = {
/**
 * The key of the game.
 */
game: string,
/**
 * What the table chose.
 */
options: { [key in string]: string },
/**
 * The edition of the box, if it is not the standard one.
 */
edition: TableEdition | null,
/**
 * The categories of points. Words: `KEY-category-CATEGORY`.
 */
categories: Array<string>,
/**
 * Who sat where; a seat of a record may have no name.
 */
seats: Array<SeatInfo>,
/**
 * What happened at each ply.
 */
log: Array<LogItem>,
/**
 * How it stood before the first ply and after each: one more than there are plies.
 */
positions: Array<ReplayPosition>,
/**
 * Whether the game was played to its end.
 */
over: boolean,
/**
 * How many of the first plies come from another game.
 */
inherited: number, };

/**
 * How a game stood.
 */
export type ReplayPosition = {
/**
 * The round in progress, from 1; 0 during set-up.
 */
round: number,
/**
 * The seat to act; nothing if it was the dealer, or over.
 */
turn: number | null,
/**
 * What that seat had to do.
 */
prompt: Phrase,
/**
 * Everything on the table, as the game draws it; left out where only points were asked for.
 */
view: GameView | null,
/**
 * Points so far.
 */
score: Score, };

/**
 * What somebody tells the host about somebody at a table.
 */
export type Report = {
/**
 * Its id.
 */
id: string,
/**
 * The id of the table.
 */
table: string,
/**
 * Who reports.
 */
reporter: PersonName,
/**
 * Who is reported, as they were called then.
 */
person: PersonName,
/**
 * What it is about.
 */
reason: ReportReason,
/**
 * In the words of who reports.
 */
text: string,
/**
 * What the reported person had said last at that table.
 */
said: Array<ChatLine>,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * When it was settled, if it is.
 */
settled: number | null, };

/**
 * What a report is about.
 */
export type ReportReason = "chat" | "name" | "play" | "other";

/**
 * Games played, and how they went.
 */
export type Results = {
/**
 * Games played.
 */
played: number,
/**
 * Games won, alone or with others.
 */
won: number,
/**
 * The mean of the points of those played to their end.
 */
average: number | null,
/**
 * The most points of those played to their end.
 */
best: number | null, };

/**
 * Games against an opponent.
 */
export type ResultsByOpponent = {
/**
 * The level of the bot; nothing for other people.
 */
level: string | null,
/**
 * The games.
 */
results: Results, };

/**
 * Games with so many players.
 */
export type ResultsByPlayers = {
/**
 * How many sat at the table.
 */
players: number,
/**
 * The games.
 */
results: Results, };

/**
 * Points so far.
 */
export type Score = {
/**
 * By seat.
 */
seats: Array<SeatScore>, };

/**
 * A place at the table, counted clockwise. Written from 1, stored from 0; over the wire it is its index, from 0.
 */
export type Seat = number;

/**
 * What a seat lost by its moves and gained by luck.
 */
export type SeatAnalysis = {
/**
 * Moves with a choice.
 */
decisions: number,
/**
 * Those among them that were the best, or as good.
 */
best: number,
/**
 * The chance to win that all of them gave away.
 */
loss: number,
/**
 * The chance to win that draws gave.
 */
luck: number, };

/**
 * A seat in two editions.
 */
export type SeatChange = {
/**
 * Its share of wins, from 0 to 1; a shared win counts in part.
 */
wins: Change,
/**
 * Its points.
 */
points: Change,
/**
 * Its points by category.
 */
categories: Array<CategoryChange>, };

/**
 * A seat of a table.
 */
export type SeatInfo = {
/**
 * Who sits there.
 */
kind: SeatKind,
/**
 * The name of the person; the reader's program says the name of a bot's level.
 */
name: string | null,
/**
 * The level of the bot that plays here now.
 */
level: string | null,
/**
 * Whether the person is looking at the table now.
 */
present: boolean,
/**
 * Whether the person has resigned.
 */
resigned: boolean,
/**
 * How many others have agreed that a bot plays for the person, who is absent.
 */
agreed: number,
/**
 * Whether it is your own seat (or one at your own screen).
 */
mine: boolean,
/**
 * How commands name the person; nothing where no person sits.
 */
who: string | null, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * Who shall sit in a seat of a new table.
 */
export type SeatRequest = { "kind": "me" } | { "kind": "here",
/**
 * Their name. More than 32 characters are cut.
 */
name: string, } | { "kind": "open" } | { "kind": "bot",
/**
 * Its level.
 */
level: string, };

/**
 * The points of a seat.
 */
export type SeatScore = {
/**
 * In each category of the game.
 */
points: Array<number>,
/**
 * Their sum.
 */
total: number,
/**
 * What decides between equal sums: more is better.
 */
tiebreak: number,
/**
 * The place, from 1.
 */
place: number, };

/**
 * A browser that you are signed in with.
 */
export type SessionInfo = {
/**
 * Its id, by which it can be ended.
 */
id: string,
/**
 * The browser and its system; empty if it did not say.
 */
browser: string,
/**
 * When you signed in, in milliseconds since 1970.
 */
created: number,
/**
 * When it was last used, to the minute; never since, if there is nothing.
 */
used: number | null,
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * Whether a report is settled.
 */
export type Settlement = {
/**
 * Whether it is.
 */
settled: boolean, };

/**
 * A game as it stands, and what has happened since the snapshot before.
 */
export type Snapshot = {
/**
 * How many entries there were.
 */
number: number,
/**
 * How many moves and draws have led here.
 */
plies: number,
/**
 * The round in progress, from 1; 0 during set-up.
 */
round: number,
/**
 * The seat to act; nothing when the game is over.
 */
turn: number | null,
/**
 * What that seat has to do now.
 */
prompt: Phrase,
/**
 * Every legal move, in notation. Empty while a turn waits to be confirmed.
 */
legal: Array<string>,
/**
 * Everything on the table, as the game draws it.
 */
view: GameView,
/**
 * Points so far.
 */
score: Score,
/**
 * Moves and draws since the snapshot before, with what came of them.
 */
log: Array<LogItem>,
/**
 * If some of the log before has been taken back: how many plies remain of it.
 */
back: number | null,
/**
 * The seat that may take its last move back, if any.
 */
undo: number | null,
/**
 * The seat whose turn waits to be confirmed, if any.
 */
confirm: number | null,
/**
 * Time left, where there are clocks.
 */
clocks: TimeLeft | null,
/**
 * The hash of the dealer's seed.
 */
commitment: string,
/**
 * How the game ended, once it has.
 */
ending: Ending | null, };

/**
 * The finished games of a person.
 */
export type Statistics = {
/**
 * Each game that this person has played.
 */
games: Array<GameStatistics>,
/**
 * The last games, the latest first.
 */
last: Array<PastGame>, };

/**
 * The edition of a table or a record that is not played with the standard box.
 */
export type TableEdition = {
/**
 * What it is called, if it has a name.
 */
name: string | null,
/**
 * The fingerprint of its figures.
 */
fingerprint: string, };

/**
 * Which tables to list.
 */
export type TableFilter = "open" | "playing" | "mine" | "finished";

/**
 * A table as the lobby shows it.
 */
export type TableInfo = {
/**
 * Its id, the last part of its link.
 */
id: string,
/**
 * The key of the game.
 */
game: string,
/**
 * How far it is.
 */
status: TableStatus,
/**
 * Whether it is in the lobby for everybody.
 */
public: boolean,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * What the table chose.
 */
options: { [key in string]: string },
/**
 * The edition of the box, if it is not the standard one.
 */
edition: TableEdition | null,
/**
 * How it is run.
 */
settings: TableSettings,
/**
 * Whether you made it, and may start it.
 */
owner: boolean,
/**
 * The seat to act, while it is in play.
 */
turn: number | null,
/**
 * Milliseconds since 1970.
 */
created: number,
/**
 * Milliseconds since 1970 of the last entry.
 */
changed: number,
/**
 * The id of the table that was made for a rematch.
 */
rematch: string | null,
/**
 * When an open table is removed if nobody comes to it any more, in milliseconds since 1970.
 */
expires: number | null,
/**
 * Whether nobody may say anything there.
 */
chat_closed: boolean,
/**
 * How many people watch besides you. This and what follows is told at the table only, not in lists.
 */
watching: number,
/**
 * How you are called in commands there, if you have told your name.
 */
who: string | null,
/**
 * Some of those who watch; those without a name are not told.
 */
watchers: Array<Visitor>,
/**
 * Whose lines you do not want to read: the `who` of their lines.
 */
muted: Array<string>,
/**
 * Whom you have sent away, if you made the table.
 */
kicked: Array<Visitor>, };

/**
 * How a table is run.
 */
export type TableSettings = {
/**
 * The time a player has.
 */
clock: Clock,
/**
 * What happens when it runs out.
 */
on_timeout: OnTimeout,
/**
 * Whether hints may be asked for.
 */
hints: boolean,
/**
 * Seconds the strongest bot thinks about a turn, from 1 to 60.
 */
think: number,
/**
 * Seconds without a sign of life after which the others may agree that a bot plays for somebody, from 5 to 30
 * days; 0 is never. At a table with a clock only the clock counts.
 */
absence: number,
/**
 * The level of the bot that plays for somebody who is absent or whose time is up.
 */
stand_in: string, };

/**
 * How far a table is.
 */
export type TableStatus = "open" | "playing" | "over" | "closed";

/**
 * What a table's WebSocket tells.
 */
export type TableUpdate = { "type": "table",
/**
 * How the table is now.
 */
table: TableInfo, } | { "type": "snapshot",
/**
 * How the game stands now.
 */
snapshot: Snapshot, } | { "type": "chat",
/**
 * The lines, the oldest first.
 */
lines: Array<ChatLine>, } | { "type": "answer",
/**
 * The number that the client gave the command; 0 if it could not be read.
 */
request: number,
/**
 * What came of it.
 */
answer: Answer, } | { "type": "waiting",
/**
 * The number that the client gave the command.
 */
request: number,
/**
 * About so many are served before.
 */
before: number, };

/**
 * Time left.
 */
export type TimeLeft = {
/**
 * Milliseconds each seat had left when this snapshot was taken.
 */
left: number[],
/**
 * The seat whose clock runs, if any.
 */
running: number | null, };

/**
 * A token: shown once, then only its hash is known.
 */
export type Token = {
/**
 * To be sent as `Authorization: Bearer TOKEN`.
 */
token: string, };

/**
 * A token of yours, without its secret.
 */
export type TokenInfo = {
/**
 * Its id, by which it can be ended.
 */
id: string,
/**
 * What it is for.
 */
label: string,
/**
 * What it may do.
 */
scope: TokenScope,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When it was last used, to the minute; never yet, if there is nothing.
 */
used: number | null, };

/**
 * What a token may do.
 */
export type TokenScope = "play";

/**
 * Somebody at a table.
 */
export type Visitor = {
/**
 * How commands name them. It is another word at every table.
 */
who: string,
/**
 * Their name.
 */
name: string, };

/**
 * What each game shows of its table, by the key of the game: the file of each adds its own.
 */
export interface Views {}

/**
 * Everything on the table, as its game draws it.
 */
export type GameView = Views[keyof Views];
