import { createHash } from 'node:crypto';
import { type ThemeSettings, themeColors, themeFonts } from '../../../contract/settings/theme.ts';
import type { ThemeVersion } from '../settings.ts';

/** The tokens that staff have set, to follow the brand's own; null for none. Every value has passed its schema. */
export function themeStylesheet({ displayFont, textFont, logo, ...set }: ThemeSettings): string | null {
  const tokens = [
    ...themeColors.flatMap((color) => (set[color] ? [`--color-${color}:${set[color]}`] : [])),
    ...(displayFont ? [`--font-display:${themeFonts[displayFont].family}`] : []),
    ...(textFont ? [`--font-text:${themeFonts[textFont].family}`] : []),
    ...(logo ? [`--logo:url("${logo.src}")`, `--logo-ratio:${logo.width}/${logo.height}`] : []),
  ];
  return tokens.length === 0 ? null : `@layer tokens{:root{${tokens.join(';')}}}`;
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 12);

/** Where the style sheet is served: named by its content, so that browsers keep it for good; null where nothing is set. */
export function stylesheetPath(brand: string, theme: ThemeVersion | null): string | null {
  const css = theme && themeStylesheet(theme.value);
  return css && `/theme/${brand}/${theme.version}-${hashOf(css)}.css`;
}

/** The version in a file's name, and whether its content is still what the name says. */
export function readStylesheetName(name: string): { version: number; holds(css: string): boolean } | null {
  const [, version, hash] = /^([1-9]\d{0,8})-([0-9a-f]{12})\.css$/.exec(name) ?? [];
  return version && hash ? { version: Number(version), holds: (css) => hashOf(css) === hash } : null;
}
