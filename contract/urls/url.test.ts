import { expect, test } from 'vitest';
import { url } from './url.ts';

test('[§2.1 links] take segments and query from separate arguments', () => {
  const page = url('/things/:id', ['size', 'done']);
  const thing = { id: 7, size: 'large', name: 'Lamp' };
  expect(page(thing)).toBe('/things/7');
  expect(page(thing, { done: 'saved' })).toBe('/things/7?done=saved');
  expect(url('/things', ['done'])({ done: 'saved' })).toBe('/things?done=saved');
  expect(url('/things', ['done'])()).toBe('/things');
});
