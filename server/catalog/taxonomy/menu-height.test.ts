import { expect, it } from 'vitest';
import { menuHeight } from './menu-height.ts';

it.each([
  ['kids', 450],
  ['lighting', 550],
  ['bedding', 550],
  ['bath', 550],
  ['storage-and-cleaning', 550],
  ['furniture', 620],
])('[§9] the menu of %s is at most %i px high', (slug, height) => {
  expect(menuHeight(slug)).toBe(height);
});
