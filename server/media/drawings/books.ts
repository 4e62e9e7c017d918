import { tone } from './color.ts';
import { n, roundedRect } from './path.ts';
import type { Ink } from './studio.ts';

/** A few books lying under something, to stand it on. */
export function stackOfBooks(ink: Ink, cx: number, base: number): string {
  const book = (y: number, w: number, h: number, color: string, shift: number): string =>
    ink.form(roundedRect(cx - w / 2 + shift, y - h, w, h, 3), { material: 'linen', color }, { light: 'pipe' }) +
    `<path d="M${n(cx + w * 0.36 + shift)} ${n(y - h)}v${n(h)}" stroke="${tone(color, 0.2)}" stroke-opacity=".6" stroke-width="2"/><path d="M${n(cx - w / 2 + shift + 8)} ${n(y - h)}l22 -20h${n(w - 60)}l22 20z" fill="${tone(color, 0.09)}"/>`;
  return (
    ink.shadow(cx, base, 220, 24) +
    book(base, 420, 42, '#7d6a58', 0) +
    book(base - 42, 380, 34, '#d9cdb8', 12) +
    book(base - 74, 340, 30, '#9b5a41', -8)
  );
}
