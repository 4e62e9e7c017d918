import type { CartLine } from '../../contract/buying/cart.ts';
import type { Checkout } from '../../contract/buying/checkout.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { presentLine } from '../cart/index.ts';
import { type BoughtLine, findOrderByNumber, findOrderLines, presentTotals } from '../orders/index.ts';
import { maskEmail, type PaymentProvider } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { StoredCheckout } from './checkout.ts';
import type { Contents } from './holding.ts';
import { type PricingParts, standingAt } from './parts.ts';
import { quote } from './quote.ts';

type Common = Omit<Checkout, 'items' | 'totals' | 'promotions' | 'deliveryMethods' | 'deliveryMethod'>;

function common(checkout: StoredCheckout, { payBy, paymentTypes }: PricingParts, now: Date): Common {
  const { heldUntil, wallet } = checkout;
  const { CARD: gateway, PAYPAL } = payBy;
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
    orderNumber: checkout.orderNumber,
    gateway: presentGateway(gateway),
  };
}

/** An open checkout at current prices. */
export async function presentOpen(db: Db, checkout: StoredCheckout, contents: Contents, parts: PricingParts, now: Date): Promise<Checkout> {
  const { rates } = parts;
  const { lines } = contents;
  const standing = await standingAt(db, parts, checkout, contents, now);
  const { methods, method, totals, price } = quote(checkout, lines, { rates, standing }, now);
  return {
    ...common(checkout, parts, now),
    deliveryMethod: method.code,
    deliveryMethods: [...methods],
    items: lines.map((line) => presentLine(line, price.lines.get(line.offer.variationId))),
    totals,
    promotions: price.promotions,
  };
}

/** A checkout that has become an order shows the order: its stock is taken and its prices are fixed. */
export async function presentOrdered(db: Db, checkout: StoredCheckout, parts: PricingParts, now: Date): Promise<Checkout> {
  const order = await findOrderByNumber(db, checkout.orderNumber ?? '');
  if (!order) throw new Error(`Checkout ${checkout.uuid} is ${checkout.state} without an order`);
  const lines = await findOrderLines(db, order.id);
  return {
    ...common(checkout, parts, now),
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

const presentGateway = ({ name, sandbox, testCards = false, cardElement }: PaymentProvider): Checkout['gateway'] => ({
  name,
  sandbox,
  testCards,
  cardElement: cardElement ? { publishableKey: cardElement.publishableKey } : null,
});
