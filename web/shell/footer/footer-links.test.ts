import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../brands/index.ts';
import { footerColumns, legalLinks } from './footer-links.ts';

const alderLoom = brandOf('alder-loom');

const labels = (brand: Parameters<typeof footerColumns>[0]) => footerColumns(brand).map(({ links }) => links.map(({ label }) => label));

describe('[§2.12 footer] the columns', () => {
  it('have the section’s order', () => {
    expect(footerColumns(alderLoom).map(({ title }) => title)).toEqual(['My account', 'Let us help', 'Company information']);
    expect(legalLinks.map(({ label }) => label)).toEqual([
      'Do not share my information',
      'Privacy policy',
      'Terms and conditions',
      'Promotional terms',
    ]);
  });

  it('lead to the part of the privacy requests that is about sharing', () => {
    expect(legalLinks[0]?.href).toBe('/privacy-request#do-not-share');
  });

  it('offer the store card only where the brand has financing', () => {
    expect(labels(alderLoom)[0]).toEqual(['Orders', 'Find an order', 'Apply for the Alder & Loom Card', 'Manage your Alder & Loom Card']);
    expect(labels({ financing: null })[0]).toEqual(['Orders', 'Find an order']);
  });

  it('open in a new tab except the orders, and security leads to the contact page', () => {
    const all = footerColumns(alderLoom).flatMap(({ links }) => links);
    expect(all.filter(({ sameTab }) => sameTab).map(({ label }) => label)).toEqual(['Orders', 'Find an order']);
    expect(all.find(({ label }) => label === 'Security')?.href).toBe('/contact');
  });
});
