import { defineProblems } from '../api/problems.ts';
import { keysOf } from '../values/keys.ts';
import { settingsProblems } from './settings.rules.ts';

/** The colours of a brand's theme that staff may set, in the form's order and groups: tokens without `--color-`, with their names. */
export const themeColorGroups = {
  'Page and panels': {
    paper: 'Page background',
    surface: 'Panel background',
    sand: 'Tinted background',
    'sand-deep': 'Deeper tinted background',
    line: 'Hairlines',
    'line-strong': 'Edges of fields',
  },
  'Text and links': {
    ink: 'Text',
    'ink-2': 'Secondary text',
    accent: 'Buttons and links',
    'accent-strong': 'Buttons and links, hovered',
    'on-accent': 'Text on buttons',
    'accent-soft': 'Highlight background',
  },
  'Messages and prices': {
    success: 'Success',
    'on-success': 'Text on success',
    'success-soft': 'Success background',
    error: 'Errors',
    'error-soft': 'Error background',
    sale: 'Sale prices',
    star: 'Rating stars',
    focus: 'Focus ring',
  },
} as const;

type KeysOf<Group> = Group extends Group ? keyof Group : never;
/** A colour's token without `--color-`. */
export type ThemeColor = KeysOf<(typeof themeColorGroups)[keyof typeof themeColorGroups]>;
/** Every colour as `#rrggbb`. */
export type ThemeColors = Readonly<Record<ThemeColor, string>>;

export const themeColorNames = Object.assign({}, ...Object.values(themeColorGroups)) as Readonly<Record<ThemeColor, string>>;
export const themeColors = keysOf(themeColorNames);

/** Two colours that meet on pages, and the contrast they need (WCAG 2.2: 1.4.3 text, 1.4.11 edges and symbols). */
export interface ContrastPair {
  readonly front: ThemeColor;
  readonly back: ThemeColor;
  readonly least: 4.5 | 3;
}

const pairsOf = (least: ContrastPair['least'], on: Partial<Record<ThemeColor, readonly ThemeColor[]>>): ContrastPair[] =>
  themeColors.flatMap((front) => (on[front] ?? []).map((back) => ({ front, back, least })));

export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(4.5, {
    ink: ['paper', 'surface', 'sand', 'sand-deep', 'accent-soft', 'success-soft', 'error-soft'],
    'ink-2': ['paper', 'surface', 'sand', 'accent-soft'],
    accent: ['paper', 'surface', 'sand', 'accent-soft'],
    'accent-strong': ['paper', 'surface', 'sand', 'accent-soft'],
    'on-accent': ['accent', 'accent-strong'],
    success: ['paper', 'surface', 'sand', 'success-soft'],
    'on-success': ['success'],
    sale: ['paper', 'surface', 'sand'],
    error: ['paper', 'surface', 'error-soft'],
  }),
  // Text on sale badges.
  ...pairsOf(4.5, { surface: ['sale'] }),
  ...pairsOf(3, { 'line-strong': ['paper', 'surface', 'sand'], star: ['paper', 'surface'], focus: ['paper', 'surface', 'sand'] }),
];

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Cut, not rounded: 4.49 must not read as 4.5. */
export const contrastWords = (contrast: number): string => `${Math.floor(contrast * 10) / 10}:1`;

/** The pairs with too little contrast. */
export function weakPairs(colors: ThemeColors): (ContrastPair & { readonly contrast: number })[] {
  return contrastPairs.flatMap((pair) => {
    const contrast = contrastOf(colors[pair.front], colors[pair.back]);
    return contrast < pair.least ? [{ ...pair, contrast }] : [];
  });
}

/** The first weak pair of each colour in words, by the colour in front. */
export function weakPairWords(colors: ThemeColors): Record<string, string> {
  const words = weakPairs(colors).map(({ front, back, least, contrast }): [string, string] => [
    front,
    `${themeColorNames[front]} on ${themeColorNames[back].toLowerCase()} has a contrast of ${contrastWords(contrast)}; it needs ${least}:1`,
  ]);
  return Object.fromEntries(words.reverse());
}

/** The fonts that staff choose from: those in the build, and those on every device. `file`: how their built files' names begin. */
export const themeFonts = {
  fraunces: { name: 'Fraunces', family: '"Fraunces", "Fraunces Fallback", Georgia, serif', file: 'fraunces' },
  'instrument-sans': {
    name: 'Instrument Sans',
    family: '"Instrument Sans", "Instrument Sans Fallback", Arial, sans-serif',
    file: 'instrument-sans',
  },
  georgia: { name: 'Georgia', family: 'Georgia, "Times New Roman", serif', file: null },
  system: { name: 'The device’s own', family: 'system-ui, "Segoe UI", Arial, sans-serif', file: null },
} as const;
export type ThemeFont = keyof typeof themeFonts;
export const themeFontKeys = keysOf(themeFonts);
/** What the family's type is set in. */
export const defaultFonts = { displayFont: 'fraunces', textFont: 'instrument-sans' } as const satisfies Record<string, ThemeFont>;
export type FontUse = keyof typeof defaultFonts;
export const fontUses: readonly FontUse[] = ['displayFont', 'textFont'];

/** What a brand is recognised by. */
export const brandMarks = ['logo', 'icon'] as const;
export type BrandMark = (typeof brandMarks)[number];

/** Maximum bytes of an uploaded mark. */
export const markBytes = 1024 * 1024;
/** For the file chooser; the server decides by the bytes. */
export const markTypes = '.svg,.png,.avif,image/svg+xml,image/png,image/avif';
/** Widest logo, as width divided by height; the header has no room for more. */
export const widestLogo = 7;
/** Form target for a logo or icon; redirects. */
export const markFormPath = '/api/staff/settings/theme/marks/form';

export const themeProblems = defineProblems({
  ...settingsProblems,
  contrast_too_low: { status: 400, message: 'Some colors are too similar. Change those marked.' },
  no_mark: { status: 400, message: 'Choose a file first.' },
  mark_too_large: { status: 413, message: 'Use a file up to 1 MB.' },
  mark_unsupported: { status: 415, message: 'Use an SVG, PNG or AVIF file.' },
  mark_unreadable: { status: 422, message: 'This file could not be read as a picture.' },
  mark_unsafe: {
    status: 422,
    message: 'This SVG contains scripts, style sheets, pictures or text. Export it as plain outlines.',
  },
  mark_shape: { status: 422, message: `Use a logo up to ${widestLogo} times as wide as it is high, and an icon that is square.` },
});
