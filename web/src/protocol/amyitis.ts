// Generated from crates/protocol and the game crates; never edited here.
import type { Seat } from './house';

/**
 * A level of banker.
 */
export type AmyitisBanker = {
/**
 * How many are left.
 */
left: number,
/**
 * The talents it pays each round.
 */
talents: number,
/**
 * The points it pays each round.
 */
points: number, };

/**
 * A level of caravaneer.
 */
export type AmyitisCaravaneer = {
/**
 * How many are left.
 */
left: number,
/**
 * The spaces it adds to a trip.
 */
spaces: number,
/**
 * The resources its owner keeps at the end of a round.
 */
keeps: number, };

/**
 * A city of the circuit (A0.7).
 */
export type AmyitisCity = "babylon" | "eshnunna" | "susa" | "ur" | "uruk" | "mari" | "palmyra" | "khorsabad" | "nineveh";

/**
 * A kind of court card (A0.3).
 */
export type AmyitisCourt = "caravaneer" | "banker" | "palace" | "gardener";

/**
 * A craft (A0.2).
 */
export type AmyitisCraft = "peasant" | "priest" | "engineer" | "merchant";

/**
 * A cube: the index of its owner's seat, or −1 for a neutral one.
 */
export type AmyitisCube = number;

/**
 * What the dealer draws.
 */
export type AmyitisDraw = { "tile": AmyitisSquare } | { "card": AmyitisCity } | "token" | "first" | { "group": AmyitisGroup };

/**
 * A face of a plant card (A0.4).
 */
export type AmyitisFace = {
/**
 * The plant's quality.
 */
quality: number,
/**
 * The extra resource it asks for.
 */
asks?: AmyitisResource, };

/**
 * A row of fields (A0.6).
 */
export type AmyitisFields = {
/**
 * Which row.
 */
row: AmyitisRow,
/**
 * What its fields give, from left to right.
 */
gives: [AmyitisResource, AmyitisResource, AmyitisResource, AmyitisResource, AmyitisResource],
/**
 * The cubes on the first of them.
 */
cubes: Array<AmyitisCube>, };

/**
 * A floor of the garden.
 */
export type AmyitisFloor = {
/**
 * Its number, 4 at the summit.
 */
floor: number,
/**
 * The quality a plant needs there.
 */
need: number,
/**
 * Its squares.
 */
squares: Array<AmyitisPlot>, };

/**
 * The number of a group of craft cards, counted and written from 1.
 */
export type AmyitisGroup = number;

/**
 * A temple.
 */
export type AmyitisNiches = {
/**
 * Which.
 */
temple: AmyitisTemple,
/**
 * Its spaces, from left to right.
 */
niches: [AmyitisCube | null, AmyitisCube | null, AmyitisCube | null, AmyitisCube | null],
/**
 * Who would be first if it rewarded now (A7.2).
 */
first: Seat | null,
/**
 * Who would be second.
 */
second: Seat | null, };

/**
 * A level of palace.
 */
export type AmyitisPalace = {
/**
 * How many are left.
 */
left: number,
/**
 * The points it scores when it is taken.
 */
points: number, };

/**
 * Who acts, and on what.
 */
export type AmyitisPhase = { "deal": AmyitisDraw } | { "decide": AmyitisStep } | "over";

/**
 * A square of the garden.
 */
export type AmyitisPlot = {
/**
 * Which.
 */
at: AmyitisSquare,
/**
 * Its tile, as long as nobody has planted there.
 */
tile?: AmyitisTile,
/**
 * Whether it is planted; a square that is neither planted nor holds a tile is not used.
 */
planted?: boolean, };

/**
 * What lies in front of a player.
 */
export type AmyitisPurse = {
/**
 * The points if the game ended now, favour and resources included.
 */
points: number,
/**
 * Cubes in hand.
 */
cubes: number,
/**
 * Talents.
 */
talents: number,
/**
 * Camels.
 */
camels: number,
/**
 * Resources.
 */
stock: AmyitisStock,
/**
 * The level of the caravaneer.
 */
caravaneer: number,
/**
 * The level of the banker; 0 for none.
 */
banker: number,
/**
 * The level of the palace; 0 for none.
 */
palace: number,
/**
 * Gardeners.
 */
gardeners: number,
/**
 * How many garden tiles this player took.
 */
tiles: number,
/**
 * Whether this player has passed.
 */
passed?: boolean, };

/**
 * A group of craft cards (A3.1).
 */
export type AmyitisRecruits = {
/**
 * The talents a card of it costs.
 */
price: number,
/**
 * The cards that are face up, in the order of the crafts.
 */
up: Array<AmyitisCraft>,
/**
 * The cards that are turned over.
 */
down: Array<AmyitisCraft>, };

/**
 * A resource (A0.1).
 */
export type AmyitisResource = "barley" | "dates" | "salt" | "palm" | "wine";

/**
 * A city on the road.
 */
