import type { Page, Route } from 'playwright-core';

/** Where the shop loads Stripe's script from. */
export const scriptUrl = 'https://js.stripe.com/endive/stripe.js';

/**
 * Plays Stripe's script: one field in place of the Payment Element's frames, whose text becomes the token's name. It keeps to Stripe's order of calls
 * and refuses options that Stripe does not know of.
 */
const script = `
window.Stripe = (key, options) => {
  if (!key.startsWith('pk_')) throw new Error('no publishable key');
  let submitted = false;
  return {
    elements: (settings) => {
      window.stripeAsked = { settings, updates: [] };
      let field;
      return {
        create: (kind, more) => {
          if (kind !== 'payment') throw new Error('not played');
          const listeners = {};
          return {
            on: (event, listener) => { listeners[event] = listener; },
            mount: (box) => {
              const label = document.createElement('label');
              label.textContent = 'Card number (Stripe)';
              field = document.createElement('input');
              field.style.display = 'block';
              label.append(field);
              box.append(label);
              setTimeout(() => listeners.ready?.());
            },
            destroy: () => field?.parentElement?.remove(),
          };
        },
        update: (changes) => { window.stripeAsked.updates.push(changes); submitted = false; },
        submit: async () => {
          if (!field.value) { field.focus(); return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }; }
          submitted = true;
          return {};
        },
        value: () => field.value,
      };
    },
    createConfirmationToken: async ({ elements, params }) => {
      if (!submitted) return { error: { type: 'invalid_request_error', message: 'elements.submit() must come first' } };
      window.stripeAsked.billing = params.payment_method_data.billing_details;
      if (elements.value() === 'unreachable') return { error: { type: 'api_connection_error' } };
      return { confirmationToken: { id: 'ctoken_' + elements.value() } };
    },
  };
};`;

/** Answers the browser's calls to Stripe; `isDown` makes its script fail. */
export async function playStripe(page: Page, isDown: () => boolean = () => false): Promise<void> {
  const answer = (route: Route) =>
    isDown() ? route.abort('failed') : route.fulfill({ contentType: 'application/javascript', body: script });
  await page.route(scriptUrl, answer);
}
