import { lightness, mix, tone } from './color.ts';
import { ellipse, n } from './path.ts';
import type { Ink } from './studio.ts';

/** What a rug is knotted from: its ground, its pattern colour and two that go between. */
export interface Yarns {
  readonly ground: string;
  readonly pattern: string;
  readonly pale: string;
  readonly deep: string;
}

/** Draws a pattern onto a rug lying flat from (0,0) to (width, height). */
export type RugPattern = (ink: Ink, width: number, height: number, yarns: Yarns) => string;

/** The yarns for a main and a second colour; a second colour too close to the first is moved away, so that the pattern reads. */
export function yarnsOf(color: string, accent: string): Yarns {
  const gap = lightness(accent) - lightness(color);
  const pattern = Math.abs(gap) > 0.16 ? accent : tone(accent, lightness(color) > 0.6 ? -0.28 : 0.3);
  return { ground: color, pattern, pale: mix(tone(color, 0.25), '#f1e7d6', 0.55), deep: mix(tone(color, -0.22), '#3a2c26', 0.35) };
}

const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const frame = (x: number, y: number, w: number, h: number, t: number): string =>
  `${rect(x, y, w, h)}M${n(x + t)} ${n(y + t)}v${n(h - 2 * t)}h${n(w - 2 * t)}v${n(2 * t - h)}z`;

/** A diamond whose edges climb in knots, as on a loom. */
export function steppedDiamond(cx: number, cy: number, steps: number, knot: number, rise = knot): string {
  const arm = (sx: number, sy: number, flat: boolean): string =>
    Array.from({ length: steps }, () => (flat ? `h${n(sx * knot)}v${n(sy * rise)}` : `v${n(sy * rise)}h${n(sx * knot)}`)).join('');
  return `M${n(cx)} ${n(cy - steps * rise)}${arm(1, 1, true)}${arm(-1, 1, false)}${arm(-1, -1, true)}${arm(1, -1, false)}z`;
}

/** A lobed medallion: a circle of petals, taller than wide. */
function lobed(cx: number, cy: number, rx: number, ry: number, lobes: number): string {
  let d = '';
  for (let i = 0; i <= lobes; i += 1) {
    const a = (i / lobes) * Math.PI * 2;
    const [x, y] = [cx + Math.sin(a) * rx * 0.9, cy - Math.cos(a) * ry * 0.9];
    if (i === 0) d = `M${n(x)} ${n(y)}`;
    else {
      const mid = a - Math.PI / lobes;
      d += `Q${n(cx + Math.sin(mid) * rx * 1.14)} ${n(cy - Math.cos(mid) * ry * 1.14)} ${n(x)} ${n(y)}`;
    }
  }
  return `${d}z`;
}

/** A blossom of the border and the field. */
function flower(ink: Ink, outer: string, heart: string): (x: number, y: number, s?: number) => string {
  const petals = lobed(0, 0, 10, 10, 6);
  const id = ink.define(
    (own) => `<g id="${own}"><path d="${petals}" fill="${outer}"/><path d="${ellipse(0, 0, 3.6, 3.6)}" fill="${heart}"/></g>`,
  );
  return (x, y, s = 1) => `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${s})"/>`;
}

