import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weakPairs } from '../contract/settings/theme.ts';
import { ownColorsOf } from './own-colors.ts';

const root = import.meta.dirname;
const brands = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const firstRule = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .trim()
    .split(';')[0];

test.each(brands.map(({ name }) => name))('the theme of %s, linked first, declares the order of the layers', (brand) => {
  const theme = readFileSync(join(root, brand, 'tokens.css'), 'utf8');
  expect(firstRule(theme)).toBe('@layer reset, tokens, base, components');
});

test.each(brands.map(({ name }) => name))('the colours of %s have the contrast that staff’s must have', (brand) =>
  expect(weakPairs(ownColorsOf(brand))).toEqual([]),
);
