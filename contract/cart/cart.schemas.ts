import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import { captchaProblems } from '../api/captcha.ts';
import type { Declarations } from '../api/endpoint.ts';
import { tooLong } from '../api/field-rules.ts';
import { commonProblems } from '../api/problems.ts';
import { availability, image, variationId, variationPrice } from '../catalog/catalog.schemas.ts';
import { arrival, destination } from '../delivery/delivery.schemas.ts';
import { campaignFields } from '../promotions/campaigns.schemas.ts';
import { adjustment, promotionsOfCart } from '../promotions/promotions.schemas.ts';
import { noPromoCode, promoCodeProblems } from '../promotions/promotions.ts';
import { crossSellVariation } from '../recommendations/recommendations.schemas.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { oneLine } from '../values/one-line.ts';
import { cartProblems, lineQuantityMessage, maxAdded, maxLineQuantity, missedReasons } from './cart.rules.ts';

export const quantity = wholeNumber({ min: 1, max: maxLineQuantity, tooBig: lineQuantityMessage });
export const cartUuid = z.uuid();

/** A notice on a line: what changed since it was added (checklist 20). */
export const lineNotice = z.object({
  code: z.enum(['out_of_stock', 'held', 'quantity_reduced', 'price_changed', 'unavailable', 'not_deliverable']),
  message: z.string(),
});

/** A variation on a line of the cart or the saved list: what it is, its price and availability. */
export const offeredItem = z.object({
  variationId: z.int(),
  variationDetails: z.object({
    variationId: z.int(),
    name: z.string(),
    fullSku: z.string(),
    options: z.record(z.string(), z.string()),
    image: image.nullable(),
    price: variationPrice,
  }),
  productDetails: z.object({
    productId: z.int(),
    name: z.string(),
    slug: z.string(),
    departmentSlug: z.string(),
    brand: z.string().nullable(),
  }),
  inventory: z.object({ quantityAvailable: z.int(), availability }),
});
export type OfferedItem = z.infer<typeof offeredItem>;

