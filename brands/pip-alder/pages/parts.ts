import type { AuthoredBlock, PictureByName } from '../../../contract/content/authored.ts';
import { scenes } from '../../alder-loom/scenes.ts';

/** Where a category is; its number is looked up when the content is taken in. */
export const toCategory = (path: string): string => `category:${path}`;

/** Products by their handles, in that order. */
export const products = (...handles: readonly string[]) => handles.map((handle) => ({ handle }));

/** A product's first picture. */
export const pictureOf = (handle: string): PictureByName => ({ picture_of: handle });

/** The family's nursery, as the studio has photographed it. */
export const nursery = scenes.nursery;

/** What every page ends with: the shop's promises. */
export const promises: AuthoredBlock = {
  type: 'service_strip',
  margins: { top: 'large', bottom: 'large' },
  items: [
    { icon: 'care', title: 'Tested past the standard', text: 'ASTM and CPSC, then a week with real children. Finishes one can lick.' },
    { icon: 'return', title: '30 days to think again', text: 'If it does not fit the room, or the child, it comes back.' },
    { icon: 'truck', title: 'Free delivery on $50 or more', text: 'To your door, with a date before you order.' },
  ],
};
