import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkInEmail, newEmail, password, register, saveAddress, signIn } from '../support/accounts.ts';
import { addToCart, buy } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { cards, fillCard, placeOrder } from '../support/shopping.ts';

const fillIn = async (page: Page, email: string, typed = password) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
};
const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('[§2.11 login and register]', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', true],
    ['phone', false],
    ['desktop', false],
  ] as const)('on a %s, with script: %s: a visitor registers, returns, signs out and in again', async (device, javaScript) => {
    const page = await visit('/myaccount/orders?filter=last-year', { device, javaScript });
    await heading(page, 'Sign in');
    await page
      .getByRole('navigation', { name: /Sign in or/ })
      .getByRole('link', { name: 'Create an account' })
      .click();
    await heading(page, 'Create an account');
    const email = newEmail();
    await fillIn(page, email);
    await press(page, 'Create account');
    await heading(page, 'Orders and returns');
    expect(pathOf(page)).toBe('/myaccount/orders?filter=last-year');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
    expect(pathOf(page)).toBe('/login?tab=login');
    await fillIn(page, email);
    await press(page, 'Sign in');
    await heading(page, 'Hello');
  });

  it.each([true, false])('with script: %s: keeps the address, never the password, and shows errors at their fields', async (javaScript) => {
    const page = await visit('/login?tab=login', { javaScript });
    await fillIn(page, 'lotte@example.com', 'wrong-of-7-looms');
    await press(page, 'Sign in');
    await page.getByText('Email and/or password incorrect. Please try again or reset your password.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('lotte@example.com');
    await page.getByLabel('Email').fill('');
    await page.getByLabel('Password', { exact: true }).fill('');
    await press(page, 'Sign in');
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    if (javaScript) expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('[§3 redirect_to] does not redirect to %s', async (target) => {
    const page = await visit(`/login?redirect_to=${encodeURIComponent(target)}`);
    await fillIn(page, await register(await visit('about:blank')));
    await press(page, 'Sign in');
    await heading(page, 'Hello');
    expect(pathOf(page)).toBe('/myaccount');
  });

  it('asks for a proof after failures, which the browser computes by itself', async () => {
    const email = await register(await visit('about:blank'));
    const page = await visit('/login');
    for (let i = 0; i < 3; i++) {
      await fillIn(page, email, `wrong-of-${i}-looms`);
      await press(page, 'Sign in');
      await page.getByText('Email and/or password incorrect').waitFor();
    }
    await fillIn(page, email);
    await press(page, 'Sign in');
    await heading(page, 'Hello');
  });

  it('[§2.4] the header’s menu suits guests and customers; its sign-out leads to the home page', async () => {
    const page = await visit('/cart');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Sign in' }).hover();
    const menu = header.getByRole('list', { name: 'Account' });
    await menu.waitFor();
    expect(await menu.getByRole('listitem').allInnerTexts()).toEqual(['Sign in', 'Help']);
    await register(page);
    await page.reload();
    await header.getByRole('link', { name: 'Account' }).focus();
    await menu.waitFor();
    expect(await menu.getByRole('listitem').allInnerTexts()).toEqual(['My account', 'Orders and returns', 'Help', 'Sign out']);
    expect((await menu.boundingBox())?.width).toBe(138);
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await header.getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('[§2.4] the header’s menu is 114 px wide without self-service returns', async () => {
    const page = await visit('about:blank');
    await page.route('**/api/authenticated', async (route) => {
      const response = await route.fetch();
      const visitor = await response.json();
      await route.fulfill({
        response,
        json: { ...visitor, flags: visitor.flags.filter((flag: string) => flag !== 'returns-self-service') },
      });
    });
    await register(page);
    await page.goto('/help');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Account' }).focus();
    const menu = header.getByRole('list', { name: 'Account' });
    await menu.waitFor();
    expect((await menu.boundingBox())?.width).toBe(114);
  });

  it('[§3] a sign-out in one tab closes the personal page in another', async () => {
    const page = await visit('about:blank');
    await register(page);
    await page.goto('/myaccount');
    const other = await visit('/myaccount/profile', { sameAs: page });
    await heading(other, 'Profile');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Sign out' }).click();
    await heading(other, 'Sign in');
  });
});

describe('[§2.11] an account’s address', () => {
  const { visit } = useBrowser();

  it.each([true, false])('with script: %s: its change needs the password, and its owner can stop it', async (javaScript) => {
    const page = await visit('about:blank', { javaScript });
    const email = await register(page);
    await page.goto('/myaccount/profile');
    await page.getByLabel('New email').fill(newEmail());
    await page.getByLabel('Current password').fill('wrong-of-7-looms');
    await press(page, 'Change email');
    await page.getByText('This is not your current password.').waitFor();
    await page.getByLabel('Current password').fill(password);
    await press(page, 'Change email');
    await page.getByText('We’ve let your current address know, too.').waitFor();
    const reader = await visit(await linkInEmail(page, email, 'Somebody asked to change your email'), { javaScript });
    await heading(reader, 'Stop the email change?');
    await press(reader, 'Stop the change');
    await heading(reader, 'The change is stopped');
    await page.goto('/myaccount');
    await heading(page, 'Sign in');
  });

  it.each([true, false])('with script: %s: another browser verifies it with the password, or starts over', async (javaScript) => {
    const page = await visit('about:blank');
    const email = await register(page);
    const reader = await visit(await linkInEmail(page, email, /^Welcome/), { javaScript });
    await press(reader, 'Confirm my email');
    await reader.getByLabel('Password', { exact: true }).fill('wrong-of-7-looms');
    await press(reader, 'Confirm my email');
    await reader.getByText('This is not your current password.').waitFor();
    await reader.getByLabel('Password', { exact: true }).fill(password);
    await press(reader, 'Confirm my email');
    await heading(reader, 'Your email is confirmed');
    const other = await register(await visit('about:blank'));
    const stranger = await visit(await linkInEmail(page, other, /^Welcome/), { javaScript });
    await press(stranger, 'Confirm my email');
    await press(stranger, 'Set a new password');
    await heading(stranger, 'Set a new password');
  });
});

describe('[checklist 21] the merge at sign-in', () => {
  const { visit } = useBrowser();

  it('is reported in the cart', async () => {
    const first = await visit('about:blank');
    const email = await register(first);
    await addToCart(first, (await variationOf(goods.plain)).variationId);
    const page = await visit('about:blank');
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
    await page.goto('/login');
    await fillIn(page, email);
    await press(page, 'Sign in');
    await heading(page, 'Your cart');
    await page.getByText('We added the item from your earlier visit to this cart.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ hasText: '3' }).waitFor();
  });
});

describe('[§2.11 forgot and reset password]', () => {
  const { visit } = useBrowser();

  it.each([true, false])('with script: %s: an e-mailed link sets a new password, once', async (javaScript) => {
    const email = await register(await visit('about:blank'));
    const page = await visit('/login', { javaScript });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send me a link');
    await heading(page, 'Check your inbox');
    const link = await linkInEmail(page, email, 'Set a new password');
    await page.goto(link);
    await page.getByLabel('New password').fill('Password1');
    await press(page, 'Set password');
    await page.getByText('This password is too common.').waitFor();
    await page.getByLabel('New password').fill('spinner-of-9-wheels');
    await press(page, 'Set password');
    await page.getByText('Your new password is set').waitFor();
    await fillIn(page, email, 'spinner-of-9-wheels');
    await press(page, 'Sign in');
    await heading(page, 'Hello');
    await page.goto(link);
    await heading(page, 'This link no longer works');
  });
});

describe('[checklist 24] offering an account after an order', () => {
  const { visit } = useBrowser();

  it.each([true, false])('with script: %s: the account has the order', async (javaScript) => {
    const page = await visit('about:blank', { javaScript });
    // Orders of these tests share an address, which gets an account once.
    const email = newEmail();
    const { orderNumber } = await buy(page, (await variationOf(goods.plenty)).variationId, cards.accepted, email);
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Create account');
    await heading(page, `Order ${orderNumber}`);
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Orders and returns' }).click();
    await page.getByRole('link', { name: new RegExp(orderNumber) }).waitFor();
  });
});

describe('[§2.8] addresses', () => {
  const { visit } = useBrowser();

  it('without script: a customer adds, changes and deletes an address', async () => {
    const page = await visit('about:blank', { javaScript: false });
    await register(page);
    await page.goto('/myaccount/addresses');
    await page.getByRole('link', { name: 'Add address' }).click();
    await press(page, 'Save address');
    await page.getByText('First name is required').waitFor();
    for (const [label, value] of [
      ['First name', 'Lotte'],
      ['Last name', 'Weaver'],
      ['Address', '12 Elm Street'],
      ['City', 'Seattle'],
      ['Postal code', '98101'],
      ['Phone', '206 555 0142'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    const region = page.getByLabel('State, province or region');
    await region.selectOption('Washington');
    await press(page, 'Save address');
    await page.getByText('Address saved.').waitFor();
    await page.getByRole('link', { name: 'Edit 12 Elm Street' }).click();
    // Washington, not Western Australia, which has the same code.
    expect(await region.locator('option:checked').innerText()).toBe('Washington');
    await page.getByLabel('City', { exact: true }).fill('Bellevue');
    await press(page, 'Save address');
    await page.getByText('Bellevue, WA 98101').waitFor();
    await page.getByRole('button', { name: 'Delete 12 Elm Street' }).click();
    await heading(page, 'Addresses');
    await page.getByText('No saved addresses').waitFor();
  });

  it('the checkout starts with the default address, and one click ships to another', async () => {
    const page = await visit('about:blank');
    const email = await register(page);
    await saveAddress(page);
    await saveAddress(page, { firstName: 'Grete', addressLine1: '9 Oak Street', city: 'Columbus', stateRegion: 'OH', postalCode: '43215' });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.getByText(email).first().waitFor();
    await page.getByText('Ship to another of your addresses').click();
    await page.getByRole('button', { name: 'Ship here to 9 Oak Street' }).click();
    await page.locator('summary').getByText('9 Oak Street').waitFor();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await heading(page, 'Thank you, Grete');
  });

  it.each([true, false])('a saved billing address can be chosen (script: %s)', async (javaScript) => {
    const page = await visit('about:blank', { javaScript });
    await register(page);
    await saveAddress(page);
    await saveAddress(page, { firstName: 'Grete', addressLine1: '9 Oak Street', city: 'Columbus', stateRegion: 'OH', postalCode: '43215' });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.getByRole('checkbox', { name: /Billing address/ }).uncheck();
    expect(await page.getByRole('radio', { name: 'Lotte Weaver' }).isChecked()).toBe(true);
    expect(await page.locator('[name="billingAddress.city"]').isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Grete Weaver' }).check();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await heading(page, 'Thank you, Lotte');
    await page.getByText('Columbus, OH 43215').waitFor();
  });

  it('an address edited from the checkout leads back to it, with the new one', async () => {
    const page = await visit('about:blank');
    await register(page);
    await saveAddress(page);
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.getByRole('checkbox', { name: /Billing address/ }).uncheck();
    await page.getByRole('link', { name: 'Edit 12 Elm Street' }).click();
    await page.getByRole('link', { name: 'Back to checkout' }).waitFor();
    await page.getByLabel('Address', { exact: true }).fill('14 Elm Street');
    await press(page, 'Save address');
    await heading(page, 'Checkout');
    await page.locator('summary').getByText('14 Elm Street').waitFor();
  });

  it.each(['Keep mine', 'Use this address'])('%s: the choice is on the order', async (choice) => {
    const page = await visit('about:blank');
    await register(page);
    await saveAddress(page);
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.getByText('Edit contact and shipping address').click();
    await page.getByLabel('City').first().fill('Seatle');
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Is this your address?' });
    await dialog.getByRole('button', { name: choice }).click();
    await heading(page, 'Thank you, Lotte');
    await page
      .getByText(choice === 'Keep mine' ? 'Seatle, WA 98101' : 'Seattle, WA 98101')
      .first()
      .waitFor();
  });

  it('[§3 countries] uses the country’s labels, and offers only its regions', async () => {
    const page = await visit('about:blank');
    await register(page);
    await page.goto('/myaccount/addresses?edit=new');
    const regions = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allInnerTexts();
    const found: unknown[] = [];
    for (const [country, region, postalCode] of [
      ['United States', 'State', 'ZIP code'],
      ['Canada', 'Province', 'Postal code'],
      ['Australia', 'State', 'Postcode'],
    ] as const) {
      await page.getByLabel('Country').selectOption(country);
      await page.getByLabel(postalCode, { exact: true }).waitFor();
      const [placeholder, ...names] = await regions(region);
      found.push([country, placeholder, names.length, names.includes('Washington'), names.includes('Western Australia')]);
    }
    expect(found).toEqual([
      ['United States', 'State', 62, true, false],
      ['Canada', 'Province', 13, false, false],
      ['Australia', 'State', 8, false, true],
    ]);
  });

  async function typeAddress(page: Page, line: string): Promise<void> {
    await register(page);
    await page.goto('/myaccount/addresses?edit=new');
    for (const [label, value] of [
      ['First name', 'Lotte'],
      ['Last name', 'Weaver'],
      ['Address', line],
      ['City', 'Seattle'],
      ['ZIP code', '98101'],
      ['Phone', '206 555 0142'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('State', { exact: true }).selectOption('WA');
  }

  it('[checklist 38] stay in the form while offline, and are saved once by two presses later', async () => {
    const page = await visit('about:blank', { expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    await typeAddress(page, '12 Elm Street');
    // The code that keeps forms loads when the page is idle.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await press(page, 'Save address');
    await page.getByRole('alert').filter({ hasText: 'you seem to be offline' }).waitFor();
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Elm Street');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save address' }).dblclick();
    await page.getByText('Address saved.').waitFor();
    expect(await page.getByRole('link', { name: 'Edit 12 Elm Street' }).count()).toBe(1);
  });

  it('returns the focus to the button once the question about one is answered', async () => {
    const page = await visit('about:blank');
    await typeAddress(page, '12 elm street');
    // Noted as the form is sent, before its answer replaces the page.
    await page.evaluate(() => {
      HTMLFormElement.prototype.requestSubmit = () => {
        document.title = `Sent from ${document.activeElement?.textContent}`;
      };
    });
    await press(page, 'Save address');
    const question = page.getByRole('dialog', { name: 'Is this your address?' });
    await question.getByRole('button', { name: 'Keep mine' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('Sent from Save address');
    expect(await question.count()).toBe(0);
  });

  it('Escape returns to the form, at the address', async () => {
    const page = await visit('about:blank');
    await typeAddress(page, '12 elm street');
    await press(page, 'Save address');
    await page.getByRole('dialog', { name: 'Is this your address?' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('address.addressLine1');
  });
});

describe('[§3 manage-email]', () => {
  const { visit } = useBrowser();

  it('a stranger’s choice applies once confirmed by e-mail', async () => {
    const page = await visit('/manage-email', { javaScript: false });
    const email = newEmail();
    await page.getByLabel('Email').fill(email);
    expect(await page.getByRole('checkbox', { checked: true }).count(), 'nothing is ticked for anybody').toBe(0);
    await page.getByRole('checkbox', { name: /Alder & Loom/ }).check();
    await press(page, 'Save preferences');
    await page.getByText(`We’ve sent an email to ${email}`).waitFor();
    await page.goto(await linkInEmail(page, email, 'Confirm what we may write to you'));
    await page.getByText('This is what you chose.').waitFor();
    await press(page, 'Save preferences');
    await page.getByText(`Saved for ${email}`).waitFor();
    expect(await page.getByRole('checkbox', { name: /Alder & Loom/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /Pip & Alder/ }).isChecked()).toBe(false);
    await press(page, 'Unsubscribe from all');
    await page.getByText(`Saved for ${email}`).waitFor();
    expect(await page.getByRole('checkbox', { name: /Alder & Loom/ }).isChecked()).toBe(false);
  });
});

describe('[issue: devices]', () => {
  const { visit } = useBrowser();

  it('another device is listed and signed out', async () => {
    const phone = await visit('about:blank');
    const email = await register(phone);
    const page = await visit('about:blank');
    await signIn(page, email);
    await page.goto('/myaccount/security');
    await page.getByRole('button', { name: /^Sign out .+ on / }).click();
    await page.getByText('Device signed out.').waitFor();
    await phone.goto('/myaccount');
    await heading(phone, 'Sign in');
  });
});
