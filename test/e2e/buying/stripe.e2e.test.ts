import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FakeStripe } from '../../support/fake-stripe.ts';
import type { ShopProcess } from '../../support/shop-process.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { addToCart } from '../support/api.ts';
import { type Device, isAwake, type OwnShop, useBrowser } from '../support/browser.ts';
import { startCopy } from '../support/furnished.ts';
import { findProduct, goods } from '../support/goods.ts';
import { lookAt } from '../support/look.ts';
import { playStripe } from '../support/play-stripe.ts';
import { fillDetails, finishDetails, placeOrder } from '../support/shopping.ts';
import { shot } from '../support/shot.ts';

let shop: ShopProcess;
let fake: FakeStripe;
let lamp = 0;

beforeAll(async () => {
  fake = new FakeStripe();
  shop = await startCopy(inject('furnished'), {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    STRIPE_URL: await fake.start(),
  });
  lamp = (await findProduct(shop.url, goods.plenty)).variations[0]?.variationId ?? 0;
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  await fake.stop();
});

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
const field = (page: Page) => page.getByLabel('Card number (Stripe)');

describe('[§2.8 checkout] a card by Stripe', () => {
  const { visit } = useBrowser();

  function open(options: { device?: Device; javaScript?: boolean; expected?: RegExp } = {}): Promise<Page> {
    return visit('about:blank', { shop: shop.url as OwnShop, ...options });
  }
  async function toCheckout(page: Page): Promise<void> {
    await addToCart(page, lamp);
    await page.goto('/checkout');
    await page.waitForFunction(isAwake).catch(() => {});
  }

  it.each(['desktop', 'phone'] as const)('is typed into Stripe’s fields, declined, challenged and taken, on a %s', async (device) => {
    const page = await open({ device });
    await playStripe(page);
    await toCheckout(page);
    await field(page).waitFor();
    expect(await page.getByText('4242 4242 4242 4242').count()).toBe(0);
    await shot(page, `stripe-ready-${device}`);
    expect((await lookAt(page, { axe: true, shell: 'checkout' })).faults).toEqual([]);
    await page.setViewportSize({ width: device === 'phone' ? 390 : 1440, height: 900 });
    await fillDetails(page, `stripe-${device}@example.com`);

    await placeOrder(page);
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await field(page).fill('decline_insufficient_funds');
    await placeOrder(page);
    await page.getByRole('alert').getByText("We couldn't verify your card details").first().waitFor();
    await shot(page, `stripe-declined-${device}`);
    expect(await page.evaluate(() => (window as unknown as { stripeAsked: unknown }).stripeAsked)).toMatchObject({
      settings: { mode: 'payment', currency: 'usd', captureMethod: 'manual', allowedPaymentMethodTypes: ['card'] },
      billing: { name: 'Ann Lee', address: { postal_code: '98101', country: 'US' } },
    });

    await field(page).fill('challenge');
    // The bank, which sends the shopper back with what Stripe adds to the address.
    await page.route('https://hooks.stripe.example/**', async (route) => {
      const back = fake.approve();
      await route.fulfill({ status: 302, headers: { location: `${back}&payment_intent_client_secret=a_secret` } });
    });
    await placeOrder(page);
    await thanks(page);
    expect(page.url()).not.toContain('secret');
  });

  it('says when its form cannot load, and tries again', async () => {
    let isDown = true;
    const page = await open({ expected: /ERR_FAILED|Failed to load/ });
    await playStripe(page, () => isDown);
    await toCheckout(page);
    await page.getByText('We couldn’t load the card form.').waitFor();
    await shot(page, 'stripe-failed');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await field(page).waitFor();
  });

  it('is saved with the order, and pays the next one without a code', async () => {
    const page = await open();
    await playStripe(page);
    await register(page);
    await saveAddress(page);
    await toCheckout(page);
    await field(page).fill('visa');
    await page.getByLabel('Save this card for next time').check();
    await placeOrder(page);
    await thanks(page);
    await toCheckout(page);
    expect(await page.getByRole('radio', { name: 'Visa ending in 4242' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Security code for this card').count()).toBe(0);
    await shot(page, 'stripe-saved');
    await placeOrder(page);
    await thanks(page);
    await page.goto('/myaccount/payment-methods');
    await page.getByText('Pay faster with a saved card.', { exact: true }).waitFor();
  });

  it('needs script, which the page says; PayPal does not', async () => {
    const page = await open({ javaScript: false });
    await toCheckout(page);
    await fillDetails(page);
    await finishDetails(page);
    await page.getByText('A new card needs JavaScript').waitFor();
    await shot(page, 'stripe-without-script');
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await placeOrder(page);
    await page.getByText('Please enter your card. Its fields need JavaScript').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toContain('@example.com');
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await page.getByRole('button', { name: 'Continue to PayPal' }).waitFor();
  });
});
