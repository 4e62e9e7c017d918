import type { DrawnFile } from '../pictures.ts';
import { drawnMaterials, guessedColors } from './guess.ts';
import { tintOf } from './index.ts';
import { type Drawing, type DrawingKind, type DrawingMaterial, drawingKinds } from './kinds.ts';
import { canvas } from './studio.ts';

/** Raised when drawings come out otherwise than before: browsers and caches keep what a name shows for good. */
export const edition = 1;

const kinds: ReadonlySet<string> = new Set(Object.values(drawingKinds).flat());
const form = /^drawn\/(\d{1,3})\/([a-z-]+)\/([a-z]+)\/([0-9a-f]{6})\/([0-5])\.svg$/;

/**
 * Where a main picture is served that nobody has drawn yet: its name says all that drawing it needs, so that a catalogue of a hundred thousand
 * products is drawn by those who look at it, and not while it is imported.
 */
export function placeOfDrawing(drawing: Drawing): DrawnFile {
  const { kind, material, color, shape } = drawing;
  const src = `/media/drawn/${edition}/${kind}/${material}/${color.slice(1)}/${shape}.svg`;
  return { src, width: canvas, height: canvas, tint: tintOf(drawing) };
}

/** The drawing that a name under `/media/` stands for; null for a name that `placeOfDrawing` never gave. */
export function drawingNamed(name: string): Drawing | null {
  const [, number, kind = '', material = '', color, shape] = form.exec(name) ?? [];
  if (Number(number) > edition || !kinds.has(kind) || !drawnMaterials.has(material) || !guessedColors.has(`#${color}`)) return null;
  return { kind: kind as DrawingKind, view: 'main', material: material as DrawingMaterial, color: `#${color}`, shape: Number(shape) };
}
