import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactPanel } from './contact-panel.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const address = { countryCode: 'US', stateRegion: 'OH', addressLine1: '9 New Street', city: 'Columbus' };
const seen = { 'seen-addressLine1': '1 Old Street', 'seen-city': 'Columbus', 'seen-email': 'ada@example.com' };
const typed = { addressLine1: '1 Old Street', city: 'Dublin', email: 'ada@example.com' };
const shown = {
  order: { orderNumber: 'VQNV-8GVQC' },
  contact: { email: 'ada@example.com', address, refusal: null },
  refused: { form: 'contact', typed: { ...seen, ...typed }, errors: {}, message: 'Changed' },
} as unknown as StaffOrderData & { contact: NonNullable<StaffOrderData['contact']> };

it('[§5 validation] a refused address keeps what was typed, and shows what others changed in the fields left alone', () => {
  const markup = renderToStaticMarkup(<ContactPanel {...shown} />);
  const shownIn = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(markup)?.[1];
  expect(['addressLine1', 'city', 'seen-addressLine1', 'seen-city'].map(shownIn)).toEqual([
    '9 New Street',
    'Dublin',
    '9 New Street',
    'Columbus',
  ]);
});
