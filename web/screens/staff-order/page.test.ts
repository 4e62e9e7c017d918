import { expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { staffCancelEndpoints } from '../../../contract/orders/cancelling.ts';
import { fulfilmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { orderWorkEndpoints } from '../../../contract/staff/orders/order-work.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const refusal = { ...failure(400, 'The number is wrong.'), fields: { trackingNumber: 'Enter the number on the label' } };
let packing: Result<unknown> = ok({ lines: [] });
let work = {};

const request: PageRequest = {
  url: new URL('https://shop.example/staff/orders/VQNV-8GVQC'),
  params: { orderNumber: 'VQNV-8GVQC' },
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['orders.read', 'orders.fulfil', 'orders.returns'] });
      if (endpoint === careEndpoints.getOrder) return ok({ order: { orderNumber: 'VQNV-8GVQC' } });
      if (endpoint === fulfilmentEndpoints.ship) return refusal;
      if (endpoint === fulfilmentEndpoints.get) return packing;
      if (endpoint === staffCancelEndpoints.timeline) return ok({ events: [] });
      if (endpoint === staffReturnEndpoints.quote) return ok({ lines: [] });
      if (endpoint === staffReturnEndpoints.request) return ok({ caseNumber: 'R-DYSM-7EE3D' });
      if (endpoint === orderWorkEndpoints.get) return ok({ notes: [], ...work });
      return failure(404);
    },
  }),
};

it('[§2.9] a refused parcel keeps carrier, number and the units typed for it', async () => {
  const form = new URLSearchParams({ carrier: 'fedex', trackingNumber: '1', 'units-12': '1', 'units-13': '0' });
  expect(await page.actions?.ship?.(form, request)).toMatchObject({
    kind: 'data',
    data: { shown: { typed: { carrier: 'fedex', trackingNumber: '1', units: { 12: 1 } } } },
  });
});

it('[§8] says so when a part that the role may see failed to load, and only then', async () => {
  const shown = async () => page.load(request);
  expect(await shown()).toMatchObject({ data: { shown: { isIncomplete: false, cancelling: null, emails: null } } });
  packing = failure(503);
  expect(await shown()).toMatchObject({ status: 200, data: { shown: { isIncomplete: true, packing: null } } });
  packing = ok({ lines: [] });
});

it('[§4 return] a return that is started opens; a form without units comes back with what was typed and what is wrong', async () => {
  const form = new URLSearchParams({
    returnUuid: 'u',
    wish: 'replacement',
    'units-12': '1',
    'reason-12': 'changed_mind',
    'comment-12': '',
  });
  expect(await page.actions?.startReturn?.(form, request)).toMatchObject({
    kind: 'redirect',
    location: '/staff/returns/R-DYSM-7EE3D?done=requested',
  });
  form.set('units-12', '0');
  expect(await page.actions?.startReturn?.(form, request)).toMatchObject({
    kind: 'data',
    data: {
      shown: {
        returning: { lines: [] },
        refused: { form: 'startReturn', typed: { wish: 'replacement' }, errors: { lines: 'Choose at least one item' } },
      },
    },
  });
});

it('[money: Payments] a refund of items offers what is left of the order after a refund of an amount', async () => {
  work = { refundable: 7375, lines: [{ variationId: 12, refundAmounts: [8375] }] };
  const form = new URLSearchParams({ scope: 'lines', 'units-12': '1', reason: 'damaged' });
  const loaded = await page.actions?.refund?.(form, request);
  expect(loaded).toMatchObject({ data: { shown: { preview: { amount: 7375, paidForItems: 8375 }, refused: null } } });
  work = {};
});
