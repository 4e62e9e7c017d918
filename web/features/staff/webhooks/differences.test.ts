import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const saved = { url: 'https://erp.example/hook', kinds: ['order.placed', 'stock.changed'], enabled: true };

it('[integrations] a webhook that somebody else changed is compared field by field, whatever the order of events', () => {
  expect(differences({ ...saved, kinds: ['stock.changed', 'order.placed'] }, saved)).toEqual([]);
  expect(differences({ url: 'https://new.example/hook', kinds: ['order.placed'], enabled: false }, saved)).toEqual([
    { field: 'Address', yours: 'https://new.example/hook', saved: 'https://erp.example/hook' },
    { field: 'Events', yours: 'Order placed', saved: 'Order placed; Stock low, sold out or back' },
    { field: 'Send events to this address', yours: 'No', saved: 'Yes' },
  ]);
});
