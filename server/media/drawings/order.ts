import type { Place } from './camera.ts';

/** A solid's bounding box in the room and the markup that draws it. */
export interface Item {
  readonly low: Place;
  readonly high: Place;
  readonly markup: string;
}

/**
 * Whether `a` can hide a part of `b`: it cannot when a plane between the two boxes has the eye on `b`'s side. Boxes may
 * touch or dip into each other by a hair.
 */
function mayHide(a: Item, b: Item, eye: Place): boolean {
  const hair = 0.05;
  for (const axis of [0, 1, 2] as const) {
    if (a.high[axis] <= b.low[axis] + hair && eye[axis] >= a.high[axis] - hair) return false;
    if (a.low[axis] >= b.high[axis] - hair && eye[axis] <= a.low[axis] + hair) return false;
  }
  return true;
}

/** The items from back to front; where both boxes reach into each other, what was made later lies in front. */
export function backToFront(items: readonly Item[], eye: Place): Item[] {
  const waiting = new Set(items.keys());
  const sorted: Item[] = [];
  const behind = items.map((item, i) =>
    items.map((other, j) => i !== j && mayHide(item, other, eye) && (i > j || !mayHide(other, item, eye))),
  );
  while (waiting.size > 0) {
    let next: number | undefined;
    for (const candidate of waiting) {
      const free = ![...waiting].some((other) => other !== candidate && behind[candidate]?.[other] === true);
      if (free) {
        next = candidate;
        break;
      }
    }
    next ??= [...waiting][0] ?? 0;
    waiting.delete(next);
    const item = items[next];
    if (item !== undefined) sorted.push(item);
  }
  return sorted;
}
