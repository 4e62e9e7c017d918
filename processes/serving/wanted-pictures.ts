/** Window sizes to render pictures for: width in CSS pixels and device pixel ratio. */
const windows = [
  { width: 390, density: 3 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
] as const;

/** Pictures to render per page: the first rows of a list. */
const most = 24;

/** Picture addresses that common browsers load for a page's HTML, in order, each once. */
export function wantedPictures(html: string): string[] {
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({ sizes: attribute(tag, 'sizes'), set: attribute(tag, 'srcset') }));
  const wanted = pictures
    .filter(({ set }) => set.startsWith('/images/'))
    .slice(0, most)
    .flatMap(({ sizes, set }) => windows.map((window) => choice(set, shownWidth(sizes, window.width) * window.density)));
  return [...new Set(wanted)];
}

const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** The CSS pixels of a picture by its `sizes` (`(min-width: 1200px) 22vw, 46vw`) in a window of this width. */
function shownWidth(sizes: string, width: number): number {
  for (const size of sizes.split(',')) {
    const [, from = '0', amount = '', unit] = /^\s*(?:\(min-width:\s*(\d+)px\)\s*)?([\d.]+)(vw|px)\s*$/.exec(size) ?? [];
    if (amount && width >= Number(from)) return unit === 'vw' ? (Number(amount) * width) / 100 : Number(amount);
  }
  return width;
}

/** The narrowest sufficient picture of a `srcset`, or its widest. */
function choice(set: string, pixels: number): string {
  const candidates = set.split(',').map((candidate) => candidate.trim().split(' '));
  const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= pixels) ?? candidates.at(-1);
  return fitting?.[0] ?? '';
}
