import { own } from '../../../contract/values/own.ts';

/** A point on a picture, in percent from its left and top edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (percent: number): number => Math.min(100, Math.max(0, percent));

/** Where a pointer is on a picture. */
export function pointAt(picture: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The point one percent further, by an arrow key; null for any other key. */
export function stepped({ x, y }: Point, { key, altKey, ctrlKey, metaKey }: Key): Point | null {
  const by = altKey || ctrlKey || metaKey ? undefined : own(steps, key);
  return by ? { x: within(x + by.x), y: within(y + by.y) } : null;
}
