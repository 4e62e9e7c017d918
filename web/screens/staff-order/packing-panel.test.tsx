import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderToPack } from '../../../contract/shipments/shipments.ts';
import { PackingPanel } from './packing-panel.tsx';
import type { StaffOrderData, TypedParcel } from './staff-order-data.ts';

const line = { name: 'Lamp', options: {}, sku: 'L', quantity: 3, shipped: 0, cancelled: 0 };
const packing = {
  orderNumber: 'VQNV-8GVQC',
  status: 'to_ship',
  delivery: 'Standard',
  shipments: [],
  shippingAddress: {},
  lines: [
    { ...line, variationId: 12 },
    { ...line, variationId: 13 },
  ],
} as unknown as OrderToPack;

function unitsWith(typed: TypedParcel | null): [string | undefined, string | undefined][] {
  const markup = renderToStaticMarkup(
    <PackingPanel packing={packing} parcels={{} as StaffOrderData} nextShipment="u" typed={typed} errors={{}} />,
  );
  return [...markup.matchAll(/<input[^>]*name="units-(\d+)"[^>]*>/g)].map(([field, id]) => [id, /value="(\d+)"/.exec(field)?.[1]]);
}

it.each([
  ['what is left', null, '3', '3'],
  ['what was typed into a refused form', { carrier: 'ups', trackingNumber: '', units: { 12: 1 } }, '1', '0'],
] as const)('[§2.9] the next parcel suggests %s', (_what, typed, lamp, shade) => {
  expect(unitsWith(typed)).toEqual([
    ['12', lamp],
    ['13', shade],
  ]);
});
