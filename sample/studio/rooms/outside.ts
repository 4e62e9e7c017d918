import { type Room, seenFrom } from './room.ts';

/** Porch, terrace and garden. */
export const outside: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 7,
        depth: 6,
        height: 2.9,
        wall: '#e8e4da',
        floor: 'deck',
        right: false,
        ceiling: false,
        fittings: {
          shiplap: { color: '#dcdbd2', each: 0.16, lean: 4 },
          door: { x: 0.1, color: '#38524a', width: 1.0 },
          outlook: { x: -2.0, width: 1.1, sill: 0.75, head: 2.05, light: 0.5 },
        },
      },
      light: { sun: 4.5, fill: 70, world: 0.85, above: '#c6d6e4', turn: 30, rise: 36, warmth: 0.6 },
      items: [
        { handle: 'mystic-porch-rocker', color: 0, at: [-1.9, -1.05, 0], turn: 24 },
        { handle: 'mystic-porch-rocker', color: 0, at: [1.95, -1.05, 0], turn: -24, again: true },
        { handle: 'edda-stump-table', at: [-1.2, -0.75, 0] },
        { handle: 'enamel-camp-mugs', color: 0, at: [-1.2, -0.77, 0.46] },
        { handle: 'scout-coir-doormat', color: 1, at: [0.1, -0.62, 0] },
        { handle: 'nell-porch-lantern', color: 0, at: [-0.78, 0, 1.62], glow: 1.5 },
        { handle: 'nell-porch-lantern', color: 0, at: [0.98, 0, 1.62], glow: 1.5, again: true },
        { handle: 'lyme-terracotta-pot', at: [-0.72, -0.45, 0], cast: { plant: 'rubber' } },
        { handle: 'kelso-fiberstone-planter', color: 1, at: [1.05, -0.4, 0], cast: { plant: 'grass' } },
        { handle: 'quonset-watering-can', color: 1, at: [0.95, -1.15, 0], turn: 30 },
        { handle: 'harbor-stripe-lumbar-pillow', color: 0, at: [1.93, -1.0, 0.45], turn: -24, lean: -12 },
        { handle: 'noank-window-box', color: 1, at: [-2.0, -0.14, 0.52], cast: { plant: 'grass' } },
      ],
    },
    [
      {
        name: 'front-porch',
        detail: true,
        alt: 'A front porch in summer: white rockers on both sides of a green door, brass lanterns, a coir mat and pots of green',
        camera: { at: [0.3, -5.3, 1.4], to: [0.1, 0, 1.05], lens: 31 },
      },
      {
        name: 'porch-rocker',
        detail: true,
        alt: 'A white rocker with a navy striped pillow on a porch, a zinc-grey planter of grass and a watering can beside it',
        camera: { at: [0.6, -3.6, 1.2], to: [1.5, -0.4, 0.8], lens: 37, stop: 4.5 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 8,
        depth: 7,
        height: 1.95,
        wall: '#b98d64',
        floor: 'pavers',
        right: false,
        ceiling: false,
        fittings: { battens: { color: '#a97f56', to: 1.9 } },
      },
      light: { sun: 5, fill: 60, world: 0.9, above: '#bcd3e6', turn: 32, rise: 38, warmth: 0.55 },
      items: [
        { handle: 'bermondsey-bistro-set', color: 1, at: [-0.55, -1.75, 0], turn: 14 },
        { handle: 'saybrook-market-umbrella', color: 0, at: [0.85, -1.5, 0] },
        { handle: 'montauk-raised-bed', at: [1.9, -0.55, 0], cast: { plant: 'grass' } },
        { handle: 'fulton-kettle-grill', color: 1, at: [-2.2, -0.9, 0], turn: 18 },
        { handle: 'kelso-fiberstone-planter', color: 2, at: [-1.25, -0.5, 0], cast: { plant: 'grass' } },
        { handle: 'lyme-terracotta-pot', at: [0.35, -0.45, 0], cast: { plant: 'rubber' } },
        { handle: 'lyme-terracotta-pot', color: 1, at: [0.75, -0.5, 0], cast: { plant: 'grass' }, again: true },
        { handle: 'quonset-watering-can', color: 0, at: [1.15, -1.15, 0], turn: -20 },
        { handle: 'orrin-rechargeable-lantern', color: 1, at: [0.25, -2.0, 0] },
        { handle: 'jubilee-deck-storage-bench', at: [-3.3, -0.6, 0] },
      ],
    },
    [
      {
        name: 'bistro-corner',
        alt: 'A paved garden corner with a marigold bistro set under an ivory umbrella, a green grill and pots along a cedar screen',
        camera: { at: [0.2, -6.0, 1.5], to: [-0.1, 0, 0.98], lens: 32 },
        words: 'right',
        upright: 0.42,
      },
      {
        name: 'breakfast-outside',
        detail: true,
        alt: 'A marigold bistro table with a lantern and two folding chairs before a cedar screen and planters of grass',
        camera: { at: [0.5, -4.1, 1.2], to: [-0.55, -1.2, 0.62], lens: 40 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 9,
        depth: 7,
        height: 1.95,
        wall: '#5b554b',
        floor: 'deck',
        right: false,
        ceiling: false,
        fittings: { battens: { color: '#5f4a38', to: 1.9 } },
      },
      light: { sun: 0.6, fill: 26, world: 0.22, above: '#6f86a8', turn: 34, rise: 14, warmth: 1 },
      items: [
        { handle: 'cuttyhunk-gas-fire-table', color: 1, at: [0, -2.0, 0] },
        { handle: 'lamoille-folding-adirondack', at: [-1.25, -1.55, 0], turn: 44 },
        { handle: 'lamoille-folding-adirondack', at: [1.3, -1.5, 0], turn: -44, again: true },
        { handle: 'lamoille-folding-adirondack', at: [0.05, -0.75, 0], turn: 4, again: true },
        { handle: 'orrin-rechargeable-lantern', color: 2, at: [-1.75, -0.75, 0], glow: 5 },
        { handle: 'orrin-rechargeable-lantern', color: 2, at: [1.95, -0.7, 0], glow: 5, again: true },
        { handle: 'nell-porch-lantern', color: 1, at: [-0.9, -0.03, 1.4], glow: 5 },
        { handle: 'nell-porch-lantern', color: 1, at: [1.0, -0.03, 1.4], glow: 5, again: true },
        { handle: 'kelso-fiberstone-planter', color: 1, at: [-2.4, -0.5, 0], cast: { plant: 'grass' } },
        { handle: 'tundra-fleece-blanket', color: 2, at: [1.28, -1.5, 0.42], turn: -44 },
        { handle: 'log-carrier-basket', color: 1, at: [0.75, -0.75, 0] },
      ],
    },
    [
      {
        name: 'fire-table-at-dusk',
        alt: 'A terrace at dusk: folding Adirondack chairs around a gas fire table, lanterns along a dark cedar screen',
        camera: { at: [0.25, -5.6, 1.35], to: [0, 0, 0.78], lens: 33 },
        exposure: 0.5,
        night: 1.2,
        tint: '#fff0dc',
        words: 'left',
        upright: 0.5,
      },
    ],
  ),
];