export const cartLine = offeredItem.extend({
  quantity: z.int(),
  /** Unit price × quantity, cents. */
  lineTotal: cents,
  /** What promotions take off; together never more than `lineTotal`. */
  adjustments: z.array(adjustment),
  /** Arrival at the cart's destination; omitted when unknown, and on lines that cannot be bought. */
  arrival: arrival.optional(),
  errorDetails: lineNotice.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

/** Cents that add up: merchandise − discount + shipping + tax = total (rulings: Money). */
export const totals = z.object({
  currency: currencyCode,
  merchandise: cents,
  discount: cents,
  shipping: cents,
  tax: cents,
  /** True until a shipping address is known. */
  taxIsEstimate: z.boolean(),
  total: cents,
  /** The threshold of free standard shipping and the amount missing; null where it does not apply. */
  freeShipping: z.object({ threshold: cents, missing: cents }).nullable(),
  /** The parts of `discount` by promotion, and the discount already in `shipping`. */
  adjustments: z.array(adjustment),
});
export type Totals = z.infer<typeof totals>;

export const cart = z.object({
  cartUuid: cartUuid,
  items: z.array(cartLine),
  /** Total units of the lines that can be bought. */
  itemQuantity: z.int(),
  totals,
  /** Destination and full arrival by the visitor's postal code; null while unknown. */
  delivery: z.object({ destination, arrival: arrival.nullable(), parcels: z.int() }).nullable(),
  promotions: promotionsOfCart,
  canCheckout: z.boolean(),
  /** After a sign-in: a message about the merge; null when there is nothing to report. */
  mergeNotice: z.string().nullable(),
  /** On request: products that go with the line added last (spec §3 cart). */
  crossSell: z.object({ variations: z.array(crossSellVariation) }).optional(),
});
export type Cart = z.infer<typeof cart>;

/** From a body, or from a query as text. */
const asked = z.union([z.boolean(), z.stringbool()]).optional();
/**
 * Query of every call of the cart. Without a postal code or a campaign, the visitor's saved code and the campaign in their cookie count.
 * `withCrossSell=true` adds products that go with the cart (spec §7.3); `crossSell` says the same.
 */
const presenting = z.object({ zipCode: z.string().max(10).optional(), ...campaignFields, withCrossSell: asked, crossSell: asked });
const maxPromoCode = 60;
/** A typed or pasted promo code; case, spaces, width and invisible characters do not matter. */
export const typedPromoCode = z
  .string()
  .overwrite((text) => oneLine(text.normalize('NFKC')))
  .min(1, noPromoCode)
  .max(maxPromoCode, tooLong('Promo code', maxPromoCode));

const itemPath = z.object({ cartUuid, variationId });

export const cartDeclarations = {
  addItem: {
    name: 'cart.addItem',
    summary: 'Add an item to the visitor’s cart',
    description: 'Creates the cart if there is none.',
    query: presenting,
    // Spec §7.3 has it in the body here.
    body: z.object({ variationId, quantity: quantity.default(1), withCrossSell: asked }),
    response: cart,
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addItems: {
    name: 'cart.addItems',
    summary: 'Add several items to the visitor’s cart',
    description: 'In one step, as far as they are in stock. The response lists what could not be added.',
    query: presenting,
    body: z.object({
      items: z
        .array(z.object({ variationId, quantity: quantity.default(1) }))
        .min(1)
        .max(maxAdded),
    }),
    response: z.object({
      cart,
      /** Units. */
      added: z.int(),
      missed: z.array(z.object({ variationId: z.int(), quantity: z.int(), why: z.enum(missedReasons) })),
    }),
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addItemTo: {
    name: 'cart.addItemTo',
    summary: 'Add an item to a cart',
    params: z.object({ cartUuid }),
    query: presenting,
    body: z.object({ variationId, quantity: quantity.default(1) }),
    response: cart,
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  getCurrent: {
    name: 'cart.getCurrent',
    summary: 'Get the visitor’s current cart',
    description: 'Identified by cookies. Null if there is none.',
    query: presenting,
    response: z.object({ cart: cart.nullable() }),
    whileImpersonating: 'allowed',
  },
  merge: {
    name: 'cart.merge',
    summary: 'Get the cart after sign-in',
    description: 'Includes what merging the guest’s cart changed. Safe to repeat.',
    access: 'customer',
    query: presenting,
    response: z.object({ cart: cart.nullable(), merged: z.boolean() }),
    problems: { ...cartProblems, unauthorized: commonProblems.unauthorized },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'cart.get',
    summary: 'Get a cart',
    params: z.object({ cartUuid }),
    query: presenting,
    response: cart,
    problems: cartProblems,
    whileImpersonating: 'allowed',
  },
  setQuantity: {
    name: 'cart.setQuantity',
    summary: 'Set the quantity of a line',
    description: 'Safe to repeat.',
    params: itemPath,
    query: presenting,
    body: z.object({ quantity }),
    response: cart,
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  addPromoCode: {
    name: 'cart.addPromoCode',
    summary: 'Apply a promo code',
    description: 'A code that does not apply yet is kept, and the cart says what is missing. Requires a captcha after many wrong codes.',
    params: z.object({ cartUuid }),
    query: presenting,
    body: z.object({ code: typedPromoCode, captcha }),
    response: cart,
    problems: { ...cartProblems, ...promoCodeProblems, ...captchaProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  removePromoCode: {
    name: 'cart.removePromoCode',
    summary: 'Remove a promo code',
    description: 'Safe to repeat.',
    params: z.object({ cartUuid, code: typedPromoCode }),
    query: presenting,
    response: cart,
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  removeItem: {
    name: 'cart.removeItem',
    summary: 'Remove a line',
    description: 'Safe to repeat.',
    params: itemPath,
    query: presenting,
    response: cart,
    problems: cartProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
