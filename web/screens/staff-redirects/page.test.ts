import { expect, it } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const savedAt = '2026-07-01T12:00:00.000Z';

const request: PageRequest = {
  url: new URL('https://shop.example/staff/redirects'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  now: new Date('2026-07-01T12:00:30Z'),
  shopOf: () => null,
  flash: null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint, input) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['content.edit', 'content.publish'] });
      if (endpoint === redirectStaffEndpoints.list) return ok({ redirects: [], total: 0, page: 1, pages: 1, asked: input.q });
      if (endpoint === redirectStaffEndpoints.save) return { ...failure(409), code: 'redirect_changed', details: { savedAt } };
      return failure(404);
    },
  }),
};

it('[§7.6 redirect info] a redirect that somebody else changed meanwhile is listed below the form', async () => {
  const form = new URLSearchParams({ from: '/couch', to: '/deals', edit: '7', savedAt: '2026-06-30T12:00:00.000Z', edited: '/sofa' });
  expect(await page.actions?.save?.(form, request)).toMatchObject({
    data: {
      shown: { listed: { asked: '/sofa' }, q: '/sofa', typed: { from: '/couch', to: '/deals', edit: '7', savedAt, edited: '/sofa' } },
    },
  });
});
