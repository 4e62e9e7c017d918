import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '../support/api.ts';
import { type Device, isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { fromShop } from '../support/shop.ts';
import {
  addFirst,
  addOpened,
  cards,
  fillCard,
  fillDetails,
  findAndOpen,
  finishDetails,
  orderNumberOf,
  placeOrder,
} from '../support/shopping.ts';

const devices: Device[] = ['phone', 'desktop'];

describe('the main job: find, add, buy as a guest', () => {
  const { visit } = useBrowser();

  it.each(devices)('[§2.7 §2.8] works on a %s', async (device) => {
    const page = await visit('/', { device });
    await findAndOpen(page, 'table lamp');
    const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
    await addOpened(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /view cart/i })
      .click();

    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByLabel('Order summary').getByRole('link', { name: 'Check out' }).click();

    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await fillDetails(page);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await fillCard(page, cards.accepted);
    await placeOrder(page);

    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
    const orderNumber = orderNumberOf(page);
    expect(orderNumber).not.toBe('');
    const mail = page.getByRole('link', { name: new RegExp(orderNumber) }).first();
    // A job writes the e-mail a moment after the order.
    await vi.waitFor(
      async () => {
        await page.goto('/dev/outbox');
        expect(await mail.count()).toBe(1);
      },
      { timeout: 15_000, interval: 500 },
    );
    await mail.click();
    const email = page.frameLocator('iframe');
    await email.getByText(name).first().waitFor();
  });

  it('[§2.8] works without JavaScript', async () => {
    const page = await visit('/', { javaScript: false });
    await findAndOpen(page, 'pendant');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.getByLabel('Order summary').getByRole('link', { name: 'Check out' }).click();
    expect(await page.getByRole('button', { name: /^Place order/ }).isVisible(), 'before the total is known').toBe(false);
    await fillDetails(page);
    // Enter finishes the step, as the button does.
    await page.getByLabel('Phone').first().press('Enter');
    await page.locator('details[data-step="details"]:not([open])').waitFor();
    await page.getByText('12 Elm Street').waitFor();
    await fillCard(page, cards.declined);
    await placeOrder(page);
    await page.getByText("We couldn't verify your card details").first().waitFor();
    // The form keeps what was typed, except the card's number and code.
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    expect(await page.getByLabel('Expires (MM/YY)').inputValue()).toBe('12/30');
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
  });

  it('[§2.8] without JavaScript the first press of Place order buys, in Canada too', async () => {
    const page = await visit('/', { javaScript: false });
    await findAndOpen(page, 'pendant');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByLabel('Order summary').getByRole('link', { name: 'Check out' }).click();
    await fillDetails(page);
    await page.getByLabel('Country').first().selectOption('Canada');
    await page.getByRole('button', { name: 'Use this country' }).click();
    expect(await page.getByLabel('Phone').first().inputValue()).toBe('503 555 0142');
    await page.getByLabel('Province', { exact: true }).first().selectOption('Ontario');
    await page.getByLabel('City').first().fill('Toronto');
    await page.getByLabel('Postal code', { exact: true }).first().fill('98101');
    await page.getByRole('button', { name: 'Continue to delivery and payment' }).click();
    await page.getByText('Please enter a valid postal code').waitFor();
    await page.getByLabel('Postal code', { exact: true }).first().fill('M5V 2T6');
    await finishDetails(page);
    await page.getByText('Import duties and fees may be due').waitFor();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
    await page.getByText('Toronto, ON M5V 2T6').first().waitFor();
  });

  it('[§3 address] labels the address by its country, and ships to Canada', async () => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /check out/i);
    const country = page.getByLabel('Country').first();
    expect(await country.locator('option').allTextContents()).toEqual(['United States', 'Canada']);
    const typed = page.locator('main form').locator('input, select, textarea').filter({ visible: true });
    const empty = await typed.evaluateAll((fields) =>
      (fields as HTMLInputElement[]).filter(({ type, value }) => type !== 'radio' && type !== 'checkbox' && value === ''),
    );
    expect(empty.length, 'fields to fill in (checklist 25)').toBeLessThanOrEqual(11);
    await fillDetails(page);
    await page.getByLabel('ZIP code', { exact: true }).first().fill('');
    await page.getByRole('button', { name: 'Continue to delivery and payment' }).click();
    await page.getByText('ZIP code is required').waitFor();
    await country.selectOption('Canada');
    await page.getByText('ZIP code is required').waitFor({ state: 'detached' });
    const region = page.getByLabel('Province', { exact: true }).first();
    expect(await region.locator('option').first().textContent()).toBe('Province');
    expect(await region.locator('option').count()).toBe(14);
    await region.selectOption('Ontario');
    await page.getByLabel('City').first().fill('Toronto');
    await page.getByLabel('Postal code', { exact: true }).first().fill('M5V 2T6');
    await finishDetails(page);
    await page.getByText('Import duties and fees may be due').waitFor();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
    await page.getByText('Toronto, ON M5V 2T6').first().waitFor();
  });

  it.each(devices)('[checklist 30] folds contact and address once finished, and opens them with what was typed on a %s', async (device) => {
    const page = await visit('/lamp/k/results.html', { device });
    await addFirst(page, /check out/i);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id);
    const fold = page.locator('details[data-step="details"]');
    await page.getByLabel('Email').fill('ann.fold@example.com');
    await page.waitForFunction(isAwake);
    await page.getByLabel('Email').press('Enter');
    await page.getByText('First name is required').waitFor();
    await expect.poll(focused).toBe('shippingAddress.firstName');
    expect(await page.getByText('Card number is required').count(), 'errors of later steps').toBe(0);
    await fillDetails(page, 'ann.fold@example.com');
    await page.getByLabel('Card number').fill('4242');
    await page.getByLabel('Phone').first().press('Enter');
    await expect.poll(() => fold.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(false);
    await expect.poll(focused).toBe('delivery');
    await page.getByRole('status').filter({ hasText: 'Contact and address saved. Your total with shipping and tax is $' }).waitFor();
    await page.getByText('ann.fold@example.com').waitFor();

    await page.getByText('Edit contact and shipping address').click();
    await expect.poll(focused).toBe('contact.email');
    expect(await page.getByLabel('Address', { exact: true }).first().inputValue()).toBe('12 Elm Street');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242');
    await page.getByLabel('Address', { exact: true }).first().fill('14 Elm Street');
    await finishDetails(page);
    await page.getByText('14 Elm Street').waitFor();

    // Enter on a choice buys nothing; in a field of the card it places the order.
    await fillCard(page, cards.accepted);
    await page.getByRole('checkbox', { name: /Billing address/ }).press('Enter');
    await page.getByLabel('Security code').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
  });

  it('[checklist 34] works by keyboard alone', async () => {
    const page = await visit('/lamp/k/results.html');
    const { press, focusOn, type } = keyboardOf(page);
    const productName = (await page.locator('article a').first().textContent()) ?? '';
    await focusOn(new RegExp(productName.trim()));
    await press('Enter');
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    await focusOn(/Add to cart/);
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await focusOn(/check out/i);
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await type(/Email/, 'ann.lee@example.com');
    await type(/First name/, 'Ann');
    await type(/Last name/, 'Lee');
    await type(/^ *Address/, '12 Elm Street');
    await type(/City/, 'Seattle');
    // A select begins anew when the letters come slowly.
    await type(/State(?!s)/, 'Was');
    await type(/ZIP code/, '98101');
    await type(/Phone/, '5035550142');
    await type(/Card number/, '4242424242424242');
    await type(/Expires/, '1230');
    await type(/Security code/, '123');
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await focusOn(/Place order/);
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
  });

  it('[§8 card] keeps everything after a decline and accepts another card', async () => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /check out/i);
    await fillDetails(page);
    await fillCard(page, cards.declined);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await placeOrder(page);
    const refusal = page.getByText("We couldn't verify your card details, try again or use a different card.");
    await refusal.first().waitFor();
    expect(await refusal.count(), 'once, at the field').toBe(1);
    expect(await page.getByLabel('Card number').inputValue()).toBe(cards.declined);
    expect(await page.getByLabel('Phone').first().inputValue()).toBe('503 555 0142');
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
  });

  it.each([
    ['Approve payment', 'Thank you, Ann'],
    ['Refuse', 'Checkout'],
  ])('[rulings: Third parties] answering the bank’s challenge with "%s" leads to "%s"', async (answer, heading) => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /check out/i);
    await fillDetails(page);
    await fillCard(page, cards.challenged);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await placeOrder(page);
    await page.getByRole('heading', { name: 'Approve this payment?' }).waitFor();
    await page.getByRole('button', { name: answer }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (answer === 'Refuse') await page.getByText('Your bank did not approve this payment').first().waitFor();
  });

  it('[checklist 31] a slow bank leaves one order, settled by returning to the checkout', async () => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /check out/i);
    await fillDetails(page);
    await fillCard(page, cards.late);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await placeOrder(page);
    await page.getByText('Your bank has not answered yet').waitFor();
    const orderNumber = orderNumberOf(page);
    await vi.waitFor(
      async () => {
        await page.goto(`/order-confirmation?order=${orderNumber}`);
        if (await page.getByText('Your bank has not answered yet').count()) await page.goto('/checkout');
        expect(await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).count()).toBe(1);
      },
      { timeout: 40_000, interval: 1000 },
    );
    expect(orderNumberOf(page)).toBe(orderNumber);
  });

  it('[§9 timing] loads shipping and tax half a second after the last change', async () => {
    const page = await visit('/shipping');
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.clock.install();
    await page.goto('/checkout');
    await page.waitForFunction(isAwake);
    await page.clock.pauseAt(Date.now() + 600_000);
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()));
    await fillDetails(page);
    await page.getByLabel('Card number').focus();
    await page.clock.runFor(300);
    await page.getByLabel('Phone').first().fill('503 555 0143');
    await page.getByLabel('Card number').focus();
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toHaveLength(1);
  });

  it('[§2.8 §5] shows a refusal in the background at its field, and leaves the focus where the shopper types', async () => {
    const page = await visit('/shipping', { device: 'phone' });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    const fields = { 'shippingAddress.postalCode': 'We don’t ship to this ZIP code.' };
    await page.route('**/api/guest/checkouts/*', (route) =>
      route.fulfill({ status: 409, json: { ok: false, statusCode: 409, message: 'Conflict', fields } }),
    );
    await page.goto('/checkout');
    await page.waitForFunction(isAwake);
    await fillDetails(page);
    await page.getByLabel('Card number').focus();
    await page.getByText('We don’t ship to this ZIP code.').waitFor();
    expect(await page.getByLabel('Card number').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('[§2.8 §5] shows errors at their fields and moves there', async () => {
    const page = await visit('/lamp/k/results.html', { device: 'phone' });
    await addFirst(page, /check out/i);
    await placeOrder(page);
    await page.getByText('Email is required').waitFor();
    await page.getByText('First name is required').waitFor();
    await page.getByText('Card number is required').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('contact.email');
  });

  it('[§3] between tabs: a cart emptied in another tab ends the checkout', async () => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /check out/i);
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/cart');
    await other.waitForFunction(isAwake);
    await other.getByRole('button', { name: 'One more' }).click();
    await page.getByText('Quantity 2').last().waitFor();
    await other.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  it('[§2.7] changes, removes and restores a line of the cart', async () => {
    const page = await visit('/lamp/k/results.html');
    await addFirst(page, /view cart/i);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByText('(2 items)').waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('(2 items)').waitFor();
  });

  it('[§8] an unknown order answers 404 with the page in place', async () => {
    const page = await visit('/order-confirmation?order=AL-0000-0000');
    await page.getByRole('heading', { level: 1, name: "WE'RE SORRY" }).waitFor();
    expect((await fetch(`${fromShop('shopUrl')}/order-confirmation?order=AL-0000-0000`)).status).toBe(404);
  });
});
