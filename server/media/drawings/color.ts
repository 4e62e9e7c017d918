/** Colour arithmetic in OKLab, where equal steps look equal, so that a shaded oak and a shaded indigo fall off alike. */

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function hexOf({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${channels.map((c) => toByte(toGamma(Math.max(0, c)))).join('')}`;
}

const toByte = (channel: number): string =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Lightness of `#rrggbb` as the eye sees it, 0 (black) … 1 (white). */
export const lightness = (hex: string): number => labOf(hex).l;

/**
 * The colour in more (positive) or less (negative) light; 0.1 is a clear step. Shadows turn a little richer and lights a
 * little paler, as daylight does; near white and near black the step shrinks instead of clipping.
 */
export function tone(hex: string, step: number): string {
  const { l, a, b } = labOf(hex);
  const lit = step >= 0 ? l + (0.995 - l) * (1 - Math.exp(-step / Math.max(0.12, 0.995 - l))) : l * Math.exp(step / Math.max(0.3, l));
  const chroma = step >= 0 ? 1 - step * 0.9 : 1 - step * 0.25;
  return hexOf({ l: lit, a: a * Math.max(0, chroma), b: b * Math.max(0, chroma) + (step < 0 ? 0 : step * 0.012) });
}

/** `share` (0…1) of the second colour stirred into the first. */
export function mix(first: string, second: string, share: number): string {
  const from = labOf(first);
  const to = labOf(second);
  const at = (x: number, y: number): number => x + (y - x) * share;
  return hexOf({ l: at(from.l, to.l), a: at(from.a, to.a), b: at(from.b, to.b) });
}
