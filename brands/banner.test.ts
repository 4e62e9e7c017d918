import { expect, it } from 'vitest';
import { site as alderLoom } from './alder-loom/site.ts';
import { site as pipAlder } from './pip-alder/site.ts';

it.each([
  ['Alder & Loom', alderLoom],
  ['Pip & Alder', pipAlder],
])('[§2.6 slim banner] of %s does not repeat the ship-to bar', (_, { slimLineBanner }) => {
  const { coupon, productPools, promoMessage } = slimLineBanner ?? {};
  for (const part of [coupon, productPools, promoMessage]) {
    expect(part).toMatchObject({ title: expect.any(String) });
    expect(JSON.stringify({ ...part, details: '' })).not.toMatch(/free (standard )?shipping|from \$|day returns|ships to/i);
  }
});
