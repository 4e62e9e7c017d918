import { expect, test } from 'vitest';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { Client, type Result } from '../../../contract/api/client.ts';
import { emailPreferenceEndpoints } from '../../../contract/email/email-preferences.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';
import type { PageRequest } from '../../page/page.ts';
import type { ManageEmailData } from './manage-email-data.ts';
import page from './page.ts';

const refused = { ok: false, statusCode: 403, message: '', code: 'captcha_required' } as const;

/**
 * A guest, or a customer with this address, who gets a given response to asking for preferences; saving them takes a proof. `leave` is the answer to
 * leaving a brand.
 */
function requestOf(preferences: { statusCode: number; data?: object }, customer?: string, leave: Result<unknown> = refused): PageRequest {
  return {
    url: new URL('https://alder.example/manage-email'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    client: new Client({
      call: async (endpoint) => {
        if (endpoint === storeEndpoints.getNames) return { ok: true, statusCode: 200, data: { brands: [] } };
        if (endpoint === emailPreferenceEndpoints.save) return refused;
        if (endpoint === emailPreferenceEndpoints.leave) return leave;
        if (endpoint === accountEndpoints.getProfile) return { ok: true, statusCode: 200, data: { email: customer } };
        if (endpoint !== emailPreferenceEndpoints.get) return { ok: true, statusCode: 200, data: { ok: customer !== undefined } };
        const { statusCode, data } = preferences;
        return data ? { ok: true, statusCode, data } : { ok: false, statusCode, message: '', code: 'internal' };
      },
    }),
    cookie: () => undefined,
    shopOf: (brand) => `https://${brand}.example`,
    familySignInPath: () => null,
  };
}

/** What they see. */
async function shown(...given: Parameters<typeof requestOf>): Promise<ManageEmailData> {
  const loaded = await page.load(requestOf(...given));
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return loaded.data;
}

test('[§8] preferences that fail to load are reported on the page', async () => {
  const words = 'Your email preferences are unavailable right now. Please try again later.';
  expect((await shown({ statusCode: 503 })).message).toBe(words);
  expect((await shown({ statusCode: 200, data: { preferences: null } })).message).toBeNull();
});

test('nothing is checked for an unknown visitor; a known one sees their choice', async () => {
  expect((await shown({ statusCode: 200, data: { preferences: null } })).chosen).toEqual([]);
  const preferences = { email: 'ana@example.com', siteTypes: ['pip-alder'] };
  expect(await shown({ statusCode: 200, data: { preferences } })).toMatchObject({ known: true, chosen: ['pip-alder'] });
});

test('[§2.11 manage email] customers who have not confirmed their address need not type it', async () => {
  const unconfirmed = { statusCode: 200, data: { preferences: null } };
  expect(await shown(unconfirmed, 'kim@example.com')).toMatchObject({ inAccount: true, known: false, email: 'kim@example.com' });
  expect(await shown(unconfirmed)).toMatchObject({ inAccount: false, email: '' });
});

test('[§3 manage-email] says without script what to do when only a proof helps, and keeps the choice', async () => {
  const typed = new URLSearchParams({ email: 'kim@example.com', siteTypes: 'pip-alder' });
  const answer = await page.actions?.save?.(typed, requestOf({ statusCode: 200, data: { preferences: null } }));
  const message = 'Too many attempts. Turn on JavaScript to continue, or try again in 15 minutes.';
  expect(answer).toMatchObject({ status: 403, data: { email: 'kim@example.com', chosen: ['pip-alder'], done: null, message } });
});

test('[§3 manage-email] a mail program’s one click (RFC 8058) stops the brand that wrote, by the e-mail’s link only', async () => {
  const preferences = { email: 'ana@example.com', siteTypes: ['pip-alder'] };
  const click = (leave: Result<unknown>) =>
    page.actions?.unsubscribe?.(new URLSearchParams(), requestOf({ statusCode: 200, data: { preferences } }, undefined, leave));
  expect(await click({ ok: false, statusCode: 404, message: '' })).toMatchObject({ kind: 'failure', status: 404 });
  const left = await click({ ok: true, statusCode: 200, data: { ok: true } });
  expect(left).toMatchObject({ kind: 'data', status: 200, data: { done: 'saved', chosen: ['pip-alder'] } });
});
