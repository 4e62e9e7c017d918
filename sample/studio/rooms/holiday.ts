import type { Room } from './room.ts';

/** The weeks before the year ends. */
export const holiday: readonly Room[] = [
  {
    name: 'holiday-living-room',
    alt: 'A living room before the holidays: a spruce with baubles, a wingback chair beside it, presents on a garnet rug, a wreath on the wall',
    shell: {
      width: 6.4,
      depth: 5.6,
      height: 2.75,
      wall: '#d8cdbb',
      floor: 'oak',
      dado: '#cfc4b1',
      dado_height: 0.9,
      window: { from: 1.2, to: 3.2, sill: 0.4, head: 2.4 },
    },
    light: { sun: 3, sky: 150, fill: 55, turn: 22, rise: 24, warmth: 0.8 },
    camera: { at: [-0.05, -5.3, 1.3], to: [-0.05, 0, 0.95], lens: 30 },
    tint: '#fff6ea',
    words: 'left',
    upright: 0.65,
    items: [
      { handle: 'black-hills-spruce-tree', at: [1.65, -0.8, 0], cast: { baubles: true } },
      { handle: 'jessamy-wingback', color: 2, at: [0.3, -0.75, 0], turn: 22 },
      { handle: 'kirman-border-rug', at: [0.75, -1.75, 0], size: { width: 110, depth: 80, height: 0.4 } },
      { handle: 'bay-leaf-dried-wreath', at: [0.2, -0.035, 1.72] },
      { handle: 'delphine-pedestal-table', at: [-0.45, -0.6, 0] },
      { handle: 'pillar-candle-set', at: [-0.45, -0.6, 0.559] },
      { handle: 'early-riser-coffee-gift', at: [1.05, -1.25, 0.01], turn: 20 },
      { handle: 'bakers-first-gift-set', at: [1.5, -1.6, 0.01], turn: -15 },
      { handle: 'bellamy-tripod-lamp', color: 1, at: [-1.15, -0.5, 0], glow: 2.5 },
    ],
  },
];
