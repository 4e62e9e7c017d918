/** Inches; null when unknown. */
export interface Dimensions {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** "3D" is no depth. */
const side = (letter: string) => new RegExp(String.raw`(?!3d\b)(\d+(?:\.\d+)?)\s*(?:''|"|″|”|in(?:ches)?\.?)?\s*${letter}\b`, 'i');
const sides = { width: side('(?:w|wide)'), depth: side('(?:d|deep|l|long)'), height: side('(?:h|high|tall)') };
// Short texts: 500 characters, below.
const feet = /(\d+(?:\.\d+)?)\s*(?:'|′|’|ft)(?!')\s*(?:(\d+(?:\.\d+)?)\s*(?:''|"|″|”))?/;
const pair = new RegExp(String.raw`${feet.source}\s*[x×]\s*${feet.source}`, 'i');
// Short texts: 500 characters, below.
const inchPair = /(\d+(?:\.\d+)?)\s*(?:''|"|″|”|in)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:''|"|″|”|in)/i;

/** Nothing in a home is longer; larger numbers are typos. */
const longest = 1200;

/** Width, depth and height named in a text: `84" W × 38" D × 33" H`, `70 h x 57 w`. A flat `5' × 8'` is width and depth. */
export function dimensionsOf(written: string): Dimensions {
  // The expressions' time grows with the square of the length, and measures are written at the beginning.
  const text = written.slice(0, 500);
  const read = (pattern: RegExp) => sane(Number(pattern.exec(text)?.[1]));
  const found = { width: read(sides.width), depth: read(sides.depth), height: read(sides.height) };
  if (found.width !== null || found.depth !== null || found.height !== null) return found;
  const flat = pair.exec(text);
  if (flat) return { width: inches(flat[1], flat[2]), depth: inches(flat[3], flat[4]), height: null };
  const small = inchPair.exec(text);
  return { width: sane(Number(small?.[1])), depth: sane(Number(small?.[2])), height: null };
}

function inches(ft: string | undefined, inch: string | undefined): number | null {
  return sane(Number(ft) * 12 + Number(inch ?? 0));
}

function sane(value: number): number | null {
  return value > 0 && value <= longest ? Math.round(value * 100) / 100 : null;
}
