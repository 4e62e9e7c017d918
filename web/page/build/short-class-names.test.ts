import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

test('class names are short, independent of the checkout’s location, equal in both builds, and distinct by file and name', () => {
  const here = shortClassNames('/home/shop');
  const there = shortClassNames('/srv');
  const name = here('row', '/home/shop/web/a.module.css');
  expect(name).toMatch(/^[a-z][\w-]{4}$/i);
  expect(there('row', '/srv/web/a.module.css?used')).toBe(name);
  expect(new Set([name, here('level', '/home/shop/web/a.module.css'), here('row', '/home/shop/web/b.module.css')]).size).toBe(3);
});
