import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { pageId } from '../content/page.schemas.ts';
import { orderNumber } from '../orders/orders.schemas.ts';
import { bannerActions, maxBanners, maxNoted, maxSecondsToOrder, visitSteps } from './visits.rules.ts';

/** Words that were searched for. */
const text = z.string().min(1).max(200);
/** A banner's name on its page (`../content/banners.ts`). */
const banner = z.string().min(1).max(200);

const noted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: z.enum(visitSteps) }),
  /** Results were shown: how many products the text found. */
  z.object({ kind: z.literal('search'), text, found: z.int().min(0).max(10_000_000) }),
  /** A product among the results was opened, or put into the cart. */
  z.object({ kind: z.literal('led'), text, to: z.enum(['product', 'cart']) }),
  /** Banners of a content page were in view, or clicked. */
  z.object({ kind: z.literal('banners'), action: z.enum(bannerActions), page: pageId, banners: z.array(banner).min(1).max(maxBanners) }),
  /** An order was placed; the banner is the last that was clicked before, so many seconds ago. */
  z.object({ kind: z.literal('ordered'), page: pageId, banner, orderNumber, seconds: z.int().min(0).max(maxSecondsToOrder) }),
]);
export type Noted = z.infer<typeof noted>;

export const visitDeclarations = {
  note: {
    name: 'figures.note',
    summary: 'Record visit events',
    description: 'Counted by day, without the visitor. Ignores crawlers and visitors who opted out.',
    body: z.object({ events: z.array(noted).min(1).max(maxNoted) }),
    response: z.object({ ok: z.literal(true) }),
    isLogged: false,
  },
} satisfies Declarations;