/** Medallion and spandrels within a flowered border, as woven in Tabriz and Kashan. */
export const medallion: RugPattern = (ink, w, h, { ground, pattern, pale, deep }) => {
  const b = Math.min(w, h) * 0.15;
  const [cx, cy] = [w / 2, h / 2];
  const big = flower(ink, pale, pattern);
  const small = flower(ink, pattern, pale);
  let out = fill(rect(0, 0, w, h), deep) + fill(frame(b * 0.16, b * 0.16, w - b * 0.32, h - b * 0.32, b * 0.08), pale);
  out += fill(frame(b * 0.28, b * 0.28, w - b * 0.56, h - b * 0.56, b * 0.62), pattern, 0.92);
  const along = (from: number, to: number, put: (p: number, i: number) => string): string => {
    const count = Math.max(3, Math.round((to - from) / (b * 0.55)) | 1);
    return Array.from({ length: count }, (_, i) => put(from + ((to - from) * i) / (count - 1), i)).join('');
  };
  const mid = b * 0.59;
  const dot = (x: number, y: number, i: number): string => (i % 2 === 0 ? big(x, y, 1.15) : flower(ink, deep, pale)(x, y, 0.8));
  out += along(mid, w - mid, (x, i) => dot(x, mid, i) + dot(x, h - mid, i));
  out += along(mid, h - mid, (y, i) => (i === 0 ? '' : dot(mid, y, i) + dot(w - mid, y, i)));
  const [fx, fy, fw, fh] = [b, b, w - 2 * b, h - 2 * b];
  out += fill(rect(fx, fy, fw, fh), pale) + fill(rect(fx + 4, fy + 4, fw - 8, fh - 8), ground);
  const q = Math.min(fw, fh) * 0.4;
  const corner = `M0 0h${n(q)}q${n(-q * 0.06)} ${n(q * 0.3)} ${n(-q * 0.34)} ${n(q * 0.34)}q${n(-q * 0.02)} ${n(q * 0.34)} ${n(-q * 0.32)} ${n(q * 0.36)}q${n(-q * 0.04)} ${n(q * 0.3)} ${n(-q * 0.34)} ${n(q * 0.36)}z`;
  const spandrel = ink.define(
    (own) =>
      `<g id="${own}"><path d="${corner}" fill="${pale}"/><path d="${corner}" fill="${deep}" transform="scale(.93)"/><g>${small(q * 0.2, q * 0.22, 1.1)}${small(q * 0.52, q * 0.16, 0.7)}${small(q * 0.16, q * 0.62, 0.7)}</g></g>`,
  );
  for (const [x, y, sx, sy] of [
    [fx + 4, fy + 4, 1, 1],
    [fx + fw - 4, fy + 4, -1, 1],
    [fx + 4, fy + fh - 4, 1, -1],
    [fx + fw - 4, fy + fh - 4, -1, -1],
  ] as const)
    out += `<use href="#${spandrel}" transform="translate(${n(x)} ${n(y)})scale(${sx} ${sy})"/>`;
  let vines = '';
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2 + 0.22;
    const [x, y] = [cx + Math.sin(a) * fw * 0.38, cy - Math.cos(a) * fh * 0.37];
    vines += `M${n(x - 16)} ${n(y)}q8 -14 16 0t16 0`;
    out += (i % 2 === 0 ? small : big)(x, y, 0.72);
  }
  out += ink.line(vines, pale, 1.6, 0.7);
  const [rx, ry] = [fw * 0.29, Math.min(fh * 0.27, fw * 0.42)];
  out += fill(lobed(cx, cy - ry * 1.22, rx * 0.2, ry * 0.2, 8) + lobed(cx, cy + ry * 1.22, rx * 0.2, ry * 0.2, 8), pattern);
  out +=
    fill(lobed(cx, cy, rx, ry, 16), pale) +
    fill(lobed(cx, cy, rx * 0.94, ry * 0.94, 16), deep) +
    fill(lobed(cx, cy, rx * 0.72, ry * 0.72, 12), pattern) +
    fill(lobed(cx, cy, rx * 0.5, ry * 0.5, 8), pale) +
    fill(lobed(cx, cy, rx * 0.44, ry * 0.44, 8), ground) +
    fill(lobed(cx, cy, rx * 0.2, ry * 0.2, 8), pattern);
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2;
    out += big(cx + Math.sin(a) * rx * 0.82, cy - Math.cos(a) * ry * 0.82, 0.5);
  }
  return out;
};

/** A lattice of diamonds in thin dark yarn on a pale ground, with small filled diamonds in every mesh. */
export const diamonds: RugPattern = (ink, w, h, { ground, pattern, deep }) => {
  const pale = lightness(ground) > 0.62;
  const lines = pale ? deep : tone(ground, 0.42);
  const cols = Math.max(2, Math.round(w / 130));
  const [mw, mh] = [w / cols, h / Math.max(2, Math.round(h / 150))];
  const knot = mw / 26;
  const steps = 13;
  const mesh = steppedDiamond(mw / 2, mh / 2, steps, mw / 2 / steps, mh / 2 / steps);
  const heart = steppedDiamond(mw / 2, mh / 2, 4, knot, knot * 1.1) + steppedDiamond(mw / 2, mh / 2, 2, knot, knot * 1.1);
  const cell = ink.define(
    (own) =>
      `<pattern id="${own}" width="${n(mw)}" height="${n(mh)}" patternUnits="userSpaceOnUse"><path d="${mesh}" fill="none" stroke="${lines}" stroke-width="4.6"/><path d="${heart}" fill="${pattern}" fill-rule="evenodd"/><path d="${steppedDiamond(0, 0, 3, knot)}${steppedDiamond(mw, 0, 3, knot)}${steppedDiamond(0, mh, 3, knot)}${steppedDiamond(mw, mh, 3, knot)}" fill="${lines}"/></pattern>`,
  );
  return (
    fill(rect(0, 0, w, h), ground) +
    fill(rect(0, 0, w, h), `url(#${cell})`) +
    fill(frame(9, 9, w - 18, h - 18, 5), pattern) +
    fill(frame(19, 19, w - 38, h - 38, 2.4), lines)
  );
};

