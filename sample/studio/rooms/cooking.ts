import { type Room, seenFrom } from './room.ts';

/** Kitchens: a counter with what is on it, in close-up. */
export const cooking: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 5,
        depth: 4.4,
        height: 2.7,
        wall: '#e4ddcf',
        floor: 'oak',
        tiles: '#dfe3da',
        tiled: 1.45,
        window: { from: 0.1, to: 1.7, sill: 1.0, head: 2.3 },
        counter: { height: 0.9, depth: 0.64, front: '#7d6a55', top: '#e3dccf' },
        fittings: { ledge: { x: 0.35, z: 1.62, width: 1.7, depth: 0.24, color: '#9a6f45' } },
      },
      light: { sun: 4.5, sky: 180, fill: 70, turn: 30, rise: 26, warmth: 0.5 },
      items: [
        { handle: 'stand-mixer-compact', color: 1, at: [-0.55, -0.32, 0.9], turn: -24 },
        { handle: 'victoria-mixing-bowl-set', at: [-0.12, -0.36, 0.9] },
        { handle: 'bread-board-paddle', at: [-0.95, -0.07, 1.0], lean: 80 },
        { handle: 'linen-dinner-napkins', color: 2, at: [0.22, -0.42, 0.9], turn: 14 },
        { handle: 'toaster-long-slot', color: 0, at: [0.68, -0.3, 0.9], turn: 8 },
        { handle: 'slowpour-ceramic-coffee-pot', color: 0, at: [1.12, -0.34, 0.9], turn: 20 },
        { handle: 'potters-mug-set', color: 1, at: [1.38, -0.4, 0.9] },
        { handle: 'crock-utensil-holder', color: 2, at: [-0.92, -0.26, 0.9] },
        { handle: 'supper-shallow-bowls', color: 1, at: [-0.22, -0.13, 1.62] },
        { handle: 'tidal-dinnerware-set', color: 0, at: [0.15, -0.13, 1.62] },
        { handle: 'pinch-spice-crocks', color: 1, at: [0.58, -0.12, 1.62] },
        { handle: 'sill-enamel-plant-pot', color: 0, at: [0.98, -0.12, 1.62] },
        { handle: 'york-counter-stool', color: 1, at: [0.45, -1.15, 0], turn: 170 },
        { handle: 'york-counter-stool', color: 1, at: [1.25, -1.12, 0], turn: 190, again: true },
        { handle: 'compost-pail-counter', color: 1, at: [1.72, -0.3, 0.9] },
        { handle: 'medina-wool-runner', color: 0, at: [-0.2, -1.25, 0], turn: 90 },
      ],
    },
    [
      {
        name: 'baking-morning',
        detail: true,
        alt: 'A kitchen counter ready for baking: a robin’s egg stand mixer, steel bowls, an ash paddle board and a celadon crock of spoons',
        camera: { at: [-0.2, -2.0, 1.35], to: [-0.42, -0.25, 1.08], lens: 42, stop: 4 },
      },
      {
        name: 'coffee-corner',
        detail: true,
        alt: 'A coffee corner: a cream toaster, a white coffee pot and denim mugs under a shelf of plates and a potted herb',
        camera: { at: [0.75, -2.15, 1.45], to: [0.85, -0.2, 1.22], lens: 40, stop: 4.5 },
      },
      {
        name: 'family-kitchen',
        alt: 'A kitchen with walnut stools at the counter, a shelf of stoneware above glazed tiles and a rust runner on the floor',
        camera: { at: [0.6, -4.2, 1.4], to: [0.2, 0, 0.98], lens: 32 },
        exposure: 1.9,
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 4.6,
        depth: 4.2,
        height: 2.7,
        wall: '#4c5650',
        floor: 'dark',
        skirting: '#444e48',
        tiles: '#4e5a54',
        tiled: 1.28,
        window: { from: 0.1, to: 1.5, sill: 1.0, head: 2.3 },
        counter: { height: 0.9, depth: 0.64, front: '#2f3733', top: '#6a6b68' },
      },
      light: { sun: 4.5, sky: 200, fill: 40, turn: 26, rise: 24, warmth: 0.65, world: 0.14 },
      items: [
        { handle: 'emberline-dutch-oven', color: 2, at: [0.42, -0.36, 0.9], turn: 14 },
        { handle: 'flapjack-cast-iron-skillet', at: [0.95, -0.36, 0.9], turn: 150 },
        { handle: 'butcher-end-grain-board', color: 0, at: [0.12, -0.08, 1.06], lean: 80 },
        { handle: 'sixpence-knife-block-set', color: 1, at: [0.72, -0.2, 0.9], turn: -14 },
        { handle: 'olive-wood-utensil-set', at: [1.12, -0.17, 0.9] },
        { handle: 'gooseneck-kettle', color: 1, at: [1.42, -0.34, 0.9], turn: -30 },
        { handle: 'mezze-small-bowl-set', color: 0, at: [0.08, -0.46, 0.9] },
        { handle: 'talbot-dome-pendant', color: 3, at: [0.75, -0.5, 1.68], hangs: true, glow: 1.5 },
      ],
    },
    [
      {
        name: 'dark-kitchen',
        alt: 'A dark green kitchen counter with a cream Dutch oven, an end-grain board, a knife block and a crock of olive wood under a chalk pendant',
        camera: { at: [-0.15, -2.5, 1.4], to: [0.1, -0.2, 1.18], lens: 38, stop: 4.5 },
        exposure: 0.46,
        words: 'left',
        upright: 0.66,
      },
      {
        name: 'pots-on-stone',
        detail: true,
        alt: 'A cream Dutch oven on grey stone with small earthenware bowls and a maple board behind',
        camera: { at: [0.2, -1.6, 1.25], to: [0.3, -0.3, 1.02], lens: 50, stop: 3.5 },
        exposure: 0.75,
      },
    ],
  ),
];
