import { z } from 'zod';
import { address } from './addresses.ts';
import { cartLine, cartUuid, totals } from './cart.ts';
import { deliveryMethod, shippingMethodCode } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { defineProblems } from './problems.ts';

export const checkoutUuid = z.uuid();

export const contactEmail = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(255, 'Email must be less than 256 characters')
  .pipe(z.email('Please enter a valid email address'));

export const contact = z.object({ email: contactEmail, marketingOptIn: z.boolean().default(false) });

const digits = (value: string) => value.replace(/[\s-]/g, '');

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    let digit = Number(number[number.length - 1 - i]);
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Card details as typed. They are never stored and never logged; the gateway gets them once. */
export const card = z
  .object({
    number: z
      .string()
      .transform(digits)
      .refine((value) => /^\d{12,19}$/.test(value) && passesLuhn(value), 'Please enter a valid card number'),
    /** As on the card: MM/YY (MM/YYYY is understood). */
    expiry: z.string().trim().min(1, 'Expiration date is required'),
    securityCode: z
      .string()
      .trim()
      .regex(/^\d{3,4}$/, 'Please enter the security code'),
    name: z.string().trim().min(1, 'Name on card is required').max(255, 'Name on card must be less than 256 characters'),
  })
  .superRefine((value, context) => {
    const match = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(value.expiry);
    if (!value.expiry) return;
    const month = Number(match?.[1]);
    if (!match || month < 1 || month > 12) {
      context.addIssue({ code: 'custom', path: ['expiry'], message: 'Please update the invalid month' });
    }
  });
export type Card = z.infer<typeof card>;

export const checkoutState = z.enum(['open', 'challenge', 'pending', 'complete']);

export const checkout = z.object({
  checkoutUuid,
  state: checkoutState,
  contact: z.object({ email: z.string(), marketingOptIn: z.boolean() }).nullable(),
  shippingAddress: address.nullable(),
  /** Null when billing is the same as shipping. */
  billingAddress: address.nullable(),
  deliveryMethod: shippingMethodCode,
  deliveryMethods: z.array(deliveryMethod),
  items: z.array(cartLine),
  totals,
  /** ISO timestamp (UTC) until which the stock is held for this checkout; null when nothing is held. */
  heldUntil: z.string().nullable(),
  /** Set once the order exists. */
  orderNumber: z.string().nullable(),
  /** Which card gateway is in force; a sandbox says so on the page (rulings: Third parties). */
  gateway: z.object({ name: z.string(), sandbox: z.boolean() }),
});
export type Checkout = z.infer<typeof checkout>;

export const checkoutProblems = defineProblems({
  checkout_not_found: { status: 404, message: 'Please log in or re-enter your email to continue.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  items_changed: { status: 409, message: 'Some items in your cart have changed. Please review them before you place the order.' },
  total_changed: { status: 409, message: 'The total has changed. Please check it and place the order again.' },
  not_shippable: { status: 409, message: "Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue" },
  card_declined: { status: 409, message: "We couldn't verify your card details, try again or use a different card." },
  details_missing: { status: 400, message: 'Please fill in the missing details.' },
  payment_in_progress: { status: 409, message: 'A payment for this order is already under way.' },
});

export const placeResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placed'), orderNumber: z.string() }),
  /** The bank wants to see the shopper; the browser goes to `url` and comes back to /checkout. */
  z.object({ status: z.literal('challenge'), orderNumber: z.string(), url: z.string() }),
  /** The gateway did not answer in time; the order is kept and settled later, exactly once. */
  z.object({ status: z.literal('pending'), orderNumber: z.string() }),
]);
export type PlaceResult = z.infer<typeof placeResult>;

const uuidParam = z.object({ checkoutUuid });

export const checkoutEndpoints = {
  start: endpoint({
    name: 'checkout.start',
    summary: 'Starts (or resumes) the checkout of a cart and holds its stock for 10 minutes',
    method: 'POST',
    path: '/api/guest/checkouts',
    body: z.object({ cartUuid }),
    response: checkout,
    problems: checkoutProblems,
    originalError: true,
  }),
  get: endpoint({
    name: 'checkout.get',
    summary: 'A checkout of the visitor',
    method: 'GET',
    path: '/api/guest/checkouts/:checkoutUuid',
    params: uuidParam,
    response: checkout,
    problems: checkoutProblems,
  }),
  update: endpoint({
    name: 'checkout.update',
    summary: 'Saves contact, addresses and delivery as far as they are known; prices anew',
    method: 'PUT',
    path: '/api/guest/checkouts/:checkoutUuid',
    params: uuidParam,
    body: z.object({
      contact: contact.optional(),
      shippingAddress: address.optional(),
      billingAddress: address.nullable().optional(),
      deliveryMethod: shippingMethodCode.optional(),
    }),
    response: checkout,
    problems: checkoutProblems,
    originalError: true,
  }),
  place: endpoint({
    name: 'checkout.place',
    summary: 'Places the order: exactly one order per checkout, however often it is called',
    method: 'POST',
    path: '/api/guest/checkouts/:checkoutUuid/place',
    params: uuidParam,
    body: z.object({ card, expectedTotal: cents }),
    response: placeResult,
    problems: checkoutProblems,
    originalError: true,
  }),
  resume: endpoint({
    name: 'checkout.resume',
    summary: 'After a challenge or a time-out: asks the gateway how the payment stands and finishes the order',
    method: 'POST',
    path: '/api/guest/checkouts/:checkoutUuid/resume',
    params: uuidParam,
    response: placeResult,
    problems: checkoutProblems,
    originalError: true,
  }),
};
