import { expect, it } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { wordingEndpoints } from '../../../contract/settings/wording/wording.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const sent: unknown[] = [];

const request: PageRequest = {
  url: new URL('https://shop.example/staff/settings/wording/welcome'),
  params: { email: 'welcome' },
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint, input) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['settings.edit'] });
      if (endpoint === wordingEndpoints.get) return ok({ version: 0, own: {}, hasServer: true, history: [] });
      if (endpoint === wordingEndpoints.preview) return ok({ subject: '', html: '', text: '' });
      if (endpoint === wordingEndpoints.test) return ok(sent.push(input));
      return failure(404);
    },
  }),
};

it('[rulings: Names] a test email has the words that are typed, and the page keeps them', async () => {
  const words = { subject: 'Hello', heading: 'Welcome', opening: 'Come in.', closing: '' };
  const form = new URLSearchParams({ ...words, version: '0', to: 'me@shop.example' });
  expect(await page.actions?.test?.(form, request)).toMatchObject({
    kind: 'data',
    data: { shown: { typed: words, to: 'me@shop.example', done: expect.stringContaining('accepted the test email') } },
  });
  expect(sent).toEqual([{ kind: 'welcome', to: 'me@shop.example', ...words }]);
});
