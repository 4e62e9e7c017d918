import { describe, expect, it } from 'vitest';
import type { Country, SavedAddress } from '../../../contract/addresses/addresses.ts';
import {
  cardAsked,
  cardErrors,
  detailErrors,
  detailsOf,
  detailsWithoutBilling,
  isFinished,
  paymentOf,
  readAddress,
  readCheckout,
  regionValue,
} from './typed-form.ts';

const labels = { city: 'City', stateRegion: 'State', postalCode: 'ZIP code' };
const countryWith = (code: Country['code'], ...regions: string[]): Country => ({
  code,
  name: code,
  labels,
  regions: regions.map((region) => ({ code: region, name: region, shippable: code !== 'AU' })),
});
const countries = [countryWith('AU', 'WA'), countryWith('US', 'OH', 'WA'), countryWith('CA', 'ON', 'QC')];

const readForm = (fields: URLSearchParams, book?: readonly SavedAddress[]) => readCheckout(fields, countries, book);

/** The sandbox's: everything is typed here. */
const own = { card: true, code: true };

describe('[§3 countries] a region code shared by two countries', () => {
  const read = (fields: Record<string, string>) => readAddress((name) => fields[name] ?? '', 'address', 'US');

  it.each([
    ['US', 'WA', 'US', 'WA'],
    ['AU', 'WA', 'US', 'AU-WA'],
    ['AU', 'WA', 'AU', 'WA'],
  ] as const)('%s %s in a form starting with %s is %s', (country, code, first, value) => {
    expect(regionValue(country, code, first)).toBe(value);
  });

  it.each([
    ['WA', 'US', 'WA'],
    ['AU-WA', 'AU', 'WA'],
    ['CA-NT', 'CA', 'NT'],
    ['', 'US', ''],
  ])('%s is read as %s: %s', (typed, countryCode, stateRegion) => {
    expect(read({ 'address.stateRegion': typed })).toMatchObject({ countryCode, stateRegion });
  });
});

describe('[§5] a form without a valid country', () => {
  it.each(['{}', 'toString', 'XX', ''])('defaults to the United States when it names %s', (named) => {
    const fields = new URLSearchParams({ 'billingAddress.countryCode': named, 'billingAddress.stateRegion': 'XX-OH' });
    expect(readForm(fields).billingAddress).toMatchObject({ countryCode: 'US', stateRegion: 'XX-OH' });
    expect(detailErrors(readForm(fields))).toHaveProperty(['billingAddress.postalCode']);
  });
});

describe('[§3 address] the shipping country', () => {
  it.each([
    ['CA', '', 'CA'],
    ['US', '', 'US'],
    ['US', 'ON', 'CA'],
    ['CA', 'WA', 'US'],
    ['', 'QC', 'CA'],
    ['CA', 'ZZ', 'CA'],
    ['', 'ZZ', 'US'],
  ])('named %j with the region %j is %s', (countryCode, stateRegion, expected) => {
    const fields = { 'shippingAddress.countryCode': countryCode, 'shippingAddress.stateRegion': stateRegion };
    expect(readForm(new URLSearchParams(fields)).shippingAddress.countryCode).toBe(expected);
  });
});

describe('[§5] fields pasted with invisible marks, as from an address book', () => {
  const marked = (text: string) => `\u202d${text}\u202c`;

  it('are read without them', () => {
    const typed = readForm(
      new URLSearchParams({
        'contact.email': marked('ada@example.com'),
        'shippingAddress.phone': marked('(614) 555-0123'),
        'shippingAddress.postalCode': marked('43215'),
      }),
    );
    expect(typed).toMatchObject({
      contact: { email: 'ada@example.com' },
      shippingAddress: { phone: '(614) 555-0123', postalCode: '43215' },
    });
    for (const field of ['contact.email', 'shippingAddress.phone', 'shippingAddress.postalCode'])
      expect(detailErrors(typed)).not.toHaveProperty([field]);
  });
});

