import { expect, it } from 'vitest';
import { findLicences, isKnownLicence } from './licences.ts';

it.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR CC0-1.0)', true],
  ['MIT AND (GPL-2.0-only OR GPL-3.0-only)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('the licence %j is one to run without a look: %s', (expression, isKnown) => {
  expect(isKnownLicence(expression)).toBe(isKnown);
});

it('the packages that this shop runs have such licences', async () => {
  const { packages, unknown } = await findLicences();
  expect(packages).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
