import { type Room, seenFrom } from './room.ts';

/** Baths. */
export const washing: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 5,
        depth: 5,
        height: 2.7,
        wall: '#d9ddd2',
        floor: 'checker',
        dado: '#eeebe2',
        dado_height: 1.05,
        window: { from: 0.7, to: 2.6, sill: 0.9, head: 2.3 },
        fittings: {
          outlook: { x: -0.75, width: 1.25, sill: 1.15, head: 2.3 },
          bathtub: { at: [-0.75, -0.8], width: 1.72, depth: 0.78, height: 0.6 },
          basin: { x: 1.45, width: 0.95, color: '#4f6257' },
        },
      },
      light: { sun: 5, sky: 230, fill: 75, turn: 26, rise: 30, warmth: 0.5 },
      items: [
        { handle: 'marais-linen-curtain-panel', at: [-1.62, -0.13, 0.25] },
        { handle: 'teak-shower-stool', at: [0.42, -1.05, 0], turn: 14 },
        { handle: 'aegean-cotton-towel-set', color: 4, at: [0.42, -1.05, 0.458], turn: 10 },
        { handle: 'tufted-cotton-bath-mat', color: 0, at: [-0.6, -1.62, 0], turn: 2 },
        { handle: 'capsule-medicine-mirror', color: 1, at: [1.45, -0.03, 1.62] },
        { handle: 'kittery-bath-sconce', at: [1.02, -0.02, 1.56] },
        { handle: 'kittery-bath-sconce', at: [1.88, -0.02, 1.56], again: true },
        { handle: 'fieldstone-soap-dispenser', color: 2, at: [1.72, -0.3, 0.85] },
        { handle: 'linen-guest-hand-towels', color: 0, at: [1.14, -0.3, 0.85], turn: 8 },
        { handle: 'steward-canvas-hamper', at: [2.15, -1.0, 0] },
        { handle: 'stilt-plant-stand', at: [-1.95, -0.75, 0] },
        { handle: 'turkish-flat-towel', color: 1, at: [2.08, -0.42, 0.0] },
      ],
    },
    [
      {
        name: 'bath-by-the-window',
        alt: 'A bathroom with a free-standing bath under a garden window, clay towels on a teak stool, a green washstand and checkered stone',
        camera: { at: [0.35, -4.7, 1.4], to: [0.15, 0, 0.92], lens: 32 },
      },
      {
        name: 'towels-by-the-bath',
        detail: true,
        alt: 'A stack of clay cotton towels on a teak stool beside a white bath, a thick mat on checkered stone',
        camera: { at: [1.15, -3.1, 1.0], to: [-0.1, -0.9, 0.56], lens: 42, stop: 3.5 },
        words: 'left',
        upright: 0.6,
      },
      {
        name: 'green-washstand',
        detail: true,
        alt: 'A green washstand with a stone top, a brass capsule mirror between two porcelain sconces, linen hand towels and a terracotta soap dispenser',
        camera: { at: [1.0, -2.9, 1.4], to: [1.5, 0, 1.18], lens: 38 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 4.4,
        depth: 4.4,
        height: 2.6,
        wall: '#d8c5b2',
        floor: 'stone',
        window: { from: 0.5, to: 2.2, sill: 0.9, head: 2.2 },
        fittings: { ledge: { x: 0.3, z: 1.42, width: 1.1, depth: 0.2, color: '#b98d54' } },
      },
      light: { sun: 5, sky: 220, fill: 70, turn: 22, rise: 28, warmth: 0.6 },
      items: [
        { handle: 'perch-tall-bath-shelf', at: [-0.85, -0.2, 0] },
        { handle: 'organic-plush-bath-sheet', color: 1, at: [-0.85, -0.2, 0.47] },
        { handle: 'waffle-weave-towel', color: 0, at: [-0.85, -0.2, 0.86] },
        { handle: 'linen-guest-hand-towels', color: 2, at: [-0.85, -0.2, 1.25] },
        { handle: 'forge-towel-bar-set', at: [0.3, -0.005, 1.12] },
        { handle: 'apothecary-glass-dispenser-pair', color: 2, at: [0.02, -0.11, 1.42] },
        { handle: 'fig-leaf-candle', at: [0.34, -0.11, 1.42] },
        { handle: 'plumb-trailing-planter', at: [0.66, -0.11, 1.42] },
        { handle: 'sorter-rattan-hamper', at: [0.3, -0.32, 0] },
        { handle: 'looped-chenille-runner', color: 2, at: [0.1, -1.15, 0], turn: 3 },
        { handle: 'ainsley-backless-stool', color: 0, at: [1.15, -0.6, 0], turn: 20 },
        { handle: 'terrazzo-bath-set', color: 1, at: [1.15, -0.6, 0.64], turn: 16 },
      ],
    },
    [
      {
        name: 'linen-shelf',
        detail: true,
        alt: 'An ash bath shelf with towels in fern, natural and blue, a rattan hamper and a wooden ledge with amber and black bottles',
        camera: { at: [0.35, -3.6, 1.3], to: [0.0, 0, 0.95], lens: 34 },
      },
      {
        name: 'bath-ledge',
        detail: true,
        alt: 'A wooden ledge above a brass towel bar: black soap bottles, a fig candle and a trailing plant on a clay wall',
        camera: { at: [0.55, -2.0, 1.5], to: [0.35, 0, 1.38], lens: 42, stop: 4 },
      },
    ],
  ),
];
