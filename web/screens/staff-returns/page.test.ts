import { expect, it } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const listed = { returns: [{ caseNumber: 'R-DYSM-7EE3D', orderNumber: 'VQNV-8GVQC' }], page: 1, pages: 1, open: 1, late: 0 };

const request = (q: string): PageRequest => ({
  url: new URL(`https://shop.example/staff/returns?q=${encodeURIComponent(q)}`),
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
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['orders.returns'] });
      if (endpoint === staffReturnEndpoints.list) return ok(listed);
      return failure(404);
    },
  }),
});

it.each(['R-DYSM-7EE3D', 'r-dysm-7ee3d', 'RDYSM7EE3D'])('[§4 return] a scanned case opens: %s', async (q) => {
  expect(await page.load(request(q))).toMatchObject({ kind: 'redirect', location: '/staff/returns/R-DYSM-7EE3D' });
});

it('[§4 return] an order’s returns are listed', async () => {
  expect(await page.load(request('VQNV-8GVQC'))).toMatchObject({ kind: 'data' });
});
