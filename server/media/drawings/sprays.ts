import { tone } from './color.ts';
import { leafStamp, placed, type Stamp } from './foliage.ts';
import { ellipse, n } from './path.ts';
import type { Ink } from './studio.ts';

/** A spray of fir: a short twig with needles on both sides, as a stamp. */
export function sprayStamp(ink: Ink, color: string): Stamp {
  const ids = [-0.1, -0.02, 0.06].map((step) => {
    let needles = '';
    for (let i = 0; i < 15; i += 1) {
      const y = -i * 6.4;
      const reach = 25 - Math.abs(i - 5) * 1.5;
      needles += `M0 ${n(y)}l${n(-reach)} ${n(-reach * 0.62)}M0 ${n(y)}l${n(reach)} ${n(-reach * 0.62)}`;
    }
    return ink.define(
      (own) =>
        `<g id="${own}" fill="none" stroke-linecap="round"><path d="${needles}M0 -88v-14" stroke="${tone(color, step)}" stroke-width="3.6"/><path d="M0 4V-92" stroke="${tone('#7a6045', step)}" stroke-width="3"/></g>`,
    );
  });
  return (x, y, length, turn, face = 1) => placed(ids[Math.floor(ink.random() * ids.length)] ?? '', x, y, length, turn, face);
}

/** A glass or metal ball with its cap; `y` is its centre. */
export function ball(ink: Ink, x: number, y: number, r: number, color: string, capped = true): string {
  const body = ink.radial(
    [
      [0, tone(color, 0.3)],
      [0.18, tone(color, 0.12)],
      [0.55, color],
      [0.85, tone(color, -0.16)],
      [1, tone(color, -0.08)],
    ],
    0.34,
    0.3,
    0.8,
  );
  const gleam = ink.radial([
    [0, '#fff', 0.95],
    [0.6, '#fff', 0.4],
    [1, '#fff', 0],
  ]);
  const cap = capped
    ? `<path d="M${n(x - r * 0.17)} ${n(y - r * 0.93)}h${n(r * 0.34)}v${n(-r * 0.2)}h${n(-r * 0.34)}z" fill="${ink.linear([
        [0, '#8f7434'],
        [0.3, '#e6cb83'],
        [1, '#8a6d2f'],
      ])}"/><path d="${ellipse(x, y - r * 1.22, r * 0.09, r * 0.11)}" fill="none" stroke="#a98a45" stroke-width="${n(Math.max(1.2, r * 0.03))}"/>`
    : '';
  return `${cap}<path d="${ellipse(x, y, r, r)}" fill="${body}"/><path d="${ellipse(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.26)}" fill="${gleam}"/><path d="${ellipse(x + r * 0.42, y + r * 0.5, r * 0.24, r * 0.14)}" fill="#fff" fill-opacity=".12"/>`;
}

/** The greens of wreaths and garlands that name no colour of their own. */
export const greens = ['#4c6b4c', '#7f9379', '#3f5f47', '#8a9a78', '#566f4d', '#6b7f5e'];

/** Something small drawn once around (0,0) and set down at a place; the second time costs a reference only. */
export function setDown(ink: Ink, content: string, x: number, y: number): string {
  const id = ink.define((own) => `<g id="${own}">${content}</g>`);
  return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
}

/** Berries, cones or blossoms scattered at a point. */
export function dot(ink: Ink, shape: number, x: number, y: number, s: number): string {
  if (shape % 3 === 2) return setDown(ink, cone(ink, s), x, y);
  if (shape % 3 === 1) {
    const petal = leafStamp(ink, 'oval', '#f1ece0', 0);
    const petals = Array.from({ length: 5 }, (_, i) => petal(x, y, 30 * s, i * 72 + 10)).join('');
    return `${petals}<path d="${ellipse(x, y, 5 * s, 5 * s)}" fill="#c9a352"/>`;
  }
  const berry = (dx: number, dy: number): string => ball(ink, dx * s, dy * s, 10 * s, ink.accent, false);
  return setDown(ink, berry(-11, 3) + berry(9, -3) + berry(0, 12), x, y);
}

function cone(ink: Ink, s: number): string {
  const scale = ink.linear(
    [
      [0, '#a37c54'],
      [1, '#64452c'],
    ],
    [0, 0, 0.4, 1],
  );
  let d = '';
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 4; i += 1)
      d += ellipse((i - 1.5 + (row % 2) * 0.4) * 9 * s * (1 - Math.abs(row - 2) * 0.16), (row - 2) * 9 * s, 6.4 * s, 6 * s);
  return `<path d="${ellipse(0, 0, 20 * s, 25 * s)}" fill="#573c27"/><path d="${d}" fill="${scale}"/>`;
}

/** A warm bulb with its halo. */
export const lightAt = (ink: Ink, x: number, y: number, r: number): string =>
  `<path d="${ellipse(x, y, r, r)}" fill="${ink.radial([
    [0, '#fff6da', 1],
    [0.2, '#ffdf9a', 0.85],
    [0.4, '#ffd27a', 0.25],
    [1, '#ffd27a', 0],
  ])}"/>`;

/** A brass star for the top of a tree. */
export function star(ink: Ink, x: number, y: number, r: number): string {
  const d = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    const s = i % 2 === 0 ? r : r * 0.44;
    return `${i === 0 ? 'M' : 'L'}${n(x + Math.sin(a) * s)} ${n(y - Math.cos(a) * s)}`;
  }).join('');
  return ink.form(`${d}Z`, { material: 'brass', color: '#c9a14e' }, { light: 'flat' });
}
