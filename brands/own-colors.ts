import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThemeColors, themeColors } from '../contract/settings/theme.ts';
import { recordOf } from '../contract/values/keys.ts';
import { own } from '../contract/values/own.ts';
import { builtFamily, family, flagship } from './family.ts';

const read = (key: string): ThemeColors => {
  const css = readFileSync(join(import.meta.dirname, key, 'tokens.css'), 'utf8');
  const found = Object.fromEntries([...css.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name, color]) => [name, color]));
  return recordOf(themeColors, (name) => own(found, name) ?? missing(`brands/${key}/tokens.css has no --color-${name}`));
};

const byBrand = new Map(builtFamily.map(({ key }) => [key, read(key)]));

/** The colours of a brand's own theme (`tokens.css`), which apply where staff have set none; the flagship's for a removed brand. */
export const ownColorsOf = (key: string): ThemeColors =>
  byBrand.get(family.find((brand) => brand.key === key)?.folder ?? flagship) ?? missing('the flagship has no theme');

function missing(what: string): never {
  throw new Error(what);
}
