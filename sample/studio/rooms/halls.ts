import { type Room, seenFrom } from './room.ts';

/** Entryways. */
export const halls: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 5.4,
        depth: 5,
        height: 2.7,
        wall: '#dcd7ca',
        floor: 'checker',
        dado: '#8f9c8e',
        dado_height: 1.1,
        window: { from: 1.0, to: 2.8, sill: 0.5, head: 2.4 },
        fittings: { door: { x: -1.35, color: '#3f5247' } },
      },
      light: { sun: 5, sky: 230, fill: 80, turn: 24, rise: 28, warmth: 0.55 },
      items: [
        { handle: 'heron-entry-bench', at: [0.2, -0.3, 0] },
        { handle: 'larder-peg-rail', color: 0, at: [0.2, -0.015, 1.55] },
        { handle: 'boot-tray-copper', color: 1, at: [0.2, -0.32, 0.0] },
        { handle: 'harbor-stripe-lumbar-pillow', color: 1, at: [0.3, -0.32, 0.46], lean: -6 },
        { handle: 'medina-wool-runner', color: 2, at: [0.35, -1.35, 0], turn: 90 },
        { handle: 'scout-coir-doormat', color: 1, at: [-1.35, -0.55, 0] },
        { handle: 'haverhill-demilune', color: 2, at: [1.72, -0.2, 0] },
        { handle: 'hollis-stoneware-lamp', color: 1, at: [1.95, -0.2, 0.79], glow: 1.5 },
        { handle: 'marble-catchall-tray', color: 2, at: [1.55, -0.26, 0.79] },
        { handle: 'trine-porcelain-bottle-vase', color: 2, at: [1.7, -0.15, 0.79] },
        { handle: 'weft-study-framed-weaving', color: 0, at: [1.72, -0.005, 1.75] },
        { handle: 'seagrass-belly-basket', color: 0, at: [0.95, -0.4, 0] },
        { handle: 'vanya-globe-pendant', at: [0.2, -1.2, 2.02], hangs: true },
        { handle: 'quill-silent-wall-clock', at: [-0.45, -0.005, 1.85] },
      ],
    },
    [
      {
        name: 'front-hall',
        detail: true,
        alt: 'A front hall with a green door, a beech bench under a row of pegs, checkered stone and a forest green runner',
        camera: { at: [0.3, -4.6, 1.4], to: [0.2, 0, 1.0], lens: 31 },
      },
      {
        name: 'bench-by-the-door',
        detail: true,
        alt: 'A beech bench with a striped pillow under oak pegs, a seagrass basket beside it',
        camera: { at: [0.85, -3.1, 1.15], to: [0.25, 0, 0.86], lens: 38 },
      },
      {
        name: 'demilune',
        detail: true,
        alt: 'A walnut half-moon table with a moss lamp, a blush vase and a marble tray for the keys, a weaving above',
        camera: { at: [1.05, -2.7, 1.3], to: [1.72, 0, 1.18], lens: 40 },
      },
    ],
  ),
];
