import type { Page } from 'playwright-core';
import { cardMonthOf } from '../../../contract/api/field-rules.ts';
import { call } from './api.ts';
import { until } from './until.ts';

export const password = 'weaver-of-7-looms';

let customers = 0;
export const newEmail = (): string => `lotte-${Date.now().toString(36)}-${customers++}@example.com`;

/** Creates an account for this page's visitor and signs them in; returns its address. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await call(page, 'POST', '/api/user/register', { email, password });
  return email;
}

export const signIn = (page: Page, email: string): Promise<unknown> => call(page, 'POST', '/api/user/login', { email, password });

const seattle = {
  firstName: 'Lotte',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  city: 'Seattle',
  stateRegion: 'WA',
  postalCode: '98101',
  phone: '206 555 0142',
};

/** Adds an address to the customer's book. */
export const saveAddress = (page: Page, more: object = {}): Promise<unknown> =>
  call(page, 'POST', '/api/accounts/addresses', { address: { ...seattle, ...more } });

/** A card's expiry a number of months from now, in the shop's own month: `07/28`. */
export function expiryIn(months: number): string {
  const { year, month } = cardMonthOf(new Date());
  const then = new Date(Date.UTC(year, month - 1 + months, 1));
  return `${String(then.getUTCMonth() + 1).padStart(2, '0')}/${String(then.getUTCFullYear()).slice(2)}`;
}

/** Saves a card for the customer; returns its id. */
export async function saveCard(page: Page, number: string, expiry = '12/39'): Promise<number> {
  const card = { number, expiry, securityCode: '123', name: 'Lotte Weaver' };
  const { cardId } = await call<{ cardId: number }>(page, 'POST', '/api/wallet/credit-cards', { card });
  return cardId;
}

/** The link in the latest e-mail to an address with this subject, which a job writes a moment later; as a path. */
export async function linkInEmail(page: Page, email: string, subject: string | RegExp): Promise<string> {
  const find = async () => {
    const { mails } = await call<{ mails: { mailId: number; to: string; subject: string }[] }>(page, 'GET', '/api/dev/outbox');
    return (
      mails.find((mail) => mail.to === email && (subject instanceof RegExp ? subject.test(mail.subject) : mail.subject === subject))
        ?.mailId ?? 0
    );
  };
  await until(`an e-mail to ${email}: ${subject}`, async () => (await find()) > 0, 30_000);
  const { text } = await call<{ text: string }>(page, 'GET', `/api/dev/outbox/${await find()}`);
  const url = /https?:\/\/\S+token=\S+/.exec(text)?.[0];
  if (!url) throw new Error(`The e-mail "${subject}" has no link`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Fills an address form with one that the verification would correct. */
export async function typeAddress(page: Page): Promise<void> {
  const typed = {
    'First name': 'Lotte',
    'Last name': 'Weaver',
    Address: '12 elm street',
    City: 'seattle',
    'ZIP code': '98101',
    Phone: '206 555 0142',
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('WA');
}
