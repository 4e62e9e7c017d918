import type { CDPSession, Page } from 'playwright-core';
import { codeOf } from '../../support/enrol.ts';
import { turnOnTwoStep } from '../../support/two-step.ts';
import { password } from './accounts.ts';
import { call } from './api.ts';

/** Milliseconds that a code is the current one, and until a form has been sent on a busy machine. */
const step = 30_000;
const sending = 8000;

/** Turns two-step sign-in on for this page's customer. */
export const twoStep = (page: Page): Promise<{ secret: string; recoveryCodes: string[] }> =>
  turnOnTwoStep((method, path, body) => call(page, method, path, body), password);

/** Fills and sends the form that turns two-step sign-in on, as one who types the key; returns the key. */
export async function fillSetUp(page: Page): Promise<string> {
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  const secret = key.replaceAll(' ', '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  // The code of half a minute ago, so that the current one is left for signing in; not when it is about to be a minute old.
  const left = step - (Date.now() % step);
  if (left < sending) await page.waitForTimeout(left);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor();
  return secret;
}

/** Gives this page's browser an authenticator that verifies its user without asking. */
export async function withPasskeys(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** Adds a passkey on the page about security. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Passkey name').fill(name);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added.').waitFor();
}
