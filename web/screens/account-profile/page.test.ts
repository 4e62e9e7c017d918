import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { Client, failure } from '../../../contract/api/client.ts';
import { impersonationEndpoints } from '../../../contract/staff/care/impersonation.ts';
import { flashIn, type PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const profile = { firstName: '', lastName: '', email: 'mia@example.com', emailVerified: true, createdAt: '2026-06-01T12:00:00Z' };

const request = (path: string, wasPending: boolean, refused?: object): PageRequest => ({
  url: new URL(path, 'https://shop.example'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: flashIn(page.flashes ?? {}, new URL(path, 'https://shop.example')),
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === refused) return failure(400);
      if (endpoint === accountEndpoints.getProfile) return ok(profile);
      if (endpoint === accountEndpoints.getEmailChange) return ok({ change: null });
      if (endpoint === impersonationEndpoints.get) return failure(404);
      return ok({ ok: true, wasPending });
    },
  }),
});

it.each([
  ['email-link', true, 'We’ve sent the link again. Use the newest one: earlier links no longer work.'],
  ['email-link', false, 'There was no pending change. Your email is shown below.'],
  ['email-cancel', true, 'Your email stays as it is.'],
  ['email-cancel', false, 'There was no pending change. Your email is shown below.'],
])('[issue: profile] says what %s did to a change that was pending: %s', async (action, wasPending, words) => {
  const pressed = await page.actions?.[action]?.(new URLSearchParams(), request('/myaccount/profile', wasPending));
  expect(pressed).toMatchObject({ kind: 'redirect', status: 303 });
  const { location } = pressed as { location: string };
  expect(await page.load(request(location, wasPending))).toMatchObject({ kind: 'data', data: { done: words } });
});

it('[checklist 37] keeps a refused name as it was typed', async () => {
  const name = { firstName: 'Mia', lastName: 'x'.repeat(200) };
  const shown = await page.actions?.name?.(new URLSearchParams(name), request('/myaccount/profile', false, accountEndpoints.updateProfile));
  expect(shown).toMatchObject({ kind: 'data', data: { typed: { ...name, newEmail: '' } } });
});
