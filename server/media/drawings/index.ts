import { bedroom } from './bedroom.ts';
import { cabinets } from './cabinets.ts';
import { chairs } from './chairs.ts';
import { mix } from './color.ts';
import { kids } from './kids.ts';
import type { Drawing, DrawingKind } from './kinds.ts';
import { lighting } from './lighting.ts';
import { outdoor } from './outdoor.ts';
import { seating } from './seating.ts';
import { canvas, Ink, type KindFunction } from './studio.ts';
import { tables } from './tables.ts';

const kinds: Partial<Record<DrawingKind, KindFunction>> = {
  ...seating,
  ...chairs,
  ...tables,
  ...cabinets,
  ...bedroom,
  ...lighting,
  ...outdoor,
  ...kids,
};
export function draw(drawing: Drawing): string {
  const ink = new Ink(drawing);
  const ground = ink.ground();
  const body = kinds[drawing.kind]?.(drawing, ink) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}" viewBox="0 0 ${canvas} ${canvas}" preserveAspectRatio="xMidYMid slice">${ink.definitions()}${ground}${body}</svg>`;
}

/** The colour that stands in for a picture until it has loaded. */
export const tintOf = (drawing: Drawing): string => mix('#f3eee6', drawing.color, 0.22);
