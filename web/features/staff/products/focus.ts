import type { Point } from '../../../ui/browser/point-on-picture.ts';

/** A point as the form holds it: `40 60`; empty for a picture's middle. */
export const focusText = (point: Point | null | undefined): string => (point ? `${Math.round(point.x)} ${Math.round(point.y)}` : '');

/** The form's text as a point; null for the picture's middle. */
export function focusOf(text: string): Point | null {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
