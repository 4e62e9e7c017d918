import { z } from 'zod';
import { shippableCountries } from '../addresses/addresses.rules.ts';
import { address, typedAddress } from '../addresses/addresses.schemas.ts';
import { captcha } from '../api/captcha.schemas.ts';
import type { Access, Declarations } from '../api/endpoint.ts';
import { emailProblem, securityCodeProblem } from '../api/field-rules.ts';
import { cartLine, cartUuid, totals, typedPromoCode } from '../cart/cart.schemas.ts';
import { plan, storeCard } from '../credit/store-card.schemas.ts';
import { deliveryMethod, shippingMethodCode } from '../delivery/delivery.schemas.ts';
import { savedCardProblems } from '../payments/saved-cards.rules.ts';
import { campaignFields } from '../promotions/campaigns.schemas.ts';
import { paymentType, promotionsOfCart } from '../promotions/promotions.schemas.ts';
import { promoCodeProblems } from '../promotions/promotions.ts';
import { cents } from '../values/money.schemas.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { oneLine } from '../values/one-line.ts';
import { cardProblems, checkoutProblems } from './checkout.rules.ts';

export const checkoutUuid = z.uuid();

export const contactEmail = z
  .string()
  .trim()
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const contact = z.object({ email: contactEmail, marketingOptIn: z.boolean().default(false) });

const typed = z.string().overwrite(oneLine).default('');

/** Card details as typed. Never stored or logged; passed to the provider once. */
export const card = z
  .object({ number: typed, expiry: typed, securityCode: typed, name: typed })
  .superRefine((value, context) => {
    for (const [field, message] of Object.entries(cardProblems(value, null))) context.addIssue({ code: 'custom', path: [field], message });
  })
  .transform((value) => ({ ...value, number: value.number.replace(/\D/g, '') }));
export type Card = z.output<typeof card>;

/** A saved card to pay with. The card provider decides whether its security code is required each time. */
const chosenCard = z.object({
  cardId: bigId,
  securityCode: typed.superRefine((value, context) => {
    const message = value === '' ? null : securityCodeProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

/** A store card to pay with, and the months of its plan; null pays without one. */
const chosenStoreCard = z.object({ accountId: bigId, planMonths: wholeNumber({ min: 1, max: 120 }).nullable().default(null) });

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
  promotions: promotionsOfCart,
  /** ISO timestamp (UTC) until which all of the stock is held; null when some is not, which does not prevent buying. */
  heldUntil: z.string().nullable(),
  /** The chosen payment type, which affects promotions and totals. */
  paymentType,
  /** The offered payment types, in display order. */
  paymentTypes: z.array(paymentType),
  /** The payer's approval in the wallet; null without one. */
  wallet: z
    .object({
      /** Masked. */
      payerEmail: z.string(),
      /** The payer's shipping address in the wallet, to fill a form that still lacks parts. */
      shipTo: typedAddress.nullable(),
    })
    .nullable(),
  /** Whether the wallet is a sandbox, which the page mentions. */
  walletIsSandbox: z.boolean(),
  /** The brand's store card; null where it is not offered to this visitor. Without `cards` the visitor can apply. */
  storeCard: z
    .object({
      card: z.string(),
      partner: z.string(),
      isSandbox: z.boolean(),
      /** Hundredths of a percent a year. */
      apr: z.int(),
      cards: z.array(storeCard),
      /** Plans for the total, shortest first. */
      plans: z.array(plan),
    })
    .nullable(),
  /** Set once the order exists. */
  orderNumber: z.string().nullable(),
  /** Made by staff and opened by a payment link: its items and promo codes are fixed. */
  isFromDraft: z.boolean(),
  /** The card provider in use; for a sandbox the page says so and, in the demonstration, lists its test cards (rulings: Third parties). */
  cardProvider: z.object({
    name: z.string(),
    sandbox: z.boolean(),
    testCards: z.boolean(),
    /** Set where the provider's script shows the card fields; the shop then takes a `cardToken` and no card. */
    cardElement: z.object({ publishableKey: z.string() }).nullable(),
  }),
});
export type Checkout = z.infer<typeof checkout>;

export const placeResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placed'), orderNumber: z.string() }),
  /** The bank wants to challenge the shopper; the browser goes to `url` and returns to /checkout. */
  z.object({ status: z.literal('challenge'), orderNumber: z.string(), url: z.string() }),
  /** The provider did not answer in time; the order is stored and settled later, exactly once. */
  z.object({ status: z.literal('pending'), orderNumber: z.string() }),
]);
export type PlaceResult = z.infer<typeof placeResult>;

const uuidParam = z.object({ checkoutUuid });

