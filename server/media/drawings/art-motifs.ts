import { mix, tone } from './color.ts';
import { leafStamp, twig } from './foliage.ts';
import { ellipse, n, smooth } from './path.ts';
import type { Ink } from './studio.ts';

/** Paints a picture of the given size at (0,0): the print inside a frame. */
export type ArtMotif = (ink: Ink, width: number, height: number) => string;

const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const ground = (w: number, h: number, fill: string): string => path(`M0 0h${n(w)}v${n(h)}H0z`, fill);

/** Cut paper shapes. */
const cutouts: ArtMotif = (ink, w, h) => {
  const s = (x: number, y: number): string => `${n(x * w)} ${n(y * h)}`;
  const [a, b] = [ink.main.color, ink.accent];
  return (
    ground(w, h, '#f4ecdf') +
    path(
      `M${s(0.1, 0.34)}C${s(0.1, 0.06)} ${s(0.52, 0.04)} ${s(0.52, 0.3)}S${s(0.82, 0.36)} ${s(0.76, 0.56)}S${s(0.36, 0.54)} ${s(0.34, 0.66)}S${s(0.1, 0.62)} ${s(0.1, 0.34)}Z`,
      a,
    ) +
    path(`M${s(0.58, 0.1)}C${s(0.8, 0.04)} ${s(0.98, 0.2)} ${s(0.86, 0.36)}S${s(0.5, 0.2)} ${s(0.58, 0.1)}Z`, b) +
    path(
      `M${s(0.44, 0.68)}C${s(0.56, 0.54)} ${s(0.92, 0.6)} ${s(0.88, 0.82)}S${s(0.4, 0.98)} ${s(0.3, 0.88)}S${s(0.36, 0.76)} ${s(0.44, 0.68)}Z`,
      mix(b, '#2e2a26', 0.55),
    ) +
    path(ellipse(w * 0.3, h * 0.32, w * 0.08, w * 0.1), '#f4ecdf') +
    path(ellipse(w * 0.68, h * 0.78, w * 0.07, w * 0.06), mix(a, '#f0dcc0', 0.5)) +
    ink.line(`M${s(0.12, 0.78)}C${s(0.2, 0.7)} ${s(0.24, 0.9)} ${s(0.14, 0.94)}`, '#3a332c', w * 0.012)
  );
};

/** Hills one behind the other under a low sun. */
const hills: ArtMotif = (ink, w, h) => {
  const sky = ink.linear(
    [
      [0, mix(ink.main.color, '#f6ead8', 0.82)],
      [0.6, mix(ink.accent, '#f8e6cc', 0.72)],
      [1, '#f6dfc4'],
    ],
    [0, 0, 0, 1],
  );
  let out = ground(w, h, sky) + path(ellipse(w * 0.64, h * 0.36, w * 0.11, w * 0.11), mix(ink.accent, '#f3c791', 0.4));
  for (let i = 0; i < 5; i += 1) {
    const y = h * (0.46 + i * 0.11);
    const k = (j: number): number => y + Math.sin(j * 1.3 + i * 2.1) * h * 0.045;
    const ridge = smooth([0, 1, 2, 3, 4, 5].map((j) => [(w / 5) * j, k(j)]));
    const color = mix(mix(ink.main.color, '#efe2cf', 0.68 - i * 0.16), '#2a2f2b', i * 0.07);
    out += path(
      `${ridge}V${n(h)}H0Z`,
      ink.linear(
        [
          [0, tone(color, 0.06)],
          [1, tone(color, -0.05)],
        ],
        [0, 0, 0, 1],
      ),
    );
  }
  return out;
};

/** A pressed twig on plain paper. */
const botanical: ArtMotif = (ink, w, h) => {
  const leaf = leafStamp(ink, 'oval', mix(ink.main.color, '#5f7a58', 0.5), 0.7);
  const grown = twig(ink, leaf, [w * 0.47, h * 0.92], [w * 0.4, h * 0.5], [w * 0.56, h * 0.14], {
    leaves: 13,
    length: h * 0.19,
    spread: 52,
    stem: '#6b6a4a',
    from: 0.16,
  });
  return ground(w, h, '#f5efe2') + grown + ink.line(`M${n(w * 0.38)} ${n(h * 0.95)}h${n(w * 0.22)}`, '#9a8f80', 1.6, 0.7);
};

