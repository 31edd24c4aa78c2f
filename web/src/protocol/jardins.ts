// Generated from crates/protocol and the game crates; never edited here.

/**
 * The Automa of solo play.
 */
export type JardinsAutoma = {
/**
 * The card it played last.
 */
card: JardinsAutomaCard | null,
/**
 * Cards of the Automa that have not been drawn.
 */
unseen: number,
/**
 * Its gardeners that are at home.
 */
gardeners: number,
/**
 * Its markers that are not on an objective.
 */
markers: number,
/**
 * The fewest points of the second, third and best rating.
 */
ratings: Array<number>, };

/**
 * J5.3. What a card of the Automa says.
 */
export type JardinsAutomaCard = {
/**
 * Its name.
 */
automa: string,
/**
 * The columns in the order they are tried.
 */
columns: Array<string>,
/**
 * What is discarded: an element, or `flowers` for all cards with flowers.
 */
discards: string,
/**
 * The row of the card that is discarded if none shows the element.
 */
row: string | null,
/**
 * What it does then: crown, objective or pile.
 */
action: string,
/**
 * The pile that loses its top.
 */
pile: string | null, };

/**
 * A column of the market.
 */
export type JardinsColumn = {
/**
 * Its name, from the left.
 */
column: string,
/**
 * Its cards, from the bottom row up.
 */
cards: Array<string | null>,
/**
 * Who stands under it: one entry for each gardener.
 */
gardeners: Array<JardinsWho>,
/**
 * How many gardeners it has room for.
 */
places: number, };

/**
 * What a garden card or an enhancement shows. Without animal, tree and wish it is a plain card or a tile of flowers.
 */
export type JardinsFace = {
/**
 * The animal.
 */
animal?: string,
/**
 * The points of the animal on floors 1, 2 and 3.
 */
points?: [number, number, number],
/**
 * The tree.
 */
tree?: string,
/**
 * What the character counts.
 */
wish?: string,
/**
 * The points of the character for each.
 */
each?: number,
/**
 * Its flowers by their colours, `water` if it is irrigated, then its bonuses.
 */
signs?: Array<string>, };

/**
 * What lies before a player. Plots are a floor and a place on it, as in the notation: `2 1`.
 */
export type JardinsGarden = {
/**
 * The cards, by plot.
 */
cards: { [key in string]: string },
/**
 * The enhancements on them, by plot.
 */
tiles: { [key in string]: string },
/**
 * Where the next card may come: first, left, right or a plot.
 */
spots: Array<string>,
/**
 * How many cards floor 1 still lacks: as long as some are laid at the left, every card moves to the right.
 */
unsettled: number,
/**
 * The irrigation card; nothing during set-up.
 */
pattern: string | null,
/**
 * The plots it marks.
 */
marked: Array<string>,
/**
 * Those of them with an irrigated card.
 */
watered: Array<string>,
/**
 * Gold.
 */
gold: number,
/**
 * Tools.
 */
tools: number,
/**
 * Gardeners that are at home.
 */
gardeners: number,
/**
 * Points as things stand.
 */
points: number,
/**
 * How near the royal objectives are, by position.
 */
progress: Array<JardinsProgress>, };

/**
 * The card somebody took and has to lay.
 */
export type JardinsHand = {
/**
 * The card.
 */
card: string,
/**
 * The column it comes from.
 */
column: string, };

/**
 * A royal objective on its position.
 */
export type JardinsObjective = {
/**
 * The position.
 */
position: string,
/**
 * What it asks for; nothing during set-up.
 */
element: string | null,
/**
 * How many one floor has to show.
 */
need: number,
/**
 * Gold that comes at once.
 */
gold: number,
/**
 * Tools that come at once.
 */
tools: number,
/**
 * The first and the second value.
 */
values: Array<JardinsValue>, };

/**
 * A pile of enhancements.
 */
export type JardinsPile = {
/**
 * Its name.
 */
pile: string,
/**
 * What its tiles cost, in gold.
 */
gold: number,
/**
 * The tile on top.
 */
top: string | null,
/**
 * How many tiles lie under it.
 */
below: number, };

/**
 * How near a royal objective is for a player.
 */
export type JardinsProgress = {
/**
 * How many elements the best floor shows.
 */
found: number,
/**
 * How many they need: one less while they hold the first-player tile.
 */
need: number, };

/**
 * Gold and tools.
 */
export type JardinsPurse = {
/**
 * Gold.
 */
gold: number,
/**
 * Tools.
 */
tools: number, };

/**
 * A row of the market.
 */
export type JardinsRow = {
/**
 * Its name, from the bottom.
 */
row: string,
/**
 * What a card in it costs.
 */
tools: number, };

/**
 * J0.3. What neighbouring trees of a species score.
 */
export type JardinsSeries = {
/**
 * The species.
 */
tree: string,
/**
 * Points for 1, 2, 3 … of them, up to the longest series.
 */
points: Array<number>, };

/**
 * A value of an objective, with its places.
 */
export type JardinsValue = {
/**
 * What each of its places is worth.
 */
points: number,
/**
 * Who has a marker on each place, then nobody on the free ones.
 */
places: Array<JardinsWho | null>, };

/**
 * Everything on the table, for those who draw it.
 */
export type JardinsView = {
/**
 * The round in progress, from 1; 0 during set-up.
 */
round: number,
/**
 * How many rounds there are.
 */
rounds: number,
/**
 * Whose turn it is.
 */
active: JardinsWho,
/**
 * The step of the turn that asks for a decision: take, place, buy or claim.
 */
step: string | null,
/**
 * Who holds the first-player tile.
 */
crown: JardinsWho | null,
/**
 * Garden cards that have not been drawn.
 */
unseen: number,
/**
 * The gold and tools that are left for all; nothing if they never run out.
 */
supply: JardinsPurse | null,
/**
 * The rows of the market, from the bottom.
 */
rows: Array<JardinsRow>,
/**
 * The columns of the market, from the left.
 */
columns: Array<JardinsColumn>,
/**
 * The card that was taken and has to be laid.
 */
hand: JardinsHand | null,
/**
 * The piles of enhancements.
 */
piles: Array<JardinsPile>,
/**
 * The royal objectives, by position.
 */
objectives: Array<JardinsObjective>,
/**
 * The gardens, by seat.
 */
gardens: Array<JardinsGarden>,
/**
 * The Automa of solo play.
 */
automa: JardinsAutoma | null,
/**
 * What the cards in sight show, by name.
 */
cards: { [key in string]: JardinsFace },
/**
 * What the enhancements in sight show, by name.
 */
tiles: { [key in string]: JardinsFace },
/**
 * What neighbouring trees of a species score.
 */
series: Array<JardinsSeries>,
/**
 * Points for 0, 1, 2 … irrigated cards on marked places.
 */
irrigation: Array<number>, };

/**
 * Somebody at the table: a player by the index of their seat, or the Automa.
 */
export type JardinsWho = number | "automa";

declare module './house' {
interface Views { jardins: JardinsView }
}