describe('[§3 address] the billing address saved while it may be half typed', () => {
  it.each([
    ['none where it is the same as shipping', { billingSame: 'yes' }, { billingAddress: null }],
    ['the stored one otherwise', { 'billingAddress.city': 'Boston' }, {}],
  ])('is %s', (_, fields, saved) => {
    const { contact, shippingAddress, ...rest } = detailsWithoutBilling(readForm(new URLSearchParams(fields)));
    expect(JSON.parse(JSON.stringify(rest))).toEqual(saved);
    expect({ contact, shippingAddress }).toMatchObject({ contact: { email: '' }, shippingAddress: { city: '' } });
  });
});

describe('[§2.8] the card in the form', () => {
  const typed = (fields: Record<string, string>) => readForm(new URLSearchParams({ 'card.number': '4242 4242 4242 4242', ...fields }));
  const now = new Date('2026-11-23T00:00:00Z');

  it.each([
    [{}, null],
    [{ 'savedCard.cardId': 'new' }, null],
    [{ 'savedCard.cardId': '' }, null],
    [
      { 'savedCard.cardId': '7', 'savedCard.securityCode': ' 123 ' },
      { cardId: 7, securityCode: '123' },
    ],
  ])('%j selects the saved card %j', (fields, savedCard) => {
    expect(typed(fields).savedCard).toEqual(savedCard);
  });

  it('is a saved card with its code, a typed card that may be saved, or none for a wallet', () => {
    const saved = typed({ 'savedCard.cardId': '7', 'savedCard.securityCode': '123', saveCard: 'yes' });
    expect(paymentOf(saved, own)).toEqual({ savedCard: { cardId: 7, securityCode: '123' } });
    expect(cardErrors(saved, own, now)).toEqual({});
    expect(paymentOf(typed({ saveCard: 'yes' }), own)).toMatchObject({ saveCard: true, card: { number: '4242 4242 4242 4242' } });
    expect(paymentOf(typed({ paymentType: 'PAYPAL', 'savedCard.cardId': '7' }), own)).toEqual({});
  });

  it('is a token from the provider’s own card fields, and a saved card without its code', () => {
    const theirs = cardAsked(
      { cardProvider: { name: 'Stripe', sandbox: true, testCards: false, cardElement: { publishableKey: 'pk' } } },
      null,
    );
    const card = typed({ 'card.number': '', saveCard: 'yes' });
    expect(cardErrors(card, theirs, now)).toEqual({});
    expect(paymentOf(card, theirs, 'ctoken_1')).toEqual({ cardToken: 'ctoken_1', saveCard: true });
    expect(cardErrors(typed({ 'savedCard.cardId': '7' }), theirs, now)).toEqual({});
  });

  it.each([
    [{}, null, true],
    [{ 'storeCard.accountId': '3' }, { accountId: 3, planMonths: undefined }, true],
    [{ 'storeCard.accountId': '3', 'storeCard.planMonths': 'none' }, { accountId: 3, planMonths: null }, false],
    [{ 'storeCard.accountId': '3', 'storeCard.planMonths': '6' }, { accountId: 3, planMonths: 6 }, false],
  ])('%j is the store card %j, and needs a choice: %s', (fields, storeCard, isMissing) => {
    const read = typed({ paymentType: 'PLCC', ...fields });
    expect(read.storeCard).toEqual(storeCard);
    expect(paymentOf(read, own)).toEqual(isMissing ? {} : { storeCard });
    expect(cardErrors(read, own, now)).toEqual(isMissing ? { 'storeCard.planMonths': 'Please choose how you want to pay.' } : {});
    expect(JSON.stringify(detailsOf(read))).not.toContain('storeCard');
  });

  it('[§5] requires a saved card’s security code', () => {
    expect(cardErrors(typed({ 'savedCard.cardId': '7' }), own, now)).toEqual({
      'savedCard.securityCode': 'Security code is required',
    });
  });

  it('is left out of the details saved before the order is placed', () => {
    const form = typed({ 'savedCard.cardId': '7', 'savedCard.securityCode': '987' });
    const withMore = { ...form, anotherCard: { number: '4000 0566' } };
    const details = JSON.stringify(detailsOf(withMore));
    expect(details).not.toMatch(/4242|987|4000/);
  });
});