/** Bands of flat weave: broad and narrow stripes, some carrying rows of diamonds, combs or zigzags. */
export const stripes: RugPattern = (ink, w, h, { ground, pattern, pale, deep }) => {
  const diamond = (band: number): string => ink.define((own) => `<path id="${own}" d="${steppedDiamond(0, 0, 4, 4, band * 0.09)}"/>`);
  let out = fill(rect(0, 0, w, h), ground);
  let y = 0;
  let i = 0;
  const tones = [ground, pattern, pale, deep];
  const widths = [46, 14, 60, 8, 22, 8];
  while (y < h) {
    const band = Math.min((widths[i % widths.length] ?? 20) * (h > 500 ? 1 : 0.8), h - y);
    const color = tones[[0, 1, 2, 3, 1, 2][i % 6] ?? 0] ?? ground;
    out += fill(rect(0, y, w, band + 0.5), color);
    if (band > 30) {
      let motif = '';
      let row = '';
      const step = i % 4 === 2 ? 44 : 30;
      for (let x = step / 2 + (w % step) / 2; x < w - 8; x += step)
        if (i % 4 === 2) row += `<use href="#${diamond(band)}" x="${n(x)}" y="${n(y + band / 2)}"/>`;
        else
          motif += `M${n(x - 15)} ${n(y + band * 0.66)}l15 ${n(-band * 0.34)}l15 ${n(band * 0.34)}v6l-15 ${n(-band * 0.34)}l-15 ${n(band * 0.34)}z`;
      out += row === '' ? fill(motif, pattern, 0.9) : `<g fill="${deep}">${row}</g>`;
    }
    y += band;
    i += 1;
  }
  return out;
};

/** Large quiet shapes with carved outlines. */
export const abstract: RugPattern = (ink, w, h, { ground, pattern, pale, deep }) => {
  const s = (x: number, y: number): string => `${n(x * w)} ${n(y * h)}`;
  const sea = `M0 0H${n(w)}V${n(h * 0.2)}C${s(0.72, 0.16)} ${s(0.66, 0.36)} ${s(0.4, 0.34)}S${s(0.14, 0.5)} ${s(0, 0.44)}Z`;
  const land = `M${n(w)} ${n(h * 0.52)}C${s(0.76, 0.48)} ${s(0.6, 0.66)} ${s(0.62, 0.78)}S${s(0.36, 0.96)} ${s(0.3, 1)}H${n(w)}Z`;
  const stone = `M${s(0.12, 0.66)}C${s(0.16, 0.54)} ${s(0.42, 0.5)} ${s(0.48, 0.6)}S${s(0.34, 0.84)} ${s(0.22, 0.82)}S${s(0.08, 0.76)} ${s(0.12, 0.66)}Z`;
  const arc = `M${s(0.56, 0.12)}C${s(0.78, 0.1)} ${s(0.9, 0.26)} ${s(0.84, 0.38)}S${s(0.56, 0.5)} ${s(0.52, 0.38)}S${s(0.44, 0.14)} ${s(0.56, 0.12)}Z`;
  const lines = `M${s(0, 0.56)}C${s(0.24, 0.6)} ${s(0.34, 0.44)} ${s(0.6, 0.46)}S${s(0.86, 0.44)} ${s(1, 0.36)}M${s(0, 0.9)}C${s(0.2, 0.96)} ${s(0.44, 0.86)} ${s(0.5, 0.7)}S${s(0.72, 0.5)} ${s(1, 0.48)}`;
  return (
    fill(rect(0, 0, w, h), pale) +
    fill(sea, ground) +
    fill(land, mix(ground, deep, 0.55)) +
    fill(stone, pattern) +
    fill(arc, mix(pattern, pale, 0.55)) +
    ink.line(sea + land + stone + arc, tone(pale, -0.16), 3, 0.55) +
    ink.line(lines, deep, 5, 0.8)
  );
};

