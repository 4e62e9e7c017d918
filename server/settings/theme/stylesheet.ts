import { createHash } from 'node:crypto';
import { family } from '../../../brands/family.ts';
import { type ThemeSettings, themeColors, themeFonts } from '../../../contract/settings/theme.ts';
import { brandNameOf } from '../../platform/brand-names.ts';
import type { OfShop } from '../../platform/per-shop.ts';
import type { ThemeVersion } from '../settings.ts';

/**
 * The tokens that staff have set, to follow the brand's own; null for none. Every value has passed its schema. `wordmark`: the name of a brand that has
 * no logo of its own.
 */
export function themeStylesheet({ displayFont, textFont, logo, ...set }: Partial<ThemeSettings>, wordmark: string | null): string | null {
  const tokens = [
    ...themeColors.flatMap((color) => (set[color] ? [`--color-${color}:${set[color]}`] : [])),
    ...(displayFont ? [`--font-display:${themeFonts[displayFont].family}`] : []),
    ...(textFont ? [`--font-text:${themeFonts[textFont].family}`] : []),
    ...(!logo && wordmark !== null ? [`--logo:none;--logo-width:auto;--logo-ratio:auto;--logo-text:${cssText(wordmark)}`] : []),
    ...(logo ? [`--logo:url("${logo.src}")`, `--logo-ratio:${logo.width}/${logo.height}`] : []),
  ];
  return tokens.length === 0 ? null : `@layer tokens{:root{${tokens.join(';')}}}`;
}

const cssText = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 12);

/** Where the style sheet is served: named by its content, so that browsers keep it for good; null where nothing is set. */
export function stylesheetPath(brand: string, theme: ThemeVersion | null, wordmark: string | null): string | null {
  const css = themeStylesheet(theme?.value ?? {}, wordmark);
  return css && `/theme/${brand}/${theme?.version ?? 0}-${hashOf(css)}.css`;
}

/** What a brand is called where it has no logo: one made in the console, until staff upload one. */
export async function wordmarkOf(shop: OfShop, brand: string, now: Date): Promise<string | null> {
  const isAdded = family.some(({ key, folder }) => key === brand && folder !== key);
  return isAdded ? brandNameOf(shop, brand, now) : null;
}

/** The version in a file's name, and whether its content is still what the name says. */
export function readStylesheetName(name: string): { version: number; holds(css: string): boolean } | null {
  const [, version, hash] = /^(0|[1-9]\d{0,8})-([0-9a-f]{12})\.css$/.exec(name) ?? [];
  return version && hash ? { version: Number(version), holds: (css) => hashOf(css) === hash } : null;
}