export type AmyitisRoadPlace = {
/**
 * Which.
 */
city: AmyitisCity, } & ({ "trade": "sale",
/**
 * The points for each.
 */
points: number, } | { "trade": "court",
/**
 * What it asks for.
 */
asks: AmyitisResource,
/**
 * The kinds of card it offers.
 */
offers: [AmyitisCourt, AmyitisCourt], } | { "trade": "plant",
/**
 * What it asks for.
 */
asks: AmyitisResource,
/**
 * Its plant card, the upper face first; none before it is dealt.
 */
card: [AmyitisFace, AmyitisFace] | null, });

/**
 * A row of fields (A0.6).
 */
export type AmyitisRow = "top" | "bottom";

/**
 * A side between two squares, with one or two irrigation areas (A1.2).
 */
export type AmyitisSide = string;

/**
 * A square of the garden.
 */
export type AmyitisSquare = string;

/**
 * The court cards that are left.
 */
export type AmyitisStacks = {
/**
 * Caravaneers, level 0 first: everybody begins with one of those.
 */
caravaneers: [AmyitisCaravaneer, AmyitisCaravaneer, AmyitisCaravaneer],
/**
 * Bankers, level 1 first.
 */
bankers: [AmyitisBanker, AmyitisBanker, AmyitisBanker],
/**
 * Palaces, level 1 first.
 */
palaces: [AmyitisPalace, AmyitisPalace, AmyitisPalace, AmyitisPalace, AmyitisPalace, AmyitisPalace],
/**
 * How many gardeners are left.
 */
gardeners: number,
/**
 * The resources that lie on the level 2 caravaneers.
 */
tokens: Array<AmyitisResource>, };

/**
 * What a seat decides.
 */
export type AmyitisStep = "act" | "peasant" | "priest" | "engineer" | "sell" | "canal" | "pay" | "court" | "token" | "plant" | { "bonus": AmyitisSquare } | { "bonus-token": AmyitisSquare } | "procession" | "ishtar" | "harvest" | "exchange" | "discard";

/**
 * So many tokens of each resource.
 */
export type AmyitisStock = { [key in "barley" | "dates" | "salt" | "palm" | "wine"]?: number };

/**
 * The general supply.
 */
export type AmyitisStore = {
/**
 * Talents.
 */
talents: number,
/**
 * Camels.
 */
camels: number,
/**
 * Resources.
 */
stock: AmyitisStock,
/**
 * Neutral cubes, at a table where they can run out.
 */
neutral?: number, };

/**
 * A temple, in the order in which they reward (A7.2).
 */
export type AmyitisTemple = "ishtar" | "marduk" | "tammuz";

/**
 * A garden tile.
 */
export type AmyitisTile = {
/**
 * Its points.
 */
points: number,
/**
 * The talents it gives.
 */
talents?: number,
/**
 * The camels it gives.
 */
camels?: number,
/**
 * How many court cards it gives.
 */
court?: number, };

/**
 * Everything on the table.
 */
export type AmyitisView = {
/**
 * The round in progress, from 1; 0 during set-up.
 */
round: number,
/**
 * What is drawn or decided next.
 */
phase: AmyitisPhase,
/**
 * The seat that decides, if one does.
 */
mover: Seat | null,
/**
 * The first player.
 */
first: Seat,
/**
 * The floors of the garden, the summit first.
 */
floors: [AmyitisFloor, AmyitisFloor, AmyitisFloor, AmyitisFloor],
/**
 * The sides between its squares, with their irrigation areas.
 */
sides: Record<string, (number | null)[]>,
/**
 * The sides that touch the river.
 */
river: Array<AmyitisSide>,
/**
 * The sides that carry water from the river.
 */
wet: Array<AmyitisSide>,
/**
 * The game ends after the round that leaves so many tiles in the garden.
 */
last: number,
/**
 * Amyitis' favour: from so many tiles on, so many points.
 */
favour: [[number, number], [number, number]],
/**
 * The rows of fields.
 */
fields: [AmyitisFields, AmyitisFields],
/**
 * The temples, in the order in which they reward.
 */
temples: [AmyitisNiches, AmyitisNiches, AmyitisNiches],
/**
 * The cubes on the Pass square, in the order of passing; none at a table where passing needs no cube.
 */
pass: Array<AmyitisCube> | null,
/**
 * The groups of craft cards.
 */
crafts: Array<AmyitisRecruits>,
/**
 * The cities of the caravan's road, clockwise.
 */
road: [AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace, AmyitisRoadPlace],
/**
 * While the seat to move may travel: the camels the trip to each of them would cost, had it so many; 0 where it may not go.
 */
fares: Array<number> | null,
/**
 * The city where the caravan stands.
 */
caravan: AmyitisCity,
/**
 * The court cards that are left.
 */
court: AmyitisStacks,
/**
 * The general supply.
 */
supply: AmyitisStore,
/**
 * What lies in front of each seat.
 */
players: Array<AmyitisPurse>, };

declare module './house' {
interface Views { amyitis: AmyitisView }
}
