import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from './brand.ts';

/** A brand's own icon, as SVG: that of its folder, or the first letter of one made in the console. */
export async function iconOf(brand: Brand): Promise<string> {
  if (brand.key !== brand.folder) return initialOf(brand);
  return readFile(join(import.meta.dirname, brand.folder, 'icon.svg'), 'utf8');
}

const initialOf = ({ name, mail }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${mail.accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="#fff">${(name.match(/\p{L}|\p{N}/u)?.[0] ?? '·').toUpperCase()}</text></svg>`;
