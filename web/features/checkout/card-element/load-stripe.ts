import type { Stripe } from '@stripe/stripe-js';

/** From Stripe, as they require; the release of the server's API version (`server/payments/providers/stripe/api.ts`). */
const address = 'https://js.stripe.com/endive/stripe.js';

/** Milliseconds until a script that neither loads nor fails counts as failed. */
const timeoutMs = 20_000;

let loading: Promise<void> | null = null;

/** Loads Stripe's script once per document. Rejects when it cannot be loaded; the next call tries again. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= loadScript();
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  if (!window.Stripe) throw new Error('The script of Stripe defines nothing');
  return window.Stripe(publishableKey, { locale: 'en' });
}

function loadScript(): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The script of Stripe did not load'));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.src = address;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
