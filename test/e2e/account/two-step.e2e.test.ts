import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { password, register } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/heading.ts';
import { codeOf } from '../support/staff.ts';
import { addPasskey, fillSetUp, twoStep, withPasskeys } from '../support/two-step.ts';

const signOut = (page: Page) => page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Sign out' }).click();

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Enter your code');
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('[issue: two-step sign-in]', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', true],
    ['phone', false],
    ['desktop', false],
  ] as const)('on a %s, with script: %s: set up, signed in with a code and a recovery code, turned off', async (device, javaScript) => {
    const page = await visit('about:blank', { device, javaScript });
    const email = await register(page);
    await page.goto('/myaccount/security');
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = await fillSetUp(page);
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('link', { name: 'I’ve saved them' }).click();
    await signOut(page);
    await page.goto('/login?redirect_to=/myaccount/orders');
    await givePassword(page, email);
    await giveCode(page, '123');
    await page.getByText('Enter the six-digit code from your app, or a recovery code').waitFor();
    await giveCode(page, codeOf(secret, 9));
    await page.getByText('This code isn’t right.').waitFor();
    await giveCode(page, codeOf(secret));
    await heading(page, 'Orders and returns');
    await signOut(page);
    await page.goto('/login');
    await givePassword(page, email);
    await giveCode(page, codes[0] ?? '');
    await heading(page, 'Hello');
    await page.goto('/myaccount/security/two-step');
    await page.getByText('You have 9 recovery codes left.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Two-step sign-in is off. Your other devices are signed out.').waitFor();
  });

  it('a wrong code keeps the key that was scanned', async () => {
    const page = await visit('about:blank', { javaScript: false });
    await register(page);
    await page.goto('/myaccount/security/two-step');
    const key = () => page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    const scanned = await key();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Enter your password again').waitFor();
    expect(await key()).toBe(scanned);
  });
});

describe('[issue: passkeys]', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)('on a %s: added, signed in with instead of password and code, deleted', async (device) => {
    const page = await visit('/login', { device });
    await register(page);
    await twoStep(page);
    await withPasskeys(page);
    await page.goto('/myaccount/security');
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByText('those you add here work at localhost').waitFor();
    await addPasskey(page, 'My phone');
    await passkeys.getByText('Works at localhost').waitFor();
    await signOut(page);
    await page.goto('/login?redirect_to=/myaccount/security');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await heading(page, 'Sign-in and security');
    await passkeys.getByText('last used').waitFor();
    await passkeys.getByRole('button', { name: 'Delete My phone' }).click();
    await page.getByText('Passkey deleted. It no longer opens your account.').waitFor();
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey doesn’t open an account here.').waitFor();
  });

  it('says what is wrong with name and password, and when the browser makes none', async () => {
    const page = await visit('/login');
    await register(page);
    const session = await withPasskeys(page);
    await page.goto('/myaccount/security');
    const add = page.getByRole('button', { name: 'Add a passkey' });
    await add.click();
    await page.getByText('Name is required').waitFor();
    await page.getByLabel('Passkey name').fill('Tablet');
    await page.getByLabel('Your password').fill('weaver-of-8-looms');
    await add.click();
    await page.getByText('This is not your current password.').waitFor();
    await addPasskey(page, 'Tablet');
    await page.getByLabel('Passkey name').fill('Tablet again');
    await page.getByLabel('Your password').fill(password);
    await add.click();
    await page.getByText('your device has one already').waitFor();
    expect(await page.getByText('Works at localhost').count()).toBe(1);
    await session.detach();
  });

  it('without script the pages say that passkeys take it', async () => {
    const page = await visit('/login', { javaScript: false });
    await page.getByText('Signing in with a passkey needs JavaScript.').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
    await register(page);
    await page.goto('/myaccount/security');
    await page.getByText('Adding a passkey needs JavaScript.').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});
