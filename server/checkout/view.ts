import type { CartLine } from '../../contract/cart.ts';
import type { Checkout } from '../../contract/checkout.ts';
import { variationName } from '../../contract/option-order.ts';
import { type PricedLine, presentLine } from '../cart/index.ts';
import { type BoughtLine, findOrderByNumber, findOrderLines } from '../orders/index.ts';
import type { CardGateway } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { StoredCheckout } from './checkout.ts';
import type { PricingParts } from './parts.ts';
import { quote } from './quote.ts';

type Common = Omit<Checkout, 'items' | 'totals' | 'deliveryMethods' | 'deliveryMethod'>;

function common(checkout: StoredCheckout, gateway: CardGateway, now: Date): Common {
  const { heldUntil } = checkout;
  return {
    checkoutUuid: checkout.uuid,
    state: checkout.state,
    contact: checkout.contact,
    shippingAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress,
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
    orderNumber: checkout.orderNumber,
    gateway: { name: gateway.name, sandbox: gateway.sandbox },
  };
}

/** An open checkout at today's prices. */
export function presentOpen(
  checkout: StoredCheckout,
  lines: readonly PricedLine[],
  { gateway, rates }: Pick<PricingParts, 'gateway' | 'rates'>,
  now: Date,
): Checkout {
  const { methods, method, totals } = quote(checkout, lines, rates, now);
  return {
    ...common(checkout, gateway, now),
    deliveryMethod: method.code,
    deliveryMethods: [...methods],
    items: lines.map(presentLine),
    totals,
  };
}

/** A checkout that has become an order shows what was ordered: its stock is taken and its prices are agreed. */
export async function presentOrdered(db: Db, checkout: StoredCheckout, gateway: CardGateway, now: Date): Promise<Checkout> {
  const order = await findOrderByNumber(db, checkout.orderNumber ?? '');
  if (!order) throw new Error(`Checkout ${checkout.uuid} is ${checkout.state} without an order`);
  const lines = await findOrderLines(db, order.id);
  return {
    ...common(checkout, gateway, now),
    deliveryMethod: order.delivery.code,
    deliveryMethods: [order.delivery],
    items: lines.map(presentBought),
    totals: { ...order.totals, taxIsEstimate: false, freeShipping: null },
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
    errorDetails: null,
  };
}
