import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { goods } from '../support/goods.ts';
import { layoutFaults } from '../support/layout.ts';
import { draftOf, linkTo } from '../support/scenes/draft-scenes.ts';
import { cards, fillCard, orderNumberOf, placeOrder } from '../support/shopping.ts';
import { asStaff } from '../support/staff.ts';

describe('[§5 draft orders] an order on the phone', () => {
  const { visit } = useBrowser();

  it.each([true, false])('is prepared, sent, paid by the link and becomes an order (script: %s)', async (javaScript) => {
    const staff = await visit('/', { javaScript });
    await asStaff(staff, 'customer_care');
    await staff.goto('/staff/orders');
    await staff.getByRole('button', { name: 'Create order' }).click();
    await staff.getByRole('heading', { name: /^Draft order \d+$/ }).waitFor();

    await staff.getByLabel('Find items').fill(goods.plenty);
    await staff.getByLabel('Find items').press('Enter');
    await staff.getByRole('button', { name: 'Add Everlasting beeswax tapers' }).click();
    await staff.getByLabel('Quantity of Everlasting beeswax tapers').fill('3');
    await staff.getByRole('button', { name: 'Remove Everlasting beeswax tapers' }).waitFor();
    await staff.getByLabel('Email', { exact: true }).fill('phone.buyer@example.com');
    await staff.getByLabel('First name').fill('Ann');
    await staff.getByLabel('Last name').fill('Lee');
    await staff.getByLabel('Address', { exact: true }).fill('12 Elm Street');
    await staff.getByLabel('City').fill('Seattle');
    await staff.locator('[name="shippingAddress.stateRegion"]').selectOption('WA');
    await staff.locator('[name="shippingAddress.postalCode"]').fill('98101');
    await staff.getByLabel('Phone', { exact: true }).fill('503 555 0142');
    await staff.getByLabel('Discount', { exact: true }).selectOption('Percent');
    await staff.getByLabel('Value').fill('50');
    await staff.getByLabel('Reason').fill('Second order this week');
    await staff.getByRole('button', { name: 'Save and send link' }).click();
    await staff.getByText('You can give discounts of up to 20%').waitFor();
    // Nothing that was typed is lost.
    expect(await staff.getByLabel('City').inputValue()).toBe('Seattle');
    await staff.getByLabel('Value').fill('10');
    await staff.getByRole('button', { name: 'Save and send link' }).click();
    await staff.getByText('The customer gets the payment link by email.').waitFor();
    // 3 × $24.00 less 10 %.
    await staff.getByText('−$7.20').waitFor();
    if (javaScript) {
      expect(await accessibilityFaults(staff)).toEqual([]);
      expect(await layoutFaults(staff)).toEqual([]);
    }
    const link = await staff.getByRole('link', { name: /\/pay\// }).getAttribute('href');

    const customer = await visit('/', { javaScript });
    await customer.goto(link ?? '');
    await customer.getByText('−$7.20').first().waitFor();
    await customer.getByRole('button', { name: 'Continue to payment' }).click();
    await customer.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    expect(await customer.getByLabel('Promo code').count()).toBe(0);
    expect(await customer.getByRole('link', { name: 'Back to cart' }).count()).toBe(0);
    await fillCard(customer, cards.declined);
    await placeOrder(customer);
    await customer.getByText("We couldn't verify your card details, try again or use a different card.").first().waitFor();
    await fillCard(customer, cards.accepted);
    await placeOrder(customer);
    await customer.waitForURL(/order-confirmation|order=/);
    const orderNumber = orderNumberOf(customer);
    expect(orderNumber).not.toBe('');
    await customer.getByText(orderNumber).first().waitFor();
    // The link leads to the order from now on.
    await customer.goto(link ?? '');
    expect(orderNumberOf(customer)).toBe(orderNumber);

    await staff.reload();
    await staff.getByRole('link', { name: `Open order ${orderNumber}` }).click();
    await staff.getByRole('link', { name: /^Draft order \d+$/ }).waitFor();
  });

  it('is paid once, however many tabs press the button', async () => {
    const staff = await visit('/');
    const path = await linkTo(staff, await draftOf(staff));
    await staff.context().clearCookies();
    const one = await visit('/');
    const open = async (page: typeof one) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
      await fillCard(page, cards.accepted);
      return page;
    };
    const tabs = [await open(one), await open(await visit('/', { sameAs: one })), await open(await visit('/'))];
    await Promise.all(tabs.map(placeOrder));
    await Promise.all(tabs.map((page) => page.waitForURL(/order=/)));
    expect(new Set(tabs.map(orderNumberOf)).size).toBe(1);
  });

  it.each(['bank', 'PayPal'] as const)('is paid by way of %s', async (way) => {
    const staff = await visit('/');
    const path = await linkTo(staff, await draftOf(staff));
    const customer = await visit('/');
    await customer.goto(path);
    await customer.getByRole('button', { name: 'Continue to payment' }).click();
    await customer.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    if (way === 'bank') {
      await fillCard(customer, cards.challenged);
      await placeOrder(customer);
      await customer.getByRole('button', { name: 'Approve' }).click();
    } else {
      await customer.getByRole('radio', { name: /^PayPal/ }).check();
      await customer.getByRole('button', { name: 'Continue to PayPal' }).click();
      await customer.getByRole('button', { name: 'Approve' }).click();
      await customer.getByRole('heading', { name: 'Review your order', level: 1 }).waitFor();
      await placeOrder(customer);
    }
    await customer.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
  });

  it('says when its link has been withdrawn, also in a checkout that is open', async () => {
    const staff = await visit('/');
    const draftId = await draftOf(staff);
    const path = await linkTo(staff, draftId);
    const customer = await visit('/');
    await customer.goto(path);
    await customer.getByRole('button', { name: 'Continue to payment' }).click();
    await customer.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    await fillCard(customer, cards.accepted);
    await staff.goto(`/staff/drafts/${draftId}`);
    await staff.getByRole('button', { name: 'Withdraw payment link' }).click();
    await staff.getByText('Payment link withdrawn.').waitFor();
    await placeOrder(customer);
    await customer.getByText('This payment link is no longer valid.').waitFor();
    await customer.goto(path);
    await customer.getByRole('heading', { name: 'This payment link is no longer valid' }).waitFor();
    await staff.getByText('Delete draft', { exact: true }).click();
    await staff.getByRole('button', { name: `Delete draft ${draftId}` }).click();
    await staff.getByText('Draft deleted.').waitFor();
  });
});
