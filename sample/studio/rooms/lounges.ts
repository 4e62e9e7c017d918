import { type Room, seenFrom } from './room.ts';

/** Living rooms seen from several places. */
export const lounges: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 6.2,
        depth: 5.6,
        height: 2.7,
        wall: '#d9d2c3',
        floor: 'oak',
        window: { from: 0.8, to: 3.2, sill: 0.3, head: 2.4 },
        fittings: {
          hearth: { x: 0, width: 1.7, color: '#e9e3d6', mantel: 1.16, fire: 5 },
          panels: [
            { from: -3.0, to: -1.05, count: 2, low: 0.3, high: 2.45, color: '#ddd6c8' },
            { from: 1.05, to: 3.0, count: 2, low: 0.3, high: 2.45, color: '#ddd6c8' },
          ],
        },
      },
      light: { sun: 5, sky: 240, fill: 70, turn: 26, rise: 28, warmth: 0.65 },
      items: [
        { handle: 'halsey-swivel-chair', color: 2, at: [-1.35, -1.45, 0.006], turn: 52 },
        { handle: 'halsey-swivel-chair', color: 2, at: [1.4, -1.4, 0.006], turn: -48, again: true },
        { handle: 'aldous-hand-knotted-rug', color: 1, at: [0, -1.85, 0], size: { width: 120, depth: 92, height: 0.4 } },
        { handle: 'ursa-marble-coffee-table', color: 1, at: [0.02, -1.85, 0.01] },
        { handle: 'lacquer-nesting-trays', color: 0, at: [-0.06, -1.88, 0.366], turn: 12 },
        { handle: 'mesa-at-six-photograph', at: [0, -0.005, 1.72] },
        { handle: 'bracken-mantel-clock', color: 1, at: [-0.62, -0.13, 1.16] },
        { handle: 'lantern-lane-candlesticks', color: 2, at: [0.66, -0.13, 1.16], turn: 8 },
        { handle: 'gordian-oak-loop', at: [0.4, -0.12, 1.16], turn: 20 },
        { handle: 'floor-urn-terracotta', at: [-1.3, -0.4, 0] },
        { handle: 'log-carrier-basket', at: [1.28, -0.42, 0] },
        { handle: 'clove-reading-lamp', color: 1, at: [-2.15, -0.95, 0], turn: 60, glow: 1.6 },
        { handle: 'osprey-etagere', at: [2.3, -0.22, 0] },
        { handle: 'delphine-pedestal-table', at: [2.1, -1.25, 0.006] },
        { handle: 'potters-mug-set', color: 2, at: [2.12, -1.25, 0.566] },
        { handle: 'nubb-boucle-pillow', color: 1, at: [1.5, -1.33, 0.45], turn: -44, lean: -10 },
      ],
    },
    [
      {
        name: 'fireside',
        alt: 'A panelled living room with a fire burning: two sage swivel chairs on a clay rug, a green marble table between them, a clock and candles on the mantel',
        camera: { at: [0.25, -5.3, 1.5], to: [0.05, 0, 0.84], lens: 33 },
      },
      {
        name: 'fireside-chair',
        detail: true,
        alt: 'A sage swivel chair beside the fire, a brass reading lamp over its shoulder and a limewashed urn behind',
        camera: { at: [0.75, -3.7, 1.12], to: [-1.25, -0.8, 0.78], lens: 38, stop: 4 },
      },
      {
        name: 'mantel-shelf',
        detail: true,
        alt: 'A mantel shelf with a small clock, an oak loop and two candlesticks under a photograph of hills at dusk',
        camera: { at: [0.55, -2.45, 1.42], to: [0.02, 0, 1.3], lens: 42, stop: 4 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: { width: 6.6, depth: 6, height: 2.7, wall: '#c79d80', floor: 'pale', window: { from: 0.9, to: 3.6, sill: 0.25, head: 2.45 } },
      light: { sun: 6, sky: 260, fill: 80, turn: 24, rise: 26, warmth: 0.7 },
      items: [
        { handle: 'ellery-modular-sectional', at: [0.1, -0.6, 0.006] },
        { handle: 'esker-abstract-rug', at: [0.35, -2.15, 0], size: { width: 124, depth: 96, height: 0.5 } },
        { handle: 'zelda-plinth-table', at: [0.75, -1.85, 0.012] },
        { handle: 'gallery-seven-frame-set', color: 2, at: [0.25, -0.005, 1.62] },
        { handle: 'elowen-paper-lamp', at: [2.1, -0.5, 0] },
        { handle: 'linnea-washed-linen-pillow', color: 1, at: [0.2, -0.55, 0.44], turn: 8, lean: -8 },
        { handle: 'orsay-velvet-pillow', color: 0, at: [1.2, -0.55, 0.44], turn: -14, lean: -8 },
        { handle: 'chunky-arm-knit-throw', color: 0, at: [-0.95, -1.55, 0.44], turn: 8 },
        { handle: 'ikebana-dish-vase', at: [0.9, -1.95, 0.345] },
        { handle: 'arc-marble-bookends', at: [0.62, -1.7, 0.345], turn: 20 },
        { handle: 'marble-catchall-tray', color: 1, at: [0.68, -2.05, 0.345] },
        { handle: 'lyme-terracotta-pot', color: 1, at: [-2.1, -0.6, 0], cast: { plant: 'monstera' } },
        { handle: 'prescott-leather-pouf', at: [1.95, -2.0, 0.012], turn: 20 },
      ],
    },
    [
      {
        name: 'clay-lounge',
        alt: 'A living room in clay: an ivory modular sectional on a large abstract rug, a plinth table, a wall of framed pictures and a paper lamp',
        camera: { at: [0.55, -5.6, 1.45], to: [0.1, 0, 0.68], lens: 32 },
      },
      {
        name: 'plinth-table',
        alt: 'A low stone table with a dark dish, marble bookends and a leather pouf beside it on an abstract rug',
        camera: { at: [2.3, -3.7, 1.05], to: [0.75, -1.5, 0.36], lens: 42, stop: 3.5 },
      },
      {
        name: 'gallery-wall',
        alt: 'Seven framed pictures above an ivory sectional with clay and ochre pillows',
        camera: { at: [0.85, -3.3, 1.35], to: [0.4, 0, 1.2], lens: 38 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 6,
        depth: 5.6,
        height: 2.6,
        wall: '#e6e0d4',
        floor: 'oak',
        window: { from: 0.8, to: 3.2, sill: 0.5, head: 2.3 },
        fittings: { shiplap: { color: '#e7e2d7' }, outlook: { x: -0.9, width: 1.5, sill: 0.75, head: 2.2 } },
      },
      light: { sun: 5, sky: 240, fill: 80, turn: 30, rise: 32, warmth: 0.5 },
      items: [
        { handle: 'rowan-slipcovered-sofa', color: 2, at: [-0.85, -0.75, 0.006] },
        { handle: 'marais-linen-curtain-panel', at: [-1.82, -0.14, 0.05] },
        { handle: 'marais-linen-curtain-panel', at: [0.02, -0.14, 0.05], again: true },
        { handle: 'inverness-plaid-rug', color: 1, at: [-0.3, -2.0, 0], size: { width: 116, depth: 84, height: 0.3 } },
        { handle: 'wexford-trunk-table', color: 1, at: [-0.75, -1.95, 0.006] },
        { handle: 'jessamy-wingback', color: 0, at: [1.15, -1.25, 0.006], turn: -38 },
        { handle: 'finch-pharmacy-lamp', at: [1.98, -1.05, 0], turn: -60, glow: 1.6 },
        { handle: 'larkin-ladder-bookcase', color: 1, at: [1.75, -0.25, 0] },
        { handle: 'edda-stump-table', at: [0.55, -1.0, 0.006] },
        { handle: 'enamel-camp-mugs', color: 1, at: [0.55, -1.02, 0.466] },
        { handle: 'turned-wood-salad-bowl', color: 1, at: [-0.95, -1.95, 0.436] },
        { handle: 'fig-leaf-candle', at: [-0.5, -1.9, 0.436] },
        { handle: 'harbor-stripe-lumbar-pillow', at: [-0.85, -0.72, 0.47], lean: -8 },
        { handle: 'fair-isle-knit-pillow', color: 2, at: [1.17, -1.2, 0.47], turn: -38, lean: -10 },
        { handle: 'skye-mohair-throw', color: 1, at: [-1.45, -0.9, 0.47], turn: 5 },
        { handle: 'rope-nesting-baskets', color: 2, at: [-2.35, -0.6, 0] },
      ],
    },
    [
      {
        name: 'cottage-living-room',
        alt: 'A cottage living room: a faded blue slipcovered sofa before a garden window, a trunk for a table, a wingback chair and a ladder of books',
        camera: { at: [0.35, -5.2, 1.4], to: [-0.05, 0, 0.82], lens: 33 },
        exposure: 1.4,
      },
      {
        name: 'reading-chair',
        alt: 'A flax wingback chair with a knitted pillow, a brass lamp leaning over it, a stump of acacia for the cup, books behind',
        camera: { at: [0.15, -3.8, 1.15], to: [1.3, -0.6, 0.82], lens: 40, stop: 4 },
        words: 'left',
        upright: 0.56,
      },
      {
        name: 'window-seat-sofa',
        detail: true,
        alt: 'A faded blue sofa under a window on the garden, linen curtains on both sides, a mohair throw on the arm',
        camera: { at: [-1.6, -3.5, 1.2], to: [-0.8, 0, 0.98], lens: 35 },
      },
    ],
  ),
];
