import { type Room, seenFrom } from './room.ts';

/** Desks. */
export const working: readonly Room[] = [
  ...seenFrom(
    {
      shell: {
        width: 5.6,
        depth: 5,
        height: 2.7,
        wall: '#c9b9a4',
        floor: 'oak',
        window: { from: 0.8, to: 3.0, sill: 0.6, head: 2.4 },
        fittings: { outlook: { x: -0.6, width: 1.5, sill: 1.0, head: 2.3 } },
      },
      light: { sun: 5, sky: 240, fill: 75, turn: 22, rise: 27, warmth: 0.55 },
      items: [
        { handle: 'foss-standing-desk', color: 1, at: [-0.6, -0.5, 0], cast: { height: 0.74 } },
        { handle: 'vale-leather-dining-chair', color: 1, at: [-0.55, -1.15, 0.006], turn: 168 },
        { handle: 'osprey-etagere', color: 1, at: [1.15, -0.2, 0] },
        { handle: 'clove-reading-lamp', color: 0, at: [-1.75, -0.55, 0], turn: 40, glow: 1.5 },
        { handle: 'gannet-trellis-rug', color: 0, at: [-0.1, -1.7, 0], size: { width: 100, depth: 72, height: 0.9 } },
        { handle: 'desk-wastebasket-wood', color: 1, at: [0.35, -0.5, 0] },
        { handle: 'gideon-club-chair', color: 0, at: [1.55, -1.6, 0.012], turn: -38 },
        { handle: 'camber-c-table', color: 0, at: [0.85, -1.75, 0.012], turn: -20 },
        { handle: 'potters-mug-set', color: 2, at: [0.85, -1.75, 0.652] },
        { handle: 'stilt-plant-stand', color: 2, at: [1.95, -0.5, 0] },
      ],
    },
    [
      {
        name: 'garden-office',
        detail: true,
        alt: 'A home office before a garden window: a walnut standing desk, an espresso leather chair, a steel shelf and a cognac club chair',
        camera: { at: [0.45, -4.6, 1.4], to: [0.15, 0, 0.92], lens: 32 },
      },
      {
        name: 'club-chair',
        alt: 'A cognac leather club chair on a trellis rug with a black side table for the cup, a steel bookcase behind',
        camera: { at: [-0.1, -3.9, 1.1], to: [1.35, -1.0, 0.68], lens: 40, stop: 4 },
        words: 'left',
        upright: 0.58,
      },
    ],
  ),
];
