/** How the garden and the quarry are first seen. */

import type { Setting } from './camera';
import { LAYER, level, PITCH, RIM } from './measures';

/** A garden with so many floors. */
export function gardenSetting(floors: number): Setting {
  return {
    home: { turn: -16, tilt: 46, zoom: 1, x: 0, z: 0 },
    field: 24,
    bounds: { x: RIM, z: RIM, top: level(Math.max(1, floors)) + 1.1, bottom: -0.42 },
  };
}

/** Nearly from above, never turned: what digging pays stands in the gaps between the columns. */
export const QUARRY: Setting = {
  home: { turn: 0, tilt: 67, zoom: 1, x: 0, z: 0 },
  field: 11.6,
  bounds: { x: PITCH.x * 2 + 0.4, z: PITCH.z * 2 + 0.42, top: 3 * LAYER, bottom: -0.24 },
};
