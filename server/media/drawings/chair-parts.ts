import type { DrawingMaterial } from './kinds.ts';
import { tints } from './palette.ts';
import type { Ink, Skin } from './studio.ts';

const woods: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted']);

export const metals: ReadonlySet<DrawingMaterial> = new Set(['metal', 'steel', 'brass']);

export interface Parts {
  readonly frame: Skin;
  readonly pad: Skin;
  readonly padded: boolean;
}

/** Which part carries the product's material: the cloth of a padded chair, or its whole frame. */
export function partsOf(ink: Ink): Parts {
  const { main } = ink;
  if (woods.has(main.material) || metals.has(main.material) || main.material === 'plastic') {
    const cord: Skin = { material: 'rattan', color: ink.drawing.accent ?? '#dcc8a0' };
    return { frame: main, pad: cord, padded: false };
  }
  const color = ink.accent;
  return {
    frame: { material: color === tints.walnut ? 'walnut' : color === tints.brass ? 'brass' : 'oak', color },
    pad: main,
    padded: true,
  };
}