describe('[§2.8] the billing address in the form', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Weaver',
    addressLine1: '9 Oak Street',
    addressLine2: '',
    countryCode: 'US',
    city: 'Columbus',
    stateRegion: 'OH',
    postalCode: '43215',
    phone: '614 555 0123',
    locationType: 'RESIDENCE',
  } as const;
  const book = [{ addressId: 7, address, isDefaultShipping: true, isDefaultBilling: true }];
  const typed = (fields: Record<string, string>) => readForm(new URLSearchParams({ 'billingAddress.city': 'Toronto', ...fields }), book);

  it('is the chosen saved address, or the typed one', () => {
    expect(typed({ billingAddressId: '7' })).toMatchObject({ billingAddress: address, billingAddressId: 7 });
    expect(typed({ billingAddressId: '7' }).card.name).toBe('Ada Weaver');
    expect(typed({ billingAddressId: 'other' })).toMatchObject({ billingAddress: { city: 'Toronto' }, billingAddressId: null });
    expect(typed({ billingAddressId: '8' })).toMatchObject({ billingAddress: { city: 'Toronto' }, billingAddressId: null });
    expect(typed({ billingAddressId: '7', billingSame: 'yes' })).toMatchObject({ billingAddress: null, billingAddressId: null });
  });
});

describe('[§3 address] the phone number of the billing address', () => {
  const read = (billing: string, shipping: string) =>
    readForm(new URLSearchParams({ 'billingAddress.phone': billing, 'shippingAddress.phone': shipping }));

  it.each([
    ['416 555 0199', '614 555 0123', '416 555 0199', []],
    ['', '614 555 0123', '614 555 0123', []],
    ['', '12', '12', ['shippingAddress.phone']],
    ['12', '614 555 0123', '12', ['billingAddress.phone']],
  ])('typed as %j, with %j for delivery, is %s, with errors at %j', (billing, shipping, phone, fields) => {
    const typed = read(billing, shipping);
    expect(typed.billingAddress).toMatchObject({ phone });
    expect(Object.keys(detailErrors(typed)).filter((name) => name.endsWith('.phone'))).toEqual(fields);
  });
});

describe('[checklist 30] contact and address', () => {
  const fields = {
    'contact.email': 'ann@example.com',
    'shippingAddress.firstName': 'Ann',
    'shippingAddress.addressLine1': '12 Elm Street',
    'shippingAddress.stateRegion': 'WA',
    'shippingAddress.postalCode': '98101',
  };
  const read = (changed: Record<string, string> = {}) => readForm(new URLSearchParams({ ...fields, ...changed }));
  const { contact, shippingAddress } = read();

  it.each([
    ['saved, on another visit', { contact, shippingAddress }, null, true],
    ['saved as typed', { contact, shippingAddress }, read(), true],
    ['typed anew', { contact, shippingAddress }, read({ 'shippingAddress.addressLine1': '14 Elm Street' }), false],
    ['with another address type', { contact, shippingAddress }, read({ 'shippingAddress.locationType': 'BUSINESS' }), false],
    ['with another e-mail', { contact, shippingAddress }, read({ 'contact.email': 'bea@example.com' }), false],
    ['with an address alone', { contact: null, shippingAddress }, null, false],
    ['with nothing saved', { contact: null, shippingAddress: null }, read(), false],
  ])('%s (%j, %j) are finished: %s', (_, checkout, typed, expected) => {
    expect(isFinished(checkout, typed)).toBe(expected);
  });
});
