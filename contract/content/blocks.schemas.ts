import { z } from 'zod';
import { countdownBanner, multiSizeBanner, splitBanner } from './banners.schemas.ts';
import { deliveryRates, factsList, questionsList, storeCard } from './documents.schemas.ts';
import { categoryRow, productGrid, shoppableRoom } from './goods.schemas.ts';
import { allDepartmentsList, creditStrip, serviceStrip, story, textBlock, videoTileGrid } from './stories.schemas.ts';

/** Any block of a content page, by its `type` (spec §3). One schema for editor, API and renderer. */
export const contentBlock = z.discriminatedUnion('type', [
  multiSizeBanner,
  splitBanner,
  countdownBanner,
  productGrid,
  categoryRow,
  shoppableRoom,
  textBlock,
  story,
  videoTileGrid,
  allDepartmentsList,
  serviceStrip,
  creditStrip,
  factsList,
  questionsList,
  deliveryRates,
  storeCard,
]);
export type ContentBlock = z.output<typeof contentBlock>;
export type BlockType = ContentBlock['type'];
/** A block of one type. */
export type BlockOf<T extends BlockType> = Extract<ContentBlock, { type: T }>;
