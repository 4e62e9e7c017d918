/** A film of a product: its photographs in sequence, each slowly zooming in. */
export interface Film {
  handle: string;
  title: string;
  /** Below `sample/media/`, in their order; square. */
  pictures: readonly string[];
}

const mainViews = (handle: string, colors: number) => Array.from({ length: colors }, (_, color) => `${handle}/main-${color}.webp`);

/** Every film of the studio. */
export const films: readonly Film[] = [
  {
    handle: 'marlow-track-arm-sofa',
    title: 'The Marlow sofa in its four colors, and at home',
    pictures: [...mainViews('marlow-track-arm-sofa', 4), 'scenes/sunlit-living-room-marlow-track-arm-sofa.webp'],
  },
  {
    handle: 'hollis-stoneware-lamp',
    title: 'The Hollis lamp in its four glazes, by day and by night',
    pictures: [
      ...mainViews('hollis-stoneware-lamp', 4),
      'scenes/evening-study-hollis-stoneware-lamp.webp',
      'scenes/oak-bedroom-hollis-stoneware-lamp.webp',
    ],
  },
];
