import type { Drawing, DrawingMaterial } from './kinds.ts';

/** Colours of things whose colour is a matter of course. */
export const tints = {
  oak: '#c9a06b',
  walnut: '#6b4630',
  brass: '#b8924a',
  steel: '#b9bcbd',
  black: '#2b2926',
  white: '#f4f1ea',
  linen: '#e3dacb',
  paper: '#f8f5ee',
  leaf: '#5c7350',
  pine: '#35523f',
  clay: '#b5623f',
  terracotta: '#bd7350',
  glow: '#ffe7b8',
} as const;

const woods: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted']);

/** The second colour that suits a material when the product names none: oak under pale cloth, dark metal under wood. */
export function defaultAccent(drawing: Pick<Drawing, 'material' | 'color'>): string {
  if (woods.has(drawing.material)) return tints.black;
  if (drawing.material === 'velvet' || drawing.material === 'marble' || drawing.material === 'ceramic') return tints.brass;
  if (drawing.material === 'leather') return tints.walnut;
  return tints.oak;
}