/** The checkout calls, served at three addresses (spec §7.5). */
const declared = (base: string, access: Access = 'visitor') =>
  ({
    start: {
      name: `${base}.start`,
      summary: 'Start or resume checkout',
      description: 'Holds the cart’s stock for 10 minutes, or 30 at most with extensions.',
      access,
      query: z.object(campaignFields),
      body: z.object({ cartUuid }),
      response: checkout,
      problems: checkoutProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    get: {
      name: `${base}.get`,
      summary: 'Get a checkout',
      description: 'With a country, priced for an incomplete address there.',
      access,
      params: uuidParam,
      query: z.object({ ...campaignFields, countryCode: z.enum(shippableCountries).optional() }),
      response: checkout,
      problems: checkoutProblems,
      whileImpersonating: 'allowed',
    },
    update: {
      name: `${base}.update`,
      summary: 'Update contact, addresses, delivery or payment type',
      description: 'Fields can be sent as they become known. Recalculates prices.',
      access,
      params: uuidParam,
      query: z.object(campaignFields),
      body: z.object({
        contact: contact.optional(),
        shippingAddress: address.optional(),
        billingAddress: address.nullable().optional(),
        deliveryMethod: shippingMethodCode.optional(),
        paymentType: paymentType.optional(),
      }),
      response: checkout,
      problems: checkoutProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    addPromoCode: {
      name: `${base}.addPromoCode`,
      summary: 'Apply a promo code at checkout',
      description: 'The same as `cart.addPromoCode` for the checkout’s cart.',
      access,
      params: uuidParam,
      query: z.object(campaignFields),
      body: z.object({ code: typedPromoCode, captcha }),
      response: checkout,
      problems: { ...checkoutProblems, ...promoCodeProblems },
      originalError: true,
      whileImpersonating: 'allowed',
    },
    removePromoCode: {
      name: `${base}.removePromoCode`,
      summary: 'Remove a promo code at checkout',
      description: 'Safe to repeat.',
      access,
      params: uuidParam.extend({ code: typedPromoCode }),
      query: z.object(campaignFields),
      response: checkout,
      problems: checkoutProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    place: {
      name: `${base}.place`,
      summary: 'Place the order',
      description:
        'Creates exactly one order per checkout, however often it is called. `card`, `cardToken` and `savedCard` are for payment type CARD, `storeCard` for PLCC.',
      access,
      params: uuidParam,
      query: z.object(campaignFields),
      body: z.object({
        card: card.optional(),
        /** What the card provider’s own fields returned, instead of `card`, where the checkout’s `cardProvider` has a `cardElement`. */
        cardToken: z
          .string()
          .regex(/^\w{1,200}$/, 'Please enter your card details again.')
          .optional(),
        /** One of the customer’s saved cards, instead of `card`. */
        savedCard: chosenCard.optional(),
        /** Saves the new card once the payment is accepted; ignored for guests. */
        saveCard: z.boolean().default(false),
        storeCard: chosenStoreCard.optional(),
        expectedTotal: cents,
        /** The items that the shopper saw, as `itemsToBuy` writes them; other items refuse the order. Omitted: only the total is compared. */
        expectedItems: z.string().max(2000).optional(),
        captcha: captcha,
      }),
      response: placeResult,
      problems: { ...checkoutProblems, ...savedCardProblems },
      originalError: true,
      whileImpersonating: 'allowed',
    },
    resume: {
      name: `${base}.resume`,
      summary: 'Finish a pending payment',
      description: 'After a challenge or a timeout: gets the payment’s state from the provider and completes the order.',
      access,
      params: uuidParam,
      response: placeResult,
      problems: checkoutProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
    payAnotherWay: {
      name: `${base}.payAnotherWay`,
      summary: 'Cancel a pending bank challenge',
      description: 'Reopens the checkout. A payment that the bank has already decided stands.',
      access,
      params: uuidParam,
      query: z.object(campaignFields),
      response: checkout,
      problems: checkoutProblems,
      originalError: true,
      whileImpersonating: 'allowed',
    },
  }) satisfies Declarations;

export const checkoutDeclarations = declared('checkout');
export const customerCheckoutDeclarations = declared('customerCheckout', 'customer');
export const guestCheckoutDeclarations = declared('guestCheckout');

export const shippingAddressDeclarations = {
  save: {
    name: 'shippingAddress.save',
    summary: 'Save the shipping address',
    description: 'Also contact and delivery, if sent. Recalculates prices. The same as `checkout.update`.',
    query: z.object(campaignFields),
    body: z.object({
      checkoutUuid,
      shippingAddress: address,
      contact: contact.optional(),
      deliveryMethod: shippingMethodCode.optional(),
    }),
    response: checkout,
    problems: checkoutProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