/** No second colour: ribs and squares that stand higher than the ground. */
export const carved: RugPattern = (ink, w, h, { ground }) => {
  const low = tone(ground, -0.09);
  const high = tone(ground, 0.08);
  const c = w / Math.max(3, Math.round(w / 92));
  const ribs = (x: number, y: number): string =>
    Array.from({ length: 7 }, (_, i) => `M${n(x + 3)} ${n(y + 7 + (i * (c - 8)) / 6.6)}h${n(c - 6)}`).join('');
  const ups = (x: number, y: number): string =>
    Array.from({ length: 7 }, (_, i) => `M${n(x + 7 + (i * (c - 8)) / 6.6)} ${n(y + 3)}v${n(c - 6)}`).join('');
  const d = ribs(0, 0) + ups(c, 0) + ups(0, c) + ribs(c, c);
  const cell = ink.define(
    (own) =>
      `<pattern id="${own}" width="${n(2 * c)}" height="${n(2 * c)}" patternUnits="userSpaceOnUse"><path d="${d}" stroke="${low}" stroke-width="6.4" stroke-opacity=".75"/><path d="${d}" stroke="${high}" stroke-width="3.4" transform="translate(-1.4 -1.8)"/></pattern>`,
  );
  return fill(rect(0, 0, w, h), ground) + fill(rect(0, 0, w, h), `url(#${cell})`) + fill(frame(0, 0, w, h, 8), tone(ground, -0.05));
};

/** An old medallion rug, washed out: worn to the warp in patches. */
export const vintage: RugPattern = (ink, w, h, yarns) => {
  const faded: Yarns = {
    ground: mix(yarns.ground, yarns.pale, 0.34),
    pattern: mix(yarns.pattern, yarns.ground, 0.35),
    pale: yarns.pale,
    deep: mix(yarns.deep, yarns.ground, 0.42),
  };
  let wear = '';
  for (let i = 0; i < 28; i += 1) wear += ellipse(ink.random() * w, ink.random() * h, 10 + ink.random() * 50, 1.5 + ink.random() * 6);
  const patch = ink.radial([
    [0, faded.pale, 0.75],
    [0.6, faded.pale, 0.35],
    [1, faded.pale, 0],
  ]);
  let patches = '';
  for (let i = 0; i < 6; i += 1)
    patches += `<path d="${ellipse(w * ink.range(0.1, 0.9), h * ink.range(0.08, 0.92), w * ink.range(0.2, 0.36), h * ink.range(0.1, 0.2))}" fill="${patch}"/>`;
  return medallion(ink, w, h, faded) + patches + fill(wear, faded.pale, 0.3);
};

/** Rings around the middle, braided or knotted; for round rugs. */
export const target: RugPattern = (ink, w, h, { ground, pattern, pale, deep }) => {
  let out = fill(rect(0, 0, w, h), ground);
  const colors = [pattern, ground, pale, ground, deep, ground, pattern, pale];
  colors.forEach((color, i) => {
    const share = 1 - i * 0.12;
    out += fill(ellipse(w / 2, h / 2, (w / 2) * share, (h / 2) * share), color);
  });
  let braid = '';
  for (let r = 0.06; r < 1; r += 0.045) braid += ellipse(w / 2, h / 2, (w / 2) * r, (h / 2) * r);
  return out + ink.line(braid, tone(ground, -0.26), 1.6, 0.45);
};

/** A sun of long rays out of a dark heart; for round rugs. */
export const rays: RugPattern = (_ink, w, h, { ground, pattern, pale, deep }) => {
  const [cx, cy] = [w / 2, h / 2];
  let long = '';
  let short = '';
  for (let i = 0; i < 24; i += 1) {
    const a = (i / 24) * Math.PI * 2;
    const tip = i % 2 === 0 ? 0.46 : 0.36;
    const p = (angle: number, r: number): string => `${n(cx + Math.sin(angle) * r * w)} ${n(cy - Math.cos(angle) * r * h)}`;
    const ray = `M${p(a - 0.05, 0.15)}L${p(a, tip)}L${p(a + 0.05, 0.15)}z`;
    if (i % 2 === 0) long += ray;
    else short += ray;
  }
  return (
    fill(rect(0, 0, w, h), ground) +
    fill(ellipse(cx, cy, w * 0.49, h * 0.49) + ellipse(cx, cy, w * 0.475, h * 0.475), deep, 0.35) +
    fill(long, pattern) +
    fill(short, deep) +
    fill(ellipse(cx, cy, w * 0.13, h * 0.13), pattern) +
    fill(ellipse(cx, cy, w * 0.09, h * 0.09), pale)
  );
};
