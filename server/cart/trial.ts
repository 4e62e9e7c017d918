import type { OutputOf } from '../../contract/api/endpoint.ts';
import type { promotionEndpoints, TriedOutcome } from '../../contract/merchandising/promotions.ts';
import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { findCustomerByEmail, ownerOfCustomer } from '../accounts/index.ts';
import { findIdsBySku, getOffers } from '../catalog/index.ts';
import type { RatesAt } from '../delivery/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type BrandPromotions, type Buyers, type CampaignTracking, type Considered, standingOf } from '../promotions/index.ts';
import { type Price, price } from './price.ts';
import { type PricedLine, priceLines } from './pricing.ts';

/** A made-up cart, for `npm run promotions -- explain` and the console. */
export interface TriedCart {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly codes: readonly string[];
  readonly campaign: CampaignTracking | null;
  /** The account's verified address, or that of a guest's order; null when unknown. */
  readonly email: string | null;
  readonly signedIn: boolean;
  /** Overrides what the address's orders say; undefined leaves it to them. */
  readonly firstOrder?: boolean | null;
  readonly paymentType: PaymentType | null;
  readonly country: 'US' | 'CA' | null;
}

interface TrialParts {
  readonly db: Db;
  readonly brandPromotions: BrandPromotions;
  readonly ratesAt: RatesAt;
  readonly buyers: Buyers;
  /** Of prices and stock. */
  readonly now: Date;
  /** Of promotions. */
  readonly at: Date;
}

export interface Trial {
  readonly lines: readonly PricedLine[];
  readonly made: Price;
  /** Codes that belong to no promotion, as typed. */
  readonly unknownCodes: readonly string[];
}

/** SKUs that no product has. */
export class UnknownSkus extends Error {
  readonly skus: readonly string[];
  constructor(skus: readonly string[]) {
    super(`Nothing has the SKU ${skus.join(', ')}`);
    this.skus = skus;
  }
}

/** Prices a hypothetical cart at today's prices and stock, exactly as a real one, and saves nothing. Throws `UnknownSkus`. */
export async function tryCart({ db, brandPromotions, ratesAt, buyers, now, at }: TrialParts, cart: TriedCart): Promise<Trial> {
  const ids = await findIdsBySku(
    db,
    cart.lines.map(({ sku }) => sku),
  );
  const unknown = cart.lines.filter(({ sku }) => !ids.has(sku)).map(({ sku }) => sku);
  if (unknown.length > 0) throw new UnknownSkus(unknown);
  const offers = await getOffers(db, [...ids.values()], { now });
  const quantities = new Map<number, number>();
  for (const { sku, quantity } of cart.lines) {
    const id = ids.get(sku) ?? 0;
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const asked = [...quantities].flatMap(([id, quantity]) => {
    const offer = offers.get(id);
    return offer ? [{ variationId: offer.variationId, quantity, priceSeen: offer.price.amount }] : [];
  });
  const lines = priceLines(asked, offers, now);
  const account = cart.signedIn && cart.email ? await findCustomerByEmail(db, cart.email) : null;
  const context = {
    ownerId: account ? ownerOfCustomer(account.customerId) : '',
    email: cart.email,
    signedIn: cart.signedIn,
    provedEmail: async () => cart.email,
    codes: cart.codes,
    campaign: cart.campaign,
    paymentType: cart.paymentType,
    storeCards: [],
    storeCardSince: null,
    checkoutUuid: null,
    productIds: lines.map(({ offer }) => offer.productId),
  };
  const found = await standingOf(db, brandPromotions, context, buyers, at);
  const customer = cart.firstOrder === undefined ? found.customer : { ...found.customer, firstOrder: cart.firstOrder };
  const destination = cart.country === null ? {} : { countryCode: cart.country };
  const rates = await ratesAt(brandPromotions.brand, now);
  const made = price({ lines, standing: { ...found, customer }, destination, rates, taxRates: null }, at);
  const known = new Set(found.entered.map(({ code }) => code));
  return { lines, made, unknownCodes: cart.codes.filter((code) => !known.has(code.replaceAll(/\s+/g, '').toUpperCase())) };
}

/** A trial for the console. */
export function presentTrial({ lines, made, unknownCodes }: Trial, at: Date): OutputOf<typeof promotionEndpoints.tryOut> {
  const { merchandise, discount, shipping, total, adjustments } = made.totals;
  const shippingDiscount = adjustments.filter(({ group }) => group === 'shipping').reduce((sum, { amount }) => sum + amount, 0);
  const considered = made.considered();
  const names = new Map(considered.map(({ promotion }) => [promotion.id, promotion.name]));
  return {
    lines: lines.map(({ offer, quantity, lineTotal, notice }) => ({
      sku: offer.sku,
      name: offer.variationName === offer.name ? offer.name : `${offer.name}, ${offer.variationName}`,
      quantity,
      price: offer.price.amount,
      lineTotal,
      notice: notice?.message ?? null,
      adjustments: [...(made.lines.get(offer.variationId)?.adjustments ?? [])],
    })),
    totals: { merchandise, discount, shipping, shippingDiscount, total },
    capped: made.promotions.capped,
    considered: considered.map((one) => presentOutcome(one, names)).sort((a, b) => rank(a) - rank(b)),
    unknownCodes: [...unknownCodes],
    at: at.toISOString(),
  };
}

const rank = ({ state }: TriedOutcome): number => (state === 'applied' ? 0 : state === 'beaten' ? 1 : 2);

function presentOutcome({ promotion: { id, name, label }, outcome }: Considered, names: ReadonlyMap<number, string>): TriedOutcome {
  const about = { promotionId: id, name, label, state: outcome.state };
  if (outcome.state === 'applied') return { ...about, amount: outcome.amount, why: null };
  if (outcome.state === 'beaten') return { ...about, amount: 0, why: names.get(outcome.by) ?? null };
  return { ...about, amount: 0, why: outcome.reason.message };
}
