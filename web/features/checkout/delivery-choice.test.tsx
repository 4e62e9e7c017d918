import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeliveryMethod } from '../../../contract/delivery/delivery.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

const method: DeliveryMethod = { code: 'GROUND', label: 'Standard', price: 999, earliest: '2026-12-02', latest: '2026-12-04' };

it.each([
  ['a door', method, 'To your door, no signature needed'],
  [
    'a PO box',
    { ...method, toPoBox: true, note: 'Free shipping doesn’t include PO boxes.' } as const,
    'To your PO box. Free shipping doesn’t include PO boxes.',
  ],
])('[§2.8 checkout] says that a delivery ends at %s', (_, one, words) => {
  expect(renderToStaticMarkup(<DeliveryChoice methods={[one]} chosen="GROUND" />)).toContain(words);
});
