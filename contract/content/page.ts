import { z } from 'zod';
import { menuDepartment, productCard } from '../catalog.ts';
import { countdownBanner, multiSizeBanner, splitBanner } from './banners.ts';
import { contentBlock } from './blocks.ts';
import { categoryRow, hotSpot, productGrid, shoppableRoom } from './goods.ts';
import { contentImage, line } from './parts.ts';
import { allDepartmentsList, creditStrip, serviceStrip, story, textBlock, videoTileGrid } from './stories.ts';

/** A page's id, which is its path: `deals` is served at `/deals`, `homepage` at `/` (rulings: Routes). */
export const pageId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A content page as editors write and the store keeps it. */
export const contentPage = z.object({
  page_id: pageId,
  /** The document's title and, where no hero gives another, the page's heading. */
  title: line.min(1).meta({ title: 'Title', description: 'The browser’s tab and, where no hero opens the page, its heading.' }),
  /** For search engines and shared links. */
  description: z.string().trim().max(300).meta({ title: 'Description', description: 'For search engines and shared links.' }),
  /** For shared links. */
  image: contentImage.nullable().default(null).meta({ title: 'Picture for shared links' }),
  /** Search engines keep out, e.g. of `sandbox`. */
  noindex: z.boolean().default(false).meta({ title: 'Search engines keep out' }),
  blocks: z.array(contentBlock).max(60),
});
export type ContentPage = z.output<typeof contentPage>;

export const resolvedGrid = productGrid.extend({ products: z.array(productCard) });
export const resolvedRow = categoryRow.extend({
  category_link: z.object({ title: z.string(), slug: z.string(), taxonomyId: z.int() }),
  products: z.array(productCard),
});
export const resolvedRoom = shoppableRoom.extend({ hot_spots: z.array(hotSpot.extend({ card: productCard })) });
export const resolvedDepartments = allDepartmentsList.extend({ departments: z.array(menuDepartment) });

/** A block as it is shown: with the cards, categories and departments it is about. Blocks left with nothing to show are left out. */
export const shownBlock = z.discriminatedUnion('type', [
  multiSizeBanner,
  splitBanner,
  countdownBanner,
  resolvedGrid,
  resolvedRow,
  resolvedRoom,
  textBlock,
  story,
  videoTileGrid,
  resolvedDepartments,
  serviceStrip,
  creditStrip,
]);
export type ShownBlock = z.output<typeof shownBlock>;
/** A shown block of one type. */
export type ShownBlockOf<T extends ShownBlock['type']> = Extract<ShownBlock, { type: T }>;

/** A published page as it stands at a moment. */
export const shownPage = contentPage.extend({
  blocks: z.array(shownBlock),
  /** Names by which the page is purged: for the page module's cache policy. */
  tags: z.array(z.string()),
});
export type ShownPage = z.output<typeof shownPage>;
