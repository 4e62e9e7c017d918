import { z } from 'zod';
import { availability, image, variationId, variationPrice } from './catalog.ts';
import { arrival, destination } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { cents, currencyCode } from './money.ts';
import { commonProblems, defineProblems } from './problems.ts';

export const maxLineQuantity = 99;
export const quantity = z.coerce.number().int().min(1).max(maxLineQuantity);
export const cartUuid = z.uuid();

/** A message on one line: what changed since it was put in (checklist 20). */
export const lineNotice = z.object({
  code: z.enum(['out_of_stock', 'quantity_reduced', 'price_changed', 'unavailable']),
  message: z.string(),
});

/** A variation as it stands on a line of the cart or of what was saved for later: what it is, what it costs and whether it can be had now. */
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
  /** When it arrives at the cart's destination; missing when that is not known, and on lines that cannot be bought. */
  arrival: arrival.optional(),
  errorDetails: lineNotice.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

/** Everything is in cents and adds up: merchandise − discount + shipping + tax = total (rulings: Money). */
export const totals = z.object({
  currency: currencyCode,
  merchandise: cents,
  discount: cents,
  shipping: cents,
  tax: cents,
  /** True until a shipping address is known. */
  taxIsEstimate: z.boolean(),
  total: cents,
  /** The threshold of free standard shipping, and what is missing to it; null where it does not apply. */
  freeShipping: z.object({ threshold: cents, missing: cents }).nullable(),
});
export type Totals = z.infer<typeof totals>;

export const cart = z.object({
  cartUuid: cartUuid,
  items: z.array(cartLine),
  /** Number of units over all lines that can be bought. */
  itemQuantity: z.int(),
  totals,
  /** Where it goes and when all of it has arrived, by the visitor's postal code; null while that is not known. */
  delivery: z.object({ destination, arrival: arrival.nullable(), parcels: z.int() }).nullable(),
  canCheckout: z.boolean(),
  /** After a sign-in: what came together and what had to be changed, in words; null when there is nothing to tell. */
  mergeNotice: z.string().nullable(),
});
export type Cart = z.infer<typeof cart>;

export const cartProblems = defineProblems({
  cart_not_found: { status: 404, message: 'We couldn’t find your cart. Please add your items again.' },
  variation_not_found: { status: 404, message: 'That item is no longer sold.' },
  quantity_unavailable: { status: 409, message: 'There are not that many left.' },
  out_of_stock: { status: 409, message: 'This item is out of stock.' },
  restricted: { status: 409, message: 'This item can’t be ordered online.' },
  cart_full: { status: 409, message: 'A cart holds up to 100 different items.' },
});

/** Missing: the postal code the visitor has saved, if any. */
const where = { zipCode: z.string().max(10).optional() };
const itemPath = z.object({ cartUuid, variationId });

export const cartEndpoints = {
  addItem: endpoint({
    name: 'cart.addItem',
    summary: 'Adds units of a variation to the visitor’s cart, which is made if there is none',
    method: 'POST',
    path: '/api/cart',
    query: z.object(where),
    body: z.object({ variationId, quantity: quantity.default(1) }),
    response: cart,
    problems: cartProblems,
    originalError: true,
  }),
  addItemTo: endpoint({
    name: 'cart.addItemTo',
    summary: 'Adds units of a variation to this cart',
    method: 'PUT',
    path: '/api/cart/:cartUuid',
    params: z.object({ cartUuid }),
    query: z.object(where),
    body: z.object({ variationId, quantity: quantity.default(1) }),
    response: cart,
    problems: cartProblems,
    originalError: true,
  }),
  getCurrent: endpoint({
    name: 'cart.getCurrent',
    summary: 'The visitor’s cart, named by their cookies; null when there is none',
    method: 'GET',
    path: '/api/cart',
    query: z.object(where),
    response: z.object({ cart: cart.nullable() }),
  }),
  merge: endpoint({
    name: 'cart.merge',
    summary: 'The customer’s cart after a sign-in, with what the merge of the guest’s cart changed; safe to repeat',
    method: 'GET',
    path: '/api/cart/merge',
    query: z.object(where),
    response: z.object({ cart: cart.nullable(), merged: z.boolean() }),
    problems: { ...cartProblems, unauthorized: commonProblems.unauthorized },
    originalError: true,
  }),
  get: endpoint({
    name: 'cart.get',
    summary: 'A cart of the visitor',
    method: 'GET',
    path: '/api/cart/:cartUuid',
    params: z.object({ cartUuid }),
    query: z.object(where),
    response: cart,
    problems: cartProblems,
  }),
  setQuantity: endpoint({
    name: 'cart.setQuantity',
    summary: 'Sets the quantity of a line; safe to repeat',
    method: 'PUT',
    path: '/api/cart/:cartUuid/variations/:variationId',
    params: itemPath,
    query: z.object(where),
    body: z.object({ quantity }),
    response: cart,
    problems: cartProblems,
    originalError: true,
  }),
  removeItem: endpoint({
    name: 'cart.removeItem',
    summary: 'Removes a line; safe to repeat',
    method: 'DELETE',
    path: '/api/cart/:cartUuid/variations/:variationId',
    params: itemPath,
    query: z.object(where),
    response: cart,
    problems: cartProblems,
    originalError: true,
  }),
};
