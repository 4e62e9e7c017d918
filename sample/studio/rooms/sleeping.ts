import type { Room } from './room.ts';

/** Bedrooms and the nursery. */
export const sleeping: readonly Room[] = [
  {
    name: 'oak-bedroom',
    alt: 'A quiet bedroom in oak: a slatted bed with white linen, nightstands with lamps, a wool rug and three prints in morning light',
    shell: { width: 5.8, depth: 5.6, height: 2.7, wall: '#d5d3c8', floor: 'oak', window: { from: 0.9, to: 3.3, sill: 0.45, head: 2.4 } },
    light: { sun: 6, sky: 240, fill: 75, turn: 16, rise: 24, warmth: 0.6 },
    camera: { at: [1.1, -5.3, 1.4], to: [0.1, 0, 0.72], lens: 33 },
    items: [
      { handle: 'pembroke-platform-bed', at: [0, -1.12, 0] },
      { handle: 'bramble-nightstand', at: [-1.2, -0.28, 0] },
      { handle: 'bramble-nightstand', at: [1.2, -0.28, 0], again: true },
      { handle: 'hollis-stoneware-lamp', at: [-1.2, -0.26, 0.661], glow: 1.5 },
      { handle: 'hollis-stoneware-lamp', at: [1.2, -0.26, 0.661], glow: 1.5, again: true },
      { handle: 'caspian-carved-rug', color: 1, at: [0.1, -1.75, 0], size: { width: 112, depth: 90, height: 1 } },
      { handle: 'low-tide-framed-print', at: [0, -0.005, 1.62] },
      { handle: 'seagrass-belly-basket', at: [-1.75, -0.55, 0] },
      { handle: 'trine-porcelain-bottle-vase', at: [1.02, -0.3, 0.661] },
    ],
  },
  {
    name: 'nursery',
    exposure: 1.4,
    alt: 'A nursery in soft colours: a natural crib, a glider by the window, a round rug, a cubby shelf with baskets',
    shell: {
      width: 6,
      depth: 5.2,
      height: 2.6,
      wall: '#e6d9cc',
      floor: 'pale',
      dado: '#c9cfc2',
      dado_height: 0.95,
      window: { from: 1.0, to: 3.2, sill: 0.5, head: 2.3 },
    },
    light: { sun: 5.5, sky: 260, fill: 85, turn: 20, rise: 28, warmth: 0.55 },
    camera: { at: [0, -5.1, 1.3], to: [0, 0, 0.66], lens: 30 },
    words: 'left',
    upright: 0.64,
    items: [
      { handle: 'acorn-convertible-crib', at: [0.35, -0.48, 0] },
      { handle: 'elderberry-glider', color: 1, at: [1.75, -0.85, 0], turn: -28 },
      { handle: 'quincy-round-wool-rug', at: [0.65, -1.95, 0], size: { width: 84, depth: 84, height: 0.6 } },
      { handle: 'quail-toy-chest', color: 1, at: [-1.05, -0.3, 0] },
      { handle: 'three-stones-cut-paper-print', color: 1, at: [0.1, -0.005, 1.5] },
      { handle: 'three-stones-cut-paper-print', color: 1, at: [0.6, -0.005, 1.5], again: true },
      { handle: 'rope-nesting-baskets', at: [0.05, -1.9, 0.012] },
      { handle: 'fern-kids-rocker', at: [-0.5, -1.3, 0], turn: 28 },
      { handle: 'nimbus-rice-paper-lamp', at: [-1.3, -0.3, 0.485] },
    ],
  },
];
