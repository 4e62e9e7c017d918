import { expect, it } from 'vitest';
import { phoneLinkOf, type StoreSettings } from '../contract/settings/store.ts';
import { brandOf } from './index.ts';
import { withDetails } from './with-details.ts';

const brand = brandOf('alder-loom');
const nothing: StoreSettings = {
  name: null,
  companyName: null,
  email: null,
  phone: null,
  hours: null,
  address: null,
  facebook: null,
  youtube: null,
  instagram: null,
  tiktok: null,
  x: null,
};

it('keeps what is not set, and replaces or removes what is', () => {
  expect(withDetails(brand, null)).toBe(brand);
  expect(withDetails(brand, nothing)).toEqual(brand);
  const set = {
    ...nothing,
    name: 'Alder Living',
    phone: '+44 20 7946 0000',
    address: ' 1 Mill Lane \n\nColumbus, OH 43215',
    tiktok: '',
    x: 'https://x.com/alder',
  };
  const changed = withDetails(brand, set);
  expect(changed.support).toEqual({ ...brand.support, phone: '+44 20 7946 0000', phoneLink: '+442079460000' });
  expect([changed.name, changed.mail.from]).toEqual(['Alder Living', 'Alder Living <orders@alderandloom.example.com>']);
  expect(changed.address).toEqual(['1 Mill Lane', 'Columbus, OH 43215']);
  expect(changed.social.map(({ network }) => network)).toEqual(['facebook', 'youtube', 'instagram', 'x']);
  expect(changed.social.at(-1)?.href).toBe('https://x.com/alder');
});

it.each([
  ['(800) 555-0142', '+18005550142'],
  ['1-800-555-0142', '+18005550142'],
  ['555-0142', null],
  ['2 800 555 0142', null],
  ['+44 20 7946 0000', '+442079460000'],
  ['+12', null],
  ['call us', null],
])('reads the number of “%s”', (phone, link) => expect(phoneLinkOf(phone)).toBe(link));
