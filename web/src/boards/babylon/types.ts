/** What the server says is on the table. */
export type { BabylonDecor } from '../../protocol/BabylonDecor';
export type { BabylonHeld } from '../../protocol/BabylonHeld';
export type { BabylonPlayer } from '../../protocol/BabylonPlayer';
export type { BabylonStack } from '../../protocol/BabylonStack';
export type { BabylonTerrace } from '../../protocol/BabylonTerrace';
export type { BabylonTower } from '../../protocol/BabylonTower';
export type { BabylonView } from '../../protocol/BabylonView';
