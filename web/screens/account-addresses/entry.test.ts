import { expect, it } from 'vitest';
import { entryErrors, readEntry } from './entry.ts';

it('[§5] an address pasted with invisible marks, as from an address book, is read without them', () => {
  const fields = new URLSearchParams({
    'address.countryCode': 'US',
    'address.phone': '\u202d(614) 555-0123\u202c',
    'address.postalCode': '\u202d43215\u202c',
  });
  expect(readEntry(fields).address).toMatchObject({ phone: '(614) 555-0123', postalCode: '43215' });
  expect(entryErrors(fields)).not.toHaveProperty(['address.phone']);
  expect(entryErrors(fields)).not.toHaveProperty(['address.postalCode']);
});
