import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { recordOf } from '../values/keys.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsRestored, settingsVersion } from './settings.schemas.ts';
import { brandMarks, themeColors, themeFontKeys, themeProblems } from './theme.rules.ts';

/** `#rrggbb` in small letters; null is the theme's own. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #a8492a')
  .nullable()
  .default(null);
const font = z.enum(themeFontKeys, 'Choose a font').nullable().default(null);

const choices = z.object({
  ...recordOf(themeColors, () => color),
  displayFont: font,
  textFont: font,
});

/** A stored picture; `name` is what its file was called. */
const mark = z.object({
  src: z.string().regex(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.(svg|png)$/),
  width: z.number().positive(),
  height: z.number().positive(),
  name: z.string(),
});
export type StoredMark = z.output<typeof mark>;

/** A brand's theme as set by staff: colors, fonts, logo and icon that replace its own. */
export const themeSettings = choices.extend({ logo: mark.nullable().default(null), icon: mark.nullable().default(null) });
export type ThemeSettings = z.output<typeof themeSettings>;

const version = wholeNumber({ min: 0 });
const done = z.object({ ok: z.literal(true) });

export const themeDeclarations = {
  get: {
    name: 'settings.getTheme',
    summary: 'Get the theme',
    description: 'As set by staff, with the brand’s own colors and the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: themeSettings,
      /** What applies where nothing is set. */
      defaults: z.object(recordOf(themeColors, () => z.string())),
      history: z.array(settingsVersion),
    }),
    problems: themeProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setTheme',
    summary: 'Set theme colors and fonts',
    description: 'Fails if the contrast is too low. `version` is the version the change is based on.',
    access: 'settings.edit',
    body: choices.extend({ version }),
    response: done,
    problems: themeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  setMark: {
    name: 'settings.setThemeMark',
    summary: 'Upload a logo or icon',
    description: 'SVG of plain outlines, PNG or AVIF.',
    access: 'settings.edit',
    query: z.object({ mark: z.enum(brandMarks), version }),
    response: done,
    problems: themeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  removeMark: {
    name: 'settings.removeThemeMark',
    summary: 'Reset the logo or icon to the brand’s own',
    access: 'settings.edit',
    query: z.object({ mark: z.enum(brandMarks), version }),
    response: done,
    problems: themeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  restore: {
    name: 'settings.restoreTheme',
    summary: 'Restore a theme',
    description: 'Saves an earlier version as a new one; 0 is the brand’s own.',
    access: 'settings.edit',
    body: settingsRestored,
    response: done,
    problems: themeProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
