import { chairs } from './chairs.ts';
import { cabinets } from './cabinets.ts';
import type { Drawing, DrawingKind } from './kinds.ts';
import { seating } from './seating.ts';
import { canvas, Ink, type KindFunction } from './studio.ts';
import { tables } from './tables.ts';

const kinds: Partial<Record<DrawingKind, KindFunction>> = { ...seating, ...chairs, ...tables, ...cabinets };
export function draw(drawing: Drawing): string {
  const ink = new Ink(drawing);
  const ground = ink.ground();
  const body = kinds[drawing.kind]?.(drawing, ink) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}" viewBox="0 0 ${canvas} ${canvas}" preserveAspectRatio="xMidYMid slice">${ink.definitions()}${ground}${body}</svg>`;
}
