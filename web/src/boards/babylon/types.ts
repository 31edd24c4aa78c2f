/** What the server says is on the table. */
export type {
  BabylonDecor,
  BabylonHeld,
  BabylonPiece,
  BabylonPlayer,
  BabylonStack,
  BabylonTerrace,
  BabylonTower,
  BabylonView,
} from '../../protocol/babylon';
