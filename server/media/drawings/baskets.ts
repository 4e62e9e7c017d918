import { tone } from './color.ts';
import { n, type Point, smooth } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, clipped, type Vessel, vessel } from './vessels.ts';

/** Woven rows around a basket; each row shifted by half a stitch. */
export function basketWeave(ink: Ink, form: Vessel, tilt: number, stitch = 24): string {
  const { cx, base, height } = form;
  const r = Math.max(...form.profile.map(([, share]) => share)) * height;
  const [dark, pale] = [tone(ink.main.color, -0.3), tone(ink.main.color, 0.12)];
  const top = base - height;
  let shade = '';
  let light = '';
  for (let y = top; y < base + r * tilt; y += stitch * 0.62) {
    const odd = Math.round((y - top) / (stitch * 0.62)) % 2;
    const d = `M${n(cx - r * 1.02)} ${n(y)}a${n(r * 1.02)} ${n(r * 1.02 * tilt)} 0 0 0 ${n(r * 2.04)} 0`;
    if (odd === 0) light += d;
    else shade += d;
  }
  const dash = (d: string, color: string, width: number, offset: number, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-dasharray="${n(stitch * 0.72)} ${n(stitch * 0.28)}" stroke-dashoffset="${n(offset)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return (
    ink.line(shade + light, dark, stitch * 0.66, 0.3) +
    dash(light, pale, stitch * 0.4, 0, 0.55) +
    dash(shade, pale, stitch * 0.4, stitch * 0.5, 0.55) +
    dash(light, tone(ink.main.color, 0), stitch * 0.22, 2, 0.9) +
    dash(shade, tone(ink.main.color, 0), stitch * 0.22, stitch * 0.5 + 2, 0.9)
  );
}

const basketForms: readonly (readonly Point[])[] = [
  [
    [0, 0.62],
    [0.5, 0.66],
    [0.9, 0.6],
    [1, 0.56],
  ],
  [
    [0, 0.52],
    [0.2, 0.62],
    [0.6, 0.7],
    [0.92, 0.6],
    [1, 0.54],
  ],
  [
    [0, 0.56],
    [0.5, 0.56],
    [1, 0.54],
  ],
  [
    [0, 0.7],
    [0.5, 0.72],
    [0.94, 0.66],
    [1, 0.62],
  ],
  [
    [0, 0.74],
    [0.4, 0.66],
    [0.95, 0.5],
    [1, 0.48],
  ],
  [
    [0, 0.4],
    [0.2, 0.5],
    [0.7, 0.56],
    [1, 0.46],
  ],
];

/** A basket with handles; something soft looks out of some of them. */
export function drawBasket(ink: Ink, cx: number, base: number, height: number, shape: number, filled: boolean): string {
  const form: Vessel = { cx, base, height, profile: basketForms[shape] ?? [] };
  const tilt = 0.26;
  const rt = (form.profile[0]?.[1] ?? 0.6) * height;
  const top = base - height;
  const skin: Skin = { material: 'paper', color: ink.main.color };
  let marks = basketWeave(ink, form, tilt, ink.main.material === 'rattan' ? 26 : 18);
  if (shape === 1 || shape === 4) marks += band(cx, top + height * 0.55, base + 60, height, tilt, ink.accent, 0.5);
  if (shape === 3) marks += band(cx, top + height * 0.3, top + height * 0.42, height, tilt, ink.accent, 0.6);
  const rope = (d: string): string =>
    ink.line(d, tone(ink.main.color, -0.22), 17) +
    ink.line(d, tone(ink.main.color, 0), 11) +
    `<path d="${d}" fill="none" stroke="${tone(ink.main.color, -0.2)}" stroke-width="11" stroke-dasharray="2 7" stroke-opacity=".5"/>`;
  const handles =
    shape === 2 || shape === 5
      ? rope(
          `M${n(cx - rt * 0.98)} ${n(top + 6)}C${n(cx - rt * 0.8)} ${n(top - height * 0.72)} ${n(cx + rt * 0.8)} ${n(top - height * 0.72)} ${n(cx + rt * 0.98)} ${n(top + 6)}`,
        )
      : rope(
          `M${n(cx - rt * 1.02)} ${n(top + 46)}C${n(cx - rt * 1.3)} ${n(top - 50)} ${n(cx - rt * 0.98)} ${n(top - 66)} ${n(cx - rt * 0.86)} ${n(top + 4)}`,
        ) +
        rope(
          `M${n(cx + rt * 1.02)} ${n(top + 46)}C${n(cx + rt * 1.3)} ${n(top - 50)} ${n(cx + rt * 0.98)} ${n(top - 66)} ${n(cx + rt * 0.86)} ${n(top + 4)}`,
        );
  const soft: Skin = { material: 'wool', color: '#e8dfcf' };
  const throwIn = filled
    ? clipped(
        ink,
        `M${n(cx - rt)} ${n(top)}V${n(top - 200)}H${n(cx + rt)}V${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 1 ${n(-2 * rt)} 0Z`,
        ink.form(
          smooth(
            [
              [cx - rt * 0.86, top + 60],
              [cx - rt * 0.8, top - 26],
              [cx - rt * 0.4, top - 70],
              [cx + rt * 0.1, top - 48],
              [cx + rt * 0.5, top - 78],
              [cx + rt * 0.86, top - 14],
              [cx + rt * 0.86, top + 60],
            ],
            true,
          ),
          soft,
          { light: 'top' },
        ) +
          ink.line(
            `M${n(cx - rt * 0.5)} ${n(top + 30)}q${n(rt * 0.1)} -60 ${n(rt * 0.3)} -80M${n(cx + rt * 0.1)} ${n(top + 30)}q0 -50 ${n(rt * 0.34)} -92`,
            tone(soft.color, -0.14),
            4,
            0.5,
          ),
      )
    : '';
  return (
    (shape === 2 || shape === 5 ? '' : '') +
    vessel(ink, form, { skin, tilt, marks, lining: tone(ink.main.color, -0.12) }) +
    throwIn +
    handles +
    ink.line(`M${n(cx - rt)} ${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 0 ${n(2 * rt)} 0`, tone(ink.main.color, 0.03), 10) +
    `<path d="M${n(cx - rt)} ${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 0 ${n(2 * rt)} 0" fill="none" stroke="${tone(ink.main.color, -0.24)}" stroke-width="9" stroke-dasharray="2.4 9" stroke-opacity=".55"/>`
  );
}

/** Woven baskets: round, bellied, with a bow handle, banded, tapered. */
export const basket: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  if (drawing.view === 'angle')
    return drawBasket(ink, 320, 690, 280, shape, shape % 2 === 0) + drawBasket(ink, 585, 740, 160, shape, false);
  const height = shape === 2 ? 380 : shape === 5 ? 390 : 410;
  const half = height * 0.68;
  ink.bounds = { left: 400 - half, top: 715 - height, right: 400 + half, bottom: 715 };
  return drawBasket(ink, 400, 705, height, shape, shape % 2 === 1 && shape !== 5);
};
