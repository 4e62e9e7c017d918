import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BillingChoice } from './billing-choice.tsx';

const address = {
  firstName: 'Ada',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  addressLine2: 'Apt 3',
  countryCode: 'CA',
  city: 'Toronto',
  stateRegion: 'ON',
  postalCode: 'M5V 2T6',
  phone: '416 555 0123',
  locationType: 'RESIDENCE',
} as const;

test('[§2.8 saved address cards] a billing card shows name, lines, city, country and phone', () => {
  const saved = { addressId: 1, address, isDefaultShipping: false, isDefaultBilling: true };
  const markup = renderToStaticMarkup(
    <BillingChoice addresses={[saved]} billed={null} checkoutUuid="c-1" errors={{}}>
      <p>Another</p>
    </BillingChoice>,
  );
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const part of ['Ada Weaver', '12 Elm Street, Apt 3, Toronto, ON M5V 2T6, Canada', '(416) 555-0123']) expect(words).toContain(part);
  expect(markup, 'editing leads back').toContain('href="/myaccount/addresses?edit=1&amp;checkout=c-1"');
});
