import { expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { maintenanceEndpoints } from '../../../contract/staff/maintenance.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;

const request = (maintenance: Result<unknown>): PageRequest => ({
  url: new URL('https://shop.example/staff'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['maintenance.switch'] });
      return endpoint === maintenanceEndpoints.get ? maintenance : failure(500);
    },
  }),
});

it.each([
  ['loaded', ok({ closure: null }), { isIncomplete: false, isClosed: false, reviews: null }],
  ['failed', failure(503), { isIncomplete: true, isClosed: null, reviews: null }],
] as const)('[§8] what the role may see %s: the overview says whether something is missing', async (_, maintenance, shown) => {
  expect(await page.load(request(maintenance))).toMatchObject({ data: { shown } });
});