/** Arcs and discs. */
const arches: ArtMotif = (ink, w, h) => {
  const [a, b] = [ink.main.color, ink.accent];
  const arch = (cx: number, base: number, r: number, color: string): string =>
    path(`M${n(cx - r)} ${n(base)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`, color);
  let out = ground(w, h, '#efe5d5') + path(`M0 ${n(h * 0.5)}H${n(w)}V${n(h)}H0z`, mix(a, '#efe5d5', 0.7));
  const tones = [a, '#efe5d5', b, mix(a, b, 0.5), '#efe5d5', mix(b, '#2c2622', 0.5)];
  tones.forEach((color, i) => {
    out += arch(w * 0.42, h * 0.5, w * (0.36 - i * 0.055), color);
  });
  return (
    out +
    path(ellipse(w * 0.74, h * 0.24, w * 0.1, w * 0.1), b) +
    path(`M${n(w * 0.5)} ${n(h * 0.5)}a${n(w * 0.24)} ${n(w * 0.24)} 0 0 0 ${n(w * 0.48)} 0z`, a) +
    path(`M${n(w * 0.1)} ${n(h * 0.5)}a${n(w * 0.17)} ${n(w * 0.17)} 0 0 0 ${n(w * 0.34)} 0z`, mix(b, '#2c2622', 0.35))
  );
};

/** A still sea with brushed light. */
const sea: ArtMotif = (ink, w, h) => {
  const deep = mix(ink.main.color, '#4d6470', 0.45);
  const sky = ink.linear(
    [
      [0, mix(deep, '#f2ece0', 0.62)],
      [1, '#f5ead9'],
    ],
    [0, 0, 0, 1],
  );
  const water = ink.linear(
    [
      [0, mix(deep, '#e9e3d6', 0.45)],
      [1, tone(deep, -0.1)],
    ],
    [0, 0, 0, 1],
  );
  let pale = '';
  let dark = '';
  for (let i = 0; i < 30; i += 1) {
    const y = h * (0.53 + (i / 30) ** 1.4 * 0.46);
    const x = ink.random() * w * 0.8;
    const stroke = `M${n(x)} ${n(y)}q${n(w * 0.1)} ${n(ink.range(-3, 3))} ${n(w * ink.range(0.1, 0.34))} 0`;
    if (i % 2 === 0) pale += stroke;
    else dark += stroke;
  }
  let clouds = '';
  for (let i = 0; i < 9; i += 1)
    clouds += ellipse(w * ink.range(0, 1), h * ink.range(0.1, 0.44), w * ink.range(0.1, 0.26), h * ink.range(0.008, 0.026));
  return (
    ground(w, h, sky) +
    path(clouds, '#fff8ec', 0.55) +
    path(`M0 ${n(h * 0.52)}H${n(w)}V${n(h)}H0z`, water) +
    ink.line(pale, '#f6efe2', h * 0.006, 0.6) +
    ink.line(dark, tone(deep, -0.2), h * 0.006, 0.35) +
    path(`M0 ${n(h * 0.9)}Q${n(w * 0.5)} ${n(h * 0.84)} ${n(w)} ${n(h * 0.94)}V${n(h)}H0z`, mix(ink.accent, '#e6d3b3', 0.6))
  );
};

/** Broad brush strokes and a thin line. */
const strokes: ArtMotif = (ink, w, h) => {
  const brush = (y: number, color: string, width: number, sway: number): string => {
    const d = `M${n(w * 0.14)} ${n(y)}C${n(w * 0.36)} ${n(y - sway)} ${n(w * 0.6)} ${n(y + sway)} ${n(w * 0.86)} ${n(y - sway * 0.3)}`;
    let hairs = '';
    for (let i = 0; i < 7; i += 1)
      hairs += `M${n(w * ink.range(0.13, 0.3))} ${n(y + (i - 3) * width * 0.13)}c${n(w * 0.2)} ${n(-sway)} ${n(w * 0.4)} ${n(sway)} ${n(w * ink.range(0.4, 0.58))} 0`;
    return ink.line(d, color, width, 0.9) + ink.line(hairs, '#f6f0e5', width * 0.035, 0.5);
  };
  const [a, b] = [ink.main.color, ink.accent];
  return (
    ground(w, h, '#f6f0e5') +
    brush(h * 0.25, mix(a, '#e9dcc6', 0.45), h * 0.16, h * 0.05) +
    brush(h * 0.48, a, h * 0.2, -h * 0.06) +
    brush(h * 0.74, b, h * 0.13, h * 0.05) +
    ink.line(
      `M${n(w * 0.66)} ${n(h * 0.08)}C${n(w * 0.3)} ${n(h * 0.3)} ${n(w * 0.9)} ${n(h * 0.5)} ${n(w * 0.5)} ${n(h * 0.62)}S${n(w * 0.2)} ${n(h * 0.84)} ${n(w * 0.46)} ${n(h * 0.93)}`,
      '#2f2a26',
      w * 0.008,
    )
  );
};

/** The prints of the shop. */
export const artMotifs: readonly ArtMotif[] = [cutouts, hills, botanical, arches, sea, strokes];
