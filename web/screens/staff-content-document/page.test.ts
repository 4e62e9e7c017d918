import { expect, it } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;

const request: PageRequest = {
  url: new URL('https://shop.example/staff/content/page/faq'),
  params: { kind: 'page', key: 'faq' },
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:30Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint, input) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['content.edit'] });
      if (endpoint !== contentStaffEndpoints.publish && endpoint !== contentStaffEndpoints.unpublish) return failure(404);
      return input.basedOn === 3 ? { ...failure(409), code: 'publication_changed' } : ok({});
    },
  }),
};

it.each([
  ['publish', '2026-07-01T08:00', 'published'],
  ['publish', '2026-07-01T08:01', 'planned'],
  ['unpublish', '2026-07-01T08:00', 'withdrawn'],
  ['unpublish', '2026-07-01T08:01', 'planned'],
])('[§7.6 content] to %s at %s, of a day at 8:00:30, says that it is %s', async (action, at, done) => {
  expect(await page.actions?.[action]?.(new URLSearchParams({ at }), request)).toMatchObject({
    kind: 'redirect',
    location: expect.stringMatching(new RegExp(`[?&]done=${done}$`)),
  });
});

it.each(['publish', 'unpublish'])('[§7.6 content] to %s names the version that was public when the form was made', async (action) => {
  const send = (basedOn: string) => page.actions?.[action]?.(new URLSearchParams({ version: '1', basedOn }), request);
  expect(await send('')).toMatchObject({ kind: 'redirect' });
  expect(await send('3')).not.toMatchObject({ kind: 'redirect' });
});
