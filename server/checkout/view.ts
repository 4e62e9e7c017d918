import type { CartLine } from '../../contract/cart/cart.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { plansFor } from '../../contract/credit/store-card.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { presentLine } from '../cart/index.ts';
import { presentAccount } from '../credit/index.ts';
import { type BoughtLine, findOrderByNumber, findOrderLines, presentTotals } from '../orders/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import { maskEmail } from '../platform/mask-email.ts';
import type { OrderedCheckout, StoredCheckout } from './checkout.ts';
import type { Contents } from './holding.ts';
import { type PricingParts, payable, standingAt } from './parts.ts';
import { type Pricing, quote } from './quote.ts';

type Common = Omit<Checkout, 'items' | 'totals' | 'promotions' | 'deliveryMethods' | 'deliveryMethod'>;

/** `total` in cents decides the plans. */
function storeCardOf({ storeCard }: PricingParts, total: number, now: Date): Checkout['storeCard'] {
  if (!storeCard) return null;
  const { offer, accounts } = storeCard;
  const { card, partner, apr } = offer.financing;
  return {
    card,
    partner: partner.name,
    isSandbox: offer.partner.sandbox,
    apr,
    cards: accounts.map((account) => presentAccount(account, offer, now)),
    plans: plansFor(total, offer.financing),
  };
}

function common(checkout: StoredCheckout, parts: PricingParts, total: number, now: Date): Common {
  const { payBy, paymentTypes } = parts;
  const { heldUntil, wallet } = checkout;
  const { CARD: cardProvider, PAYPAL } = payBy;
  return {
    checkoutUuid: checkout.uuid,
    state: checkout.state,
    contact: checkout.contact,
    shippingAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress,
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
    paymentType: checkout.paymentType,
    paymentTypes: [...paymentTypes],
    wallet: wallet?.payer ? { payerEmail: maskEmail(wallet.payer.email), shipTo: wallet.shipTo } : null,
    walletIsSandbox: PAYPAL?.sandbox ?? false,
    storeCard: storeCardOf(parts, total, now),
    orderNumber: checkout.orderNumber,
    isFromDraft: checkout.draft !== null,
    cardProvider: presentProvider(cardProvider),
  };
}

/** An open checkout at current prices. */
export async function presentOpen(
  db: Db,
  stored: StoredCheckout,
  contents: Contents,
  parts: PricingParts & Pick<Pricing, 'chosen'>,
  now: Date,
): Promise<Checkout> {
  const { rates, expected, chosen } = parts;
  const { lines } = contents;
  const checkout = payable(stored, parts);
  const standing = await standingAt(db, parts, checkout, contents, now);
  const { methods, method, totals, price } = quote(checkout, lines, { rates, standing, expected, chosen }, now);
  return {
    ...common(checkout, parts, totals.total, now),
    deliveryMethod: method.code,
    deliveryMethods: [...methods],
    items: lines.map((line) => presentLine(line, price.lines.get(line.offer.variationId))),
    totals,
    promotions: price.promotions,
  };
}

/** A checkout that has become an order shows the order: its stock is taken and its prices are fixed. */
export async function presentOrdered(db: Db, checkout: OrderedCheckout, parts: PricingParts, now: Date): Promise<Checkout> {
  const order = await findOrderByNumber(db, checkout.orderNumber);
  if (!order) throw new Error(`Checkout ${checkout.uuid} is ${checkout.state} without an order`);
  const lines = await findOrderLines(db, order.id);
  return {
    ...common(checkout, parts, order.totals.total, now),
    deliveryMethod: order.delivery.code,
    deliveryMethods: [order.delivery],
    items: lines.map(presentBought),
    totals: await presentTotals(db, order),
    promotions: { codes: [], capped: false, nextOffer: null, campaign: null },
  };
}

function presentBought(line: BoughtLine): CartLine {
  const { unitPrice, quantity } = line;
  return {
    variationId: line.variationId,
    quantity,
    variationDetails: {
      variationId: line.variationId,
      name: variationName(line.options) || line.name,
      fullSku: line.sku,
      options: line.options,
      image: line.image,
      price: { basePrice: unitPrice, salePrice: null, amount: unitPrice, currency: 'USD', reference: null },
    },
    productDetails: { productId: line.productId, name: line.name, slug: line.slug, departmentSlug: line.departmentSlug, brand: null },
    inventory: { quantityAvailable: quantity, availability: 'SELLABLE' },
    lineTotal: line.lineTotal,
    adjustments: line.adjustments,
    errorDetails: null,
  };
}

const presentProvider = ({ name, sandbox, testCards = false, cardElement }: PaymentProvider): Checkout['cardProvider'] => ({
  name,
  sandbox,
  testCards,
  cardElement: cardElement ? { publishableKey: cardElement.publishableKey } : null,
});
