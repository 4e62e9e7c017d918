import { lightness, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import type { Skin, Stop } from './studio.ts';

/**
 * How the light falls on a form: `flat` (a face towards us), `round` (an upright cylinder), `pipe` (a lying cylinder),
 * `top` (a soft body lit from above), `side` (a face turned away to the right).
 */
export type Light = 'flat' | 'round' | 'pipe' | 'top' | 'side';

type Ramp = readonly (readonly [offset: number, step: number])[];

const matte: Record<Light, Ramp> = {
  flat: [
    [0, 0.035],
    [1, -0.035],
  ],
  round: [
    [0, -0.05],
    [0.2, 0.05],
    [0.42, 0.015],
    [0.75, -0.11],
    [0.94, -0.19],
    [1, -0.16],
  ],
  pipe: [
    [0, 0.02],
    [0.3, 0.06],
    [0.65, -0.05],
    [1, -0.19],
  ],
  top: [
    [0, 0.075],
    [0.45, 0.01],
    [1, -0.1],
  ],
  side: [
    [0, -0.08],
    [1, -0.15],
  ],
};

/** Glazed and polished things mirror a window at the left and the floor at the right. */
const gloss: Partial<Record<Light, Ramp>> = {
  round: [
    [0, -0.12],
    [0.1, -0.03],
    [0.19, 0.2],
    [0.25, 0.17],
    [0.31, 0.01],
    [0.6, -0.06],
    [0.85, -0.2],
    [0.95, -0.17],
    [1, -0.1],
  ],
  pipe: [
    [0, 0],
    [0.2, 0.17],
    [0.34, 0.05],
    [0.7, -0.12],
    [0.92, -0.22],
    [1, -0.12],
  ],
  flat: [
    [0, 0.07],
    [0.35, 0],
    [0.5, 0.035],
    [1, -0.06],
  ],
};

const metal: Partial<Record<Light, Ramp>> = {
  round: [
    [0, -0.22],
    [0.12, 0.02],
    [0.22, 0.26],
    [0.34, 0.04],
    [0.55, -0.14],
    [0.8, -0.27],
    [0.92, 0.02],
    [1, -0.16],
  ],
  pipe: [
    [0, -0.08],
    [0.25, 0.24],
    [0.45, 0],
    [0.75, -0.22],
    [0.92, -0.02],
    [1, -0.14],
  ],
  flat: [
    [0, 0.11],
    [0.3, -0.02],
    [0.48, 0.09],
    [0.75, -0.05],
    [1, -0.1],
  ],
};

/** Velvet is dark towards us and light where the nap turns away. */
const nap: Partial<Record<Light, Ramp>> = {
  round: [
    [0, 0.13],
    [0.22, 0.03],
    [0.55, -0.09],
    [0.88, -0.11],
    [1, 0.03],
  ],
  top: [
    [0, 0.15],
    [0.25, 0.04],
    [0.7, -0.08],
    [1, -0.13],
  ],
};

const shiny: ReadonlySet<DrawingMaterial> = new Set(['ceramic', 'glass', 'plastic', 'leather', 'wax', 'marble']);
const metals: ReadonlySet<DrawingMaterial> = new Set(['metal', 'brass', 'steel']);

/** The gradient of a lit surface. Deep colours get softer shadows and clearer lights, pale ones the reverse. */
export function stopsOf(skin: Skin, light: Light, shade: number): { stops: Stop[]; vector: [number, number, number, number] } {
  const finish = metals.has(skin.material) ? metal : shiny.has(skin.material) ? gloss : skin.material === 'velvet' ? nap : matte;
  const ramp = finish[light] ?? matte[light];
  const depth = skin.material === 'leather' || skin.material === 'plastic' || skin.material === 'wax' ? 0.6 : 1;
  const deep = lightness(skin.color) < 0.4 ? 0.8 : 1;
  const stops = ramp.map(([offset, step]): Stop => [offset, tone(skin.color, step * depth * deep + shade)]);
  if (light === 'round') return { stops, vector: [0, 0, 1, 0] };
  if (light === 'pipe' || light === 'top') return { stops, vector: [0, 0, 0.08, 1] };
  return { stops, vector: [0, 0, 1, 0.25] };
}
