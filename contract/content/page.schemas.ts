import { z } from 'zod';
import { menuDepartment, productCard } from '../catalog/catalog.schemas.ts';
import { countdownBanner, multiSizeBanner, splitBanner } from './banners.schemas.ts';
import { contentBlock } from './blocks.schemas.ts';
import { deliveryRates, factsList, questionsList, storeCard } from './documents.schemas.ts';
import { categoryRow, hotSpot, productGrid, shoppableRoom } from './goods.schemas.ts';
import { contentImage, line, onlyWithStoreCard } from './parts.schemas.ts';
import { allDepartmentsList, creditStrip, serviceStrip, story, textBlock, videoTileGrid } from './stories.schemas.ts';

/** A page's id, which is its path: `deals` is served at `/deals`, `homepage` at `/` (rulings: Routes). */
export const pageId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A content page as written and stored. */
export const contentPage = z.object({
  page_id: pageId,
  /** The document's title and, without a hero, the page's heading. */
  title: line.min(1).meta({ title: 'Title', description: 'Shown in the browser tab, and as the heading of pages without a hero banner.' }),
  /** For search engines and shared links. */
  description: z.string().trim().max(300).meta({ title: 'Description', description: 'Shown by search engines and in shared links.' }),
  /** For shared links. */
  image: contentImage.nullable().default(null).meta({ title: 'Social sharing image' }),
  /** Excluded from search engines, such as `sandbox`. */
  noindex: z.boolean().default(false).meta({ title: 'Hide from search engines' }),
  only_with_store_card: onlyWithStoreCard,
  /** Set for documents such as help and terms; null for marketing pages. */
  document: z
    .object({
      lead: z.string().trim().max(600).default('').meta({ title: 'Lead', description: 'Opens the page, below its title.' }),
      /** ISO date. */
      since: z
        .string()
        .regex(/^(?:\d{4}-\d{2}-\d{2}|)$/, 'A date like 2026-11-01, or nothing')
        .default('')
        .meta({ title: 'Effective date', description: 'For rules: a date like 2026-11-01.' }),
    })
    .nullable()
    .default(null)
    .meta({ title: 'Document', description: 'Help, terms, company: with breadcrumbs, a lead, and the pages of its group beside it.' }),
  blocks: z.array(contentBlock).max(60),
});
export type ContentPage = z.output<typeof contentPage>;

const resolvedGrid = productGrid.extend({ products: z.array(productCard) });
const resolvedRow = categoryRow.extend({
  category_link: z.object({ title: z.string(), slug: z.string(), taxonomyId: z.int() }),
  products: z.array(productCard),
});
const resolvedRoom = shoppableRoom.extend({ hot_spots: z.array(hotSpot.extend({ card: productCard })) });
const resolvedDepartments = allDepartmentsList.extend({ departments: z.array(menuDepartment) });

/** A block for display, with its cards, categories and departments. Empty blocks are left out. */
const shownBlock = z.discriminatedUnion('type', [
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
  factsList,
  questionsList,
  deliveryRates,
  storeCard,
]);
export type ShownBlock = z.output<typeof shownBlock>;
/** A shown block of one type. */
export type ShownBlockOf<T extends ShownBlock['type']> = Extract<ShownBlock, { type: T }>;

/** A published page as of a moment. */
export const shownPage = contentPage.extend({
  blocks: z.array(shownBlock),
  /** Purge tags for the page module's cache policy. */
  tags: z.array(z.string()),
});
export type ShownPage = z.output<typeof shownPage>;
