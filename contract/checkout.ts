import { z } from 'zod';
import { address } from './addresses.ts';
import { cartLine, cartUuid, totals } from './cart.ts';
import { deliveryMethod, shippingMethodCode } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { cardNumberProblem, collectProblems, emailProblem, expiryProblem, securityCodeProblem, textProblem } from './field-rules.ts';
import { cents } from './money.ts';
import { defineProblems } from './problems.ts';

export const checkoutUuid = z.uuid();

export const contactEmail = z
  .string()
  .trim()
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const contact = z.object({ email: contactEmail, marketingOptIn: z.boolean().default(false) });

/** A card as it is typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  securityCode: string;
  name: string;
}

/** Everything that is wrong with a card's details, by field (spec §5); without `now` its date is only checked for form. */
export function cardProblems(typed: TypedCard, now: Date | null): Partial<Record<keyof TypedCard, string>> {
  return collectProblems({
    number: cardNumberProblem(typed.number),
    expiry: expiryProblem(typed.expiry, now),
    securityCode: securityCodeProblem(typed.securityCode),
    name: textProblem('Name on card', typed.name),
  });
}

const typed = z.string().trim().default('');

/** Card details as typed. They are never stored and never logged; the gateway gets them once. */
export const card = z
  .object({ number: typed, expiry: typed, securityCode: typed, name: typed })
  .superRefine((value, context) => {
    for (const [field, message] of Object.entries(cardProblems(value, null))) context.addIssue({ code: 'custom', path: [field], message });
  })
  .transform((value) => ({ ...value, number: value.number.replace(/\D/g, '') }));
export type Card = z.output<typeof card>;

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
