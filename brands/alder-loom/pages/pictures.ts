import type { PictureByName } from '../../../contract/content/authored.ts';

/** Rooms and stages that the pages show, each with the product whose own picture stands in until the studio has photographed it. */
const standIns = {
  'home-hero': 'ashby-boucle-sofa',
  'living-room': 'corwin-leather-sofa',
  bedroom: 'pembroke-platform-bed',
  'dining-room': 'leighton-extending-table',
  kitchen: 'emberline-dutch-oven',
  'reading-corner': 'gideon-club-chair',
  'home-office': 'ebbe-writing-desk',
  'kids-room': 'acorn-convertible-crib',
  porch: 'katahdin-adirondack',
  holiday: 'noble-fir-door-wreath',
  'black-friday': 'merritt-barrel-chair',
} as const;
export type Scene = keyof typeof standIns;

/** File names below `sample/media/`, of those that are photographed. */
const photographed: Partial<Record<Scene, string>> = {};

/** A room's photograph, or its stand-in: the one place where pages change from one to the other. */
export function scene(name: Scene): PictureByName {
  const file = photographed[name];
  return file ? { asset: file } : { picture_of: standIns[name] };
}

/** A product's first picture. */
export const pictureOf = (handle: string): PictureByName => ({ picture_of: handle });
