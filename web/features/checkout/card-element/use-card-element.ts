import type { StripeElements } from '@stripe/stripe-js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { TypedCheckout } from '../typed-form.ts';
import { appearanceOf } from './appearance.ts';
import { loadStripe } from './load-stripe.ts';

/** What the provider's card fields gave: a token, or why not; null where they show the fault themselves. */
export type GivenCard = { readonly token: string } | { readonly fault: string | null };

export interface CardElementHandle {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly box: RefObject<HTMLDivElement | null>;
  /** Loads the fields again after a failure. */
  retry(): void;
  /** Checks what was typed; null when it is complete. */
  check(): Promise<{ readonly fault: string | null } | null>;
  /** Gives the card to the provider. */
  give(typed: TypedCheckout): Promise<GivenCard>;
}

interface Priced {
  /** Cents. */
  readonly total: number;
  readonly currency: string;
}

const notLoaded = 'The card form hasn’t loaded. Please try again, or pay another way.';
const unreachable = 'We couldn’t reach our card provider. You have not been charged. Please try again.';

/** Stripe's Payment Element for cards, in a frame of Stripe's: numbers never reach this page. `key` is null where the shop's own form takes cards. */
export function useCardElement(key: string | null, { total, currency }: Priced): CardElementHandle | null {
  const [state, setState] = useState<CardElementHandle['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<{ elements: StripeElements; give: CardElementHandle['give'] } | null>(null);
  const price = useRef<Priced>({ total, currency });
  price.current = { total, currency };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (key === null) return;
    let isGone = false;
    let clear = () => {};
    setState('loading');
    const mount = async () => {
      const stripe = await loadStripe(key);
      if (isGone || !box.current) return;
      const elements = stripe.elements({
        mode: 'payment',
        amount: price.current.total,
        currency: price.current.currency.toLowerCase(),
        captureMethod: 'manual',
        allowedPaymentMethodTypes: ['card'],
        appearance: appearanceOf(document.documentElement),
      });
      const element = elements.create('payment', {
        // The form around it has the billing address and says what is saved.
        fields: { billingDetails: 'never' },
        terms: { card: 'never' },
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      });
      clear = () => element.destroy();
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(box.current);
      made.current = {
        elements,
        give: async (typed) => {
          const params = { payment_method_data: { billing_details: billingOf(typed) } };
          const { confirmationToken, error } = await stripe.createConfirmationToken({ elements, params });
          return confirmationToken ? { token: confirmationToken.id } : { fault: error?.message ?? unreachable };
        },
      };
    };
    mount().catch(() => !isGone && setState('failed'));
    return () => {
      isGone = true;
      made.current = null;
      clear();
    };
  }, [key, attempt]);

  useEffect(() => {
    void made.current?.elements.update({ amount: total, currency: currency.toLowerCase() });
  }, [total, currency]);

  const check = useCallback(async () => {
    if (!made.current) return { fault: notLoaded };
    const { error } = await made.current.elements.submit();
    if (!error) return null;
    return { fault: error.type === 'validation_error' ? null : (error.message ?? unreachable) };
  }, []);

  const give = useCallback(async (typed: TypedCheckout): Promise<GivenCard> => {
    if (!made.current) return { fault: notLoaded };
    const { elements, give: ask } = made.current;
    await elements.update({ setupFutureUsage: typed.saveCard ? 'on_session' : null });
    // Stripe wants every change submitted.
    const { error } = await elements.submit();
    return error ? { fault: error.type === 'validation_error' ? null : (error.message ?? unreachable) } : ask(typed);
  }, []);

  return key === null ? null : { state, box, retry: () => setAttempt((last) => last + 1), check, give };
}

function billingOf({ contact, shippingAddress, billingAddress }: TypedCheckout) {
  const payer = billingAddress ?? shippingAddress;
  return {
    name: `${payer.firstName} ${payer.lastName}`.trim(),
    email: contact.email,
    phone: payer.phone || shippingAddress.phone,
    address: {
      line1: payer.addressLine1,
      line2: payer.addressLine2,
      city: payer.city,
      state: payer.stateRegion,
      postal_code: payer.postalCode,
      country: payer.countryCode,
    },
  };
}
