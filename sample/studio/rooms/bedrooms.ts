import { type Room, seenFrom } from './room.ts';

/** Bedrooms seen from several places. */
export const bedrooms: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 5.8,
        depth: 5.6,
        height: 2.7,
        wall: '#d6b8a4',
        floor: 'pale',
        window: { from: 0.9, to: 3.4, sill: 0.45, head: 2.4 },
        fittings: { panels: { from: -2.8, to: 2.8, count: 4, low: 0.3, high: 2.4, color: '#d9bca9' } },
      },
      light: { sun: 5.5, sky: 240, fill: 75, turn: 20, rise: 25, warmth: 0.65 },
      items: [
        { handle: 'quill-upholstered-bed', color: 0, at: [-0.35, -1.14, 0] },
        { handle: 'flint-round-nightstand', color: 0, at: [-1.52, -0.32, 0] },
        { handle: 'flint-round-nightstand', color: 0, at: [0.82, -0.32, 0], again: true },
        { handle: 'morrow-alabaster-lamp', at: [-1.52, -0.3, 0.61], glow: 1.6 },
        { handle: 'morrow-alabaster-lamp', at: [0.76, -0.28, 0.61], glow: 1.6, again: true },
        { handle: 'tessel-hand-tufted-rug', color: 0, at: [-0.2, -1.85, 0], size: { width: 118, depth: 90, height: 0.8 } },
        { handle: 'selvedge-linen-throw', color: 1, at: [-0.1, -1.75, 0.6], turn: 6 },
        { handle: 'linnea-washed-linen-pillow', color: 1, at: [-0.35, -0.62, 0.62], lean: -12 },
        { handle: 'cedar-and-smoke-candle', at: [0.92, -0.38, 0.61] },
        { handle: 'isla-wide-dresser', color: 0, at: [2.05, -0.3, 0], turn: 0 },
        { handle: 'trine-porcelain-bottle-vase', color: 0, at: [2.4, -0.28, 0.89] },
        { handle: 'easel-brass-photo-frame', at: [1.75, -0.32, 0.89], turn: 14 },
        { handle: 'dalby-storage-bench', color: 0, at: [-0.35, -2.55, 0.012] },
        { handle: 'cosima-beaded-chandelier', at: [-0.35, -1.6, 2.0], hangs: true },
      ],
    },
    [
      {
        name: 'clay-bedroom',
        detail: true,
        alt: 'A panelled bedroom in clay: an oat upholstered bed, round nightstands with glowing alabaster, a bench at its foot and an ash dresser',
        camera: { at: [0.75, -5.3, 1.45], to: [0.1, 0, 0.78], lens: 32 },
      },
      {
        name: 'bedside',
        detail: true,
        alt: 'A round bone nightstand with a glowing alabaster cylinder and a candle beside an oat upholstered headboard',
        camera: { at: [1.55, -2.5, 1.05], to: [0.55, -0.3, 0.74], lens: 42, stop: 3.5 },
      },
      {
        name: 'ash-dresser',
        alt: 'A wide ash dresser with a white bottle vase and a small brass frame on a panelled clay wall',
        camera: { at: [1.2, -3.0, 1.2], to: [1.95, 0, 0.9], lens: 40 },
        words: 'left',
        upright: 0.62,
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 5.6,
        depth: 5.6,
        height: 2.6,
        wall: '#e3ddd0',
        floor: 'oak',
        window: { from: 0.8, to: 3.2, sill: 0.5, head: 2.3 },
        fittings: { shiplap: { color: '#dfe0d8', to: 1.3 } },
      },
      light: { sun: 6, sky: 250, fill: 80, turn: 18, rise: 24, warmth: 0.6 },
      items: [
        { handle: 'pinwheel-patchwork-quilt', color: 1, at: [0, -1.12, 0] },
        { handle: 'dover-open-nightstand', color: 2, at: [-1.12, -0.26, 0] },
        { handle: 'dover-open-nightstand', color: 2, at: [1.12, -0.26, 0], again: true },
        { handle: 'imogen-pleated-lamp', color: 0, at: [-1.12, -0.25, 0.61], glow: 1.5 },
        { handle: 'imogen-pleated-lamp', color: 0, at: [1.12, -0.25, 0.61], glow: 1.5, again: true },
        { handle: 'hadley-washable-cotton-rug', color: 2, at: [0, -2.0, 0], size: { width: 110, depth: 84, height: 0.2 } },
        { handle: 'field-notes-print-set', color: 1, at: [0, -0.005, 1.75] },
        { handle: 'holloway-tall-chest', color: 1, at: [2.1, -0.28, 0] },
        { handle: 'sorrel-dipped-vase', color: 0, at: [2.2, -0.28, 1.22] },
        { handle: 'willow-laundry-basket', at: [-1.75, -0.7, 0], turn: 20 },
        { handle: 'fair-isle-knit-pillow', color: 0, at: [0, -0.66, 0.62], lean: -12 },
      ],
    },
    [
      {
        name: 'quilt-bedroom',
        detail: true,
        alt: 'A country bedroom: an oak bed under a delft blue patchwork quilt, pine green nightstands with pleated lamps, a sage chest of drawers',
        camera: { at: [0.55, -5.2, 1.45], to: [0.2, 0, 0.8], lens: 32 },
      },
      {
        name: 'quilt-close',
        detail: true,
        alt: 'A delft blue patchwork quilt and white pillows in morning light, a pleated lamp on a green nightstand',
        camera: { at: [1.5, -3.1, 1.3], to: [-0.25, -0.8, 0.66], lens: 38, stop: 4 },
      },
    ],
  ),
  ...seenFrom(
    {
      shell: {
        width: 5.8,
        depth: 5.6,
        height: 2.7,
        wall: '#414b4d',
        floor: 'dark',
        skirting: '#394244',
        window: { from: 0.9, to: 3.2, sill: 0.45, head: 2.4 },
      },
      light: { sun: 4.5, sky: 220, fill: 40, turn: 18, rise: 22, warmth: 0.8, world: 0.14 },
      items: [
        { handle: 'umber-leather-bed', color: 0, at: [-0.2, -1.14, 0] },
        { handle: 'bramble-nightstand', color: 1, at: [-1.4, -0.3, 0] },
        { handle: 'bramble-nightstand', color: 1, at: [1.0, -0.3, 0], again: true },
        { handle: 'remy-bankers-lamp', at: [-1.4, -0.3, 0.661], glow: 2 },
        { handle: 'lyra-mushroom-lamp', color: 1, at: [1.0, -0.3, 0.661], glow: 2.5 },
        { handle: 'lund-shag-rug', color: 0, at: [0, -1.9, 0], size: { width: 112, depth: 84, height: 1.5 } },
        { handle: 'weft-study-framed-weaving', color: 0, at: [-0.2, -0.005, 1.72] },
        { handle: 'larkspur-cashmere-blend-blanket', color: 0, at: [-0.15, -1.85, 0.6], turn: 4 },
        { handle: 'orsay-velvet-pillow', color: 0, at: [-0.2, -0.66, 0.6], lean: -12 },
        { handle: 'halsey-swivel-chair', color: 0, at: [1.95, -1.15, 0.012], turn: -34 },
      ],
    },
    [
      {
        name: 'dark-bedroom',
        alt: 'A bedroom in slate: a cognac leather bed with pale linen, walnut nightstands with lit lamps, an ivory swivel chair',
        camera: { at: [0.7, -5.2, 1.4], to: [0.15, 0, 0.8], lens: 32 },
        exposure: 0.85,
      },
    ],
  ),
];
