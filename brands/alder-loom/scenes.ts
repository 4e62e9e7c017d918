/** Pictures of rooms as content blocks take them, with hot spots in per cent. Written by `sample/studio/rooms/run.ts`. */
export const scenes = {
  'sunlit-living-room': {
    image: { asset: 'scenes/sunlit-living-room.webp' },
    upright: { asset: 'scenes/sunlit-living-room-upright.webp' },
    alt: 'A sunlit living room: a moss green linen sofa on an ivory rug, an oval oak table before it, a wide photograph above',
    spots: [
      { x: 64.5, y: 61.8, product: { handle: 'marlow-track-arm-sofa' } },
      { x: 66.8, y: 88.2, product: { handle: 'fjord-border-rug' } },
      { x: 73, y: 72.9, product: { handle: 'thorne-oval-coffee-table' } },
      { x: 63.7, y: 25.7, product: { handle: 'mesa-at-six-photograph' } },
      { x: 91.8, y: 32.6, product: { handle: 'bellamy-tripod-lamp' } },
      { x: 37.9, y: 68.8, product: { handle: 'potted-faux-monstera' } },
      { x: 52.7, y: 52.1, product: { handle: 'linnea-washed-linen-pillow' } },
      { x: 77.7, y: 53.5, product: { handle: 'orsay-velvet-pillow' } },
      { x: 73.8, y: 64.6, product: { handle: 'sorrel-dipped-vase' } },
      { x: 64.5, y: 70.1, product: { handle: 'galley-wooden-tray' } },
      { x: 62.1, y: 67.4, product: { handle: 'cedar-and-smoke-candle' } },
    ],
  },
} as const;
