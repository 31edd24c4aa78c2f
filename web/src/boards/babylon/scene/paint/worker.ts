/** The painter beside the page: paints once and is let go. */

import { paintAtlas } from './atlas';
import { paintBoard, paintTable, type Pixels } from './board';

export interface Pictures {
  atlas: ImageBitmap | null;
  board: ImageBitmap | null;
  day: Pixels | null;
  dusk: Pixels | null;
}

const pictures: Pictures = {
  atlas: paintAtlas(),
  board: paintBoard(),
  day: paintTable(false),
  dusk: paintTable(true),
};
postMessage(pictures);
