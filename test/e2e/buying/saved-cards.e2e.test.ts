import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { Checkout, PlaceResult } from '../../../contract/checkout/checkout.ts';
import { expiryIn, register, saveAddress, saveCard } from '../support/accounts.ts';
import { addToCart, call } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { cards, fillCard, placeOrder } from '../support/shopping.ts';

/** Not one of the test cards the sandbox lists on the page, which asserts that no number appears. */
const mastercard = '5555 5555 5555 4444';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Lotte' }).waitFor();

async function toCheckout(page: Page): Promise<void> {
  await addToCart(page, (await variationOf(goods.plenty)).variationId);
  await page.goto('/checkout');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
}

describe('[§7.5 saved cards]', () => {
  const { visit } = useBrowser();

  it('saves a card with an order, pays with it the next time, and deletes it', async () => {
    const page = await visit('about:blank');
    await register(page);
    await saveAddress(page);
    await toCheckout(page);
    await fillCard(page, mastercard);
    await page.getByLabel('Save this card for next time').check();
    await placeOrder(page);
    await thanks(page);

    await toCheckout(page);
    expect(await page.getByRole('radio', { name: 'Mastercard ending in 4444' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Card number').isVisible()).toBe(false);
    expect(await page.content()).not.toMatch(/5555 ?5555/);
    await placeOrder(page);
    await page.getByText('Security code is required').waitFor();
    await page.getByLabel('Security code for this card').fill('123');
    await placeOrder(page);
    await thanks(page);

    await page.goto('/myaccount/payment-methods');
    await page.getByText('Default card').waitFor();
    await page.getByRole('link', { name: 'Delete Mastercard ending in 4444' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delete this card?' }).waitFor();
    await page.getByRole('link', { name: 'Keep card' }).click();
    await page.getByRole('link', { name: 'Delete Mastercard ending in 4444' }).click();
    await page.getByRole('button', { name: 'Delete card' }).click();
    await page.getByText('Card deleted.').waitFor();
    await page.getByText('No saved cards').waitFor();
  });

  it('[checklist 31] says that a card of another tab was declined, although a saved one is chosen here', async () => {
    const page = await visit('about:blank');
    await register(page);
    await saveAddress(page);
    await saveCard(page, cards.accepted);
    await toCheckout(page);
    await page.getByLabel('Security code for this card').fill('123');
    const { cart } = await call<{ cart: Cart }>(page, 'GET', '/api/cart');
    const { checkoutUuid, totals } = await call<Checkout>(page, 'POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid });
    const elsewhere = await call<PlaceResult>(page, 'POST', `/api/guest/checkouts/${checkoutUuid}/place`, {
      card: { number: cards.challenged, expiry: '12/30', securityCode: '123', name: 'Lotte Weaver' },
      expectedTotal: totals.total,
    });
    if (elsewhere.status !== 'challenge') throw new Error(`The bank answered ${elsewhere.status}`);
    await call(page, 'POST', `/api${elsewhere.url}`, { approve: false });
    await page.waitForFunction(isAwake);
    await placeOrder(page);
    await page.getByText("We couldn't verify your card details").waitFor();
    expect(await page.getByRole('radio', { name: 'Visa ending in 4242' }).isChecked()).toBe(true);
  });

  it('works without script: preselects the default, and shows a decline at the chosen card', async () => {
    const page = await visit('about:blank', { javaScript: false });
    await register(page);
    await saveAddress(page);
    await saveCard(page, cards.accepted);
    await saveCard(page, cards.declined, expiryIn(1));
    await page.goto('/myaccount/payment-methods');
    await page.getByText('Expires next month').waitFor();
    await page.getByRole('button', { name: 'Set as default Visa ending in 0002' }).click();
    await page.getByText('Default card changed.').waitFor();
    await toCheckout(page);
    expect(await page.getByRole('radio', { name: 'Visa ending in 0002' }).isChecked()).toBe(true);
    await page.getByLabel('Security code for this card').fill('123');
    await placeOrder(page);
    await page.getByText("We couldn't verify your card details").first().waitFor();
    expect(await page.getByLabel('Security code for this card').inputValue()).toBe('');
    await page.getByRole('radio', { name: 'Visa ending in 4242' }).check();
    await page.getByLabel('Security code for this card').fill('123');
    await placeOrder(page);
    await thanks(page);
  });
});
