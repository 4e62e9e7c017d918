import { expect, it } from 'vitest';
import { sisterPage } from './sister-page.ts';

const url = new URL('https://alder.example/staff/content');

it.each([
  ['another host', 'https://pip.example', 'https://pip.example/family/staff/sign-in?from=alder-loom&to=%2Fstaff%2Ftheme'],
  ['another port', 'https://alder.example:3010', 'https://alder.example:3010/staff/theme'],
  ['nowhere', null, null],
])('[look: staff console] a page of a brand at %s is reached signed in', (_place, shop, href) => {
  expect(sisterPage({ url, brand: 'alder-loom', shopOf: () => shop }, 'pip-alder', '/staff/theme')).toBe(href);
});
