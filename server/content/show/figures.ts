import type { ContentPage } from '../../../contract/content/page.schemas.ts';
import type { FlatShippingMetaData } from '../../../contract/content/site.schemas.ts';
import type { ReturnPayer, ReturnTerms } from '../../../contract/settings/returns.ts';
import type { Config } from '../../platform/config/config.ts';
import { formatDollars, formatShortDollars } from '../../platform/format-dollars.ts';

/** What texts can name: the figures of standard delivery, the returns policy, and when cards are charged. */
export interface Figures {
  readonly shipping: FlatShippingMetaData;
  readonly returns: ReturnTerms;
  readonly capture: Config['capture'];
}

const postage = {
  customer: 'You pay for sending it back, unless something is our fault.',
  shop: 'Sending it back is free.',
} as const satisfies Readonly<Record<ReturnPayer, string>>;

const charged = {
  placed: 'the order is placed',
  shipped: 'the order ships',
} as const satisfies Readonly<Record<Config['capture'], string>>;

const figures: ReadonlyMap<string, (of: Figures) => string> = new Map<string, (of: Figures) => string>([
  ['{free_shipping_from}', ({ shipping }) => formatShortDollars(shipping.threshold.amount + 1)],
  ['{shipping_rate}', ({ shipping }) => formatDollars(shipping.rate.amount)],
  ['{return_days}', ({ returns }) => String(returns.days)],
  ['{vault_return_days}', ({ returns }) => String(Math.min(returns.vaultDays, returns.days))],
  ['{return_arrive_days}', ({ returns }) => String(returns.arriveDays)],
  ['{return_postage}', ({ returns }) => postage[returns.paidBy]],
  ['{card_charged}', ({ capture }) => charged[capture]],
]);

/** The names that texts can use. */
export const figureNames: readonly string[] = [...figures.keys()];

const named = /\{[a-z_]+\}/g;

/** Fills in the figures that a page's texts name, such as `{free_shipping_from}` ($50) or `{return_days}`; so texts stay true when they change. */
export function withFigures(page: ContentPage, of: Figures): ContentPage {
  const text = JSON.stringify(page);
  const filled = text.replace(named, (name) => figures.get(name)?.(of) ?? name);
  return filled === text ? page : JSON.parse(filled);
}
