import { readFile } from 'node:fs/promises';
import { memoized } from '../platform/memoized.ts';

/** A postal code's place in the postal data. */
export interface PostalPlace {
  readonly city: string;
  /** Code of the state or province. */
  readonly region: string;
}

/**
 * `zip-places.txt` (made by `npm run postal-table`), read when the first address is verified: one string of 0.8 MB, where the source package needs
 * 90.
 */
const zipPlaces = memoized<void, Promise<string>>(async () => {
  const lines = await readFile(new URL('./zip-places.txt', import.meta.url), 'latin1');
  return `\n${lines}`;
});

/** Where the lines of ZIP codes with these three digits begin: without it, a look-up reads half of the string. */
const startOf = memoized(async (digits: string) => (await zipPlaces()).indexOf(`\n${digits}`));

/** The place of a US ZIP code (five digits or ZIP+4); null when invalid. */
export async function placeOfZip(zip: string): Promise<PostalPlace | null> {
  const code = zip.slice(0, 5);
  if (!/^\d{5}$/.test(code)) return null;
  const lines = await zipPlaces();
  const start = await startOf(code.slice(0, 3));
  const at = start < 0 ? -1 : lines.indexOf(`\n${code} `, start);
  if (at < 0) return null;
  const line = lines.slice(at + 7, lines.indexOf('\n', at + 1));
  const city = line.slice(3);
  return { region: line.slice(0, 2), city: /^[AFD]po$/.test(city) ? city.toUpperCase() : city };
}

/** All ZIP codes of a state with their cities. */
export async function zipsOfRegion(region: string): Promise<{ zip: string; city: string }[]> {
  const lines = await zipPlaces();
  return [...lines.matchAll(new RegExp(`^(\\d{5}) ${/^[A-Z]{2}$/.test(region) ? region : 'none'} (.+)$`, 'gm'))].map(
    ([, zip = '', city = '']) => ({ zip, city }),
  );
}
