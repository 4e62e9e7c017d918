import { bath } from './bath.ts';
import { bedroom } from './bedroom.ts';
import { cabinets } from './cabinets.ts';
import { chairs } from './chairs.ts';
import { mix } from './color.ts';
import { compact } from './compact.ts';
import { decor } from './decor.ts';
import { holiday } from './holiday.ts';
import { kids } from './kids.ts';
import type { Drawing, DrawingKind } from './kinds.ts';
import { kitchen } from './kitchen.ts';
import { lighting } from './lighting.ts';
import { outdoor } from './outdoor.ts';
import { rugs } from './rugs.ts';
import { scale } from './scale.ts';
import { seating } from './seating.ts';
import { storage } from './storage.ts';
import { canvas, Ink, type KindFunction } from './studio.ts';
import { tables } from './tables.ts';
import { textiles } from './textiles.ts';

const kinds = {
  ...seating,
  ...chairs,
  ...tables,
  ...cabinets,
  ...bedroom,
  ...lighting,
  ...outdoor,
  ...kids,
  ...rugs,
  ...decor,
  ...textiles,
  ...holiday,
  ...kitchen,
  ...storage,
  ...bath,
} satisfies Record<DrawingKind, KindFunction>;

/**
 * Draws a product as an SVG of 800 × 800: the main picture, the second angle, or the piece in scale. Self-contained (no script, font or outside reference), the same text for the same drawing.
 */
export function draw(drawing: Drawing): string {
  const ink = new Ink(drawing);
  const picture = ink.ground() + object(drawing, ink);
  const { markup, definitions } = compact(picture, 'p');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}" viewBox="0 0 ${canvas} ${canvas}" preserveAspectRatio="xMidYMid slice"><defs>${ink.definitions()}${definitions}</defs><g stroke-linecap="round" stroke-linejoin="round" stroke-width="1.3">${markup}</g></svg>`;
}

/** What hangs from above the picture's edge keeps its size: stepping back would show the end of its cord. */
const hanging: ReadonlySet<DrawingKind> = new Set([
  'pendant',
  'chandelier',
  'curtain',
  'shower-curtain',
  'mobile',
  'string-lights',
  'hammock',
]);

/** Cards crop the square to 4:5; from a step back the widest piece still has air on both sides there. */
const stepBack = 'translate(34 40) scale(.915)';

function object(drawing: Drawing, ink: Ink): string {
  const body = kinds[drawing.kind](drawing, ink);
  if (drawing.view === 'scale') return scale(drawing, ink, body);
  return drawing.view === 'main' && !hanging.has(drawing.kind) ? `<g transform="${stepBack}">${body}</g>` : body;
}

/** The colour that stands in for a picture until it has loaded, `#rrggbb`. */
export const tintOf = (drawing: Drawing): string => mix('#f3eee6', drawing.color, 0.22);
