import { expect, it } from 'vitest';
import { themeSettings } from '../contract/settings/theme.schemas.ts';
import { brandOf } from './index.ts';
import { withTheme } from './with-theme.ts';

const brand = brandOf('alder-loom');
const set = (colors: object) => themeSettings.parse(colors);

it('colours the browser’s frame and e-mails as staff have set them', () => {
  expect(withTheme(brand, null)).toBe(brand);
  expect(withTheme(brand, set({}))).toEqual(brand);
  const themed = withTheme(brand, set({ paper: '#f0f4ff', accent: '#2b4c7e', line: '#d0d8e8' }));
  expect(themed.themeColor).toBe('#f0f4ff');
  expect(themed.mail).toEqual({ ...brand.mail, paper: '#f0f4ff', accent: '#2b4c7e', line: '#d0d8e8' });
});

it('leaves e-mails as they are where their dark text could not be read', () => {
  expect(withTheme(brand, set({ paper: '#101820' })).mail).toEqual(brand.mail);
  expect(withTheme(brand, set({ accent: '#ffd24d' })).mail).toEqual(brand.mail);
});
