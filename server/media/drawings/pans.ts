import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point } from './path.ts';
import type { KindFunction, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** Pans from above, handle to the right. */
export const fryingPan: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const dark = tone(ink.main.color, -0.02);
  const angle = drawing.view === 'angle';
  const [cx, cy, r] = angle ? [310, 480, 225] : [315, 470, 240];
  const k = angle ? 0.34 : 0.62;
  const deep = [46, 60, 40, 80, 54, 36][shape] ?? 46;
  const wood = shape % 2 === 0;
  const handle: Skin = wood
    ? { material: 'walnut', color: tints.walnut }
    : { material: 'steel', color: shape === 3 ? tints.brass : tints.steel };
  const reach = angle ? 0.12 : -0.42;
  const [hx, hy] = [cx + r * 0.93, cy + r * k * reach];
  const [ex, ey] = [hx + 205, hy + 215 * (angle ? 0.1 : -0.3)];
  const nrm: Point = [-(ey - hy) / 240, (ex - hx) / 240];
  const grip = `M${n(hx + nrm[0] * 13)} ${n(hy + nrm[1] * 13)}L${n(ex + nrm[0] * 19)} ${n(ey + nrm[1] * 19)}Q${n(ex + 22)} ${n(ey - 4)} ${n(ex - nrm[0] * 17)} ${n(ey - nrm[1] * 17)}L${n(hx - nrm[0] * 13)} ${n(hy - nrm[1] * 13)}Z`;
  const side = `M${n(cx - r)} ${n(cy)}Q${n(cx - r * 0.94)} ${n(cy + deep)} ${n(cx - r * 0.78)} ${n(cy + deep)}A${n(r * 0.8)} ${n(r * 0.8 * k)} 0 0 0 ${n(cx + r * 0.78)} ${n(cy + deep)}Q${n(cx + r * 0.94)} ${n(cy + deep)} ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r * k)} 0 0 1 ${n(cx - r)} ${n(cy)}Z`;
  const inside = shape === 2 || shape === 4 ? '#3a3733' : dark;
  ink.bounds = { left: cx - r, top: cy - r * k - 40, right: ex + 20, bottom: cy + r * k + deep };
  const lip = ellipse(cx, cy, r, r * k);
  const well = ellipse(cx, cy + 7, r * 0.95, r * k * 0.945);
  const floor = ellipse(cx, cy + deep * 0.45, r * 0.79, r * k * 0.79);
  return (
    ink.shadow(cx, cy + deep + r * k * 0.55, r * 0.95, r * k * 0.5, 0.9) +
    `<path d="${grip}" transform="translate(26 ${angle ? 70 : 110})" fill="#3d2f20" fill-opacity=".14"${ink.blur(10)}/>` +
    ink.form(grip, handle, { light: 'pipe', turn: angle ? 4 : -18 }) +
    ink.line(ellipse(ex - 14, ey + 1, 6, 4), tone(handle.color, -0.3), 4) +
    ink.form(
      line(
        [
          [hx - 34, hy - 12],
          [hx + 34, hy - 20],
          [hx + 34, hy + 12],
          [hx - 34, hy + 22],
        ],
        true,
      ),
      { material: 'steel', color: tints.steel },
      { light: 'pipe' },
    ) +
    ink.form(side, ink.main, { light: 'round', shade: -0.02 }) +
    `<path d="${side}" fill="${ink.linear(
      [
        [0.4, '#1d1208', 0],
        [1, '#1d1208', 0.26],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    ink.form(lip, ink.main, { light: 'flat', shade: 0.08 }) +
    `<path d="${well}" fill="${ink.linear(
      [
        [0, tone(inside, -0.14)],
        [0.5, tone(inside, -0.04)],
        [1, tone(inside, 0.1)],
      ],
      [0, 0, 0.9, 0.7],
    )}"/>` +
    clipped(
      ink,
      well,
      `<path d="${floor}" fill="${ink.linear(
        [
          [0, tone(inside, 0.07)],
          [0.5, tone(inside, -0.02)],
          [1, tone(inside, -0.08)],
        ],
        [0, 0, 1, 0.5],
      )}"/>${ink.line(Array.from({ length: 7 }, (_, i) => ellipse(cx, cy + deep * 0.45, r * 0.79 * (1 - i * 0.13), r * k * 0.79 * (1 - i * 0.13))).join(''), tone(inside, 0.12), 1, 0.28)}${angle ? egg(cx - 60, cy + deep * 0.4, 1) + egg(cx + 86, cy + deep * 0.5 + 22, 0.9) : ''}`,
    ) +
    `<path d="${ellipse(cx - r * 0.4, cy - r * k * 0.1, r * 0.3, r * k * 0.3)}" fill="${ink.radial([
      [0, '#fff', 0.16],
      [1, '#fff', 0],
    ])}"/>`
  );
};

/** An egg, sunny side up. */
const egg = (x: number, y: number, s: number): string =>
  `<g transform="translate(${n(x)} ${n(y)})scale(${s})"><path d="M-84 2C-92 -24 -46 -40 -12 -34S66 -44 84 -10S50 34 10 30S-76 34 -84 2Z" fill="#fbf7ec"/><path d="M-84 2C-76 34 -30 26 10 30S92 22 84 -10C80 12 46 20 10 18S-66 24 -84 2Z" fill="#d9cfbb" fill-opacity=".7"/><path d="${ellipse(-4, -8, 34, 17)}" fill="#eda23a"/><path d="${ellipse(-8, -14, 24, 9)}" fill="#f6bd5c"/></g>`;
