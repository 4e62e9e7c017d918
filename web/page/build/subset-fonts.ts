import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A font file with fewer letters and less variation. */
export interface FontSubset {
  /** The whole font, as a path from the root. */
  readonly source: string;
  /** What its axes are pinned to or limited to; others stay as they are. */
  readonly axes?: Readonly<Record<string, number | { min: number; max: number }>>;
}

interface Options {
  readonly root: string;
  /** Its file names end with `-first`, which has documents preload them (`../document/assets.ts`). */
  readonly subsets: Readonly<Record<string, FontSubset>>;
}

/** Where style sheets find the subsets, as a path from the root. */
const folder = '.cache/fonts';

/** The letters of nearly every page, as a CSS `unicode-range`. For any other a browser fetches the whole font. */
export const firstLetters =
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212';

/** Makes the small fonts that pages preload, before anything reads the style sheets that name them: about a second in all. */
export function subsetFonts({ root, subsets }: Options): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(join(root, folder), { recursive: true });
      await Promise.all(
        Object.entries(subsets).map(async ([name, { source, axes }]) => {
          const whole = await readFile(resolve(root, source));
          const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
          await writeFile(join(root, folder, `${name}.woff2`), await subsetFont(whole, lettersOf(firstLetters), options));
        }),
      );
    },
  };
}

/** Every character of a `unicode-range` without wildcards. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
}
