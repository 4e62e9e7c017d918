import { describe, expect, it } from 'vitest';
import { draw, tintOf } from './index.ts';
import { type Drawing, type DrawingMaterial, type DrawingView, drawingKinds } from './kinds.ts';

const views: readonly DrawingView[] = ['main', 'angle', 'scale'];
const kinds = Object.values(drawingKinds).flat();
const shapes = [0, 1, 2, 3, 4, 5];
const materials: readonly DrawingMaterial[] = [
  'linen',
  'boucle',
  'velvet',
  'leather',
  'wool',
  'cotton',
  'jute',
  'rattan',
  'oak',
  'walnut',
  'painted',
  'metal',
  'brass',
  'steel',
  'ceramic',
  'stoneware',
  'glass',
  'marble',
  'concrete',
  'plastic',
  'paper',
  'leaf',
  'wax',
];

/** Every tag closed by its own kind, attributes quoted and given once, no stray angle bracket or ampersand. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_tag, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) open.push(`twice: ${name} ${attributes.slice(0, 80)}`);
      if (closing === '/') {
        if (open.pop() !== name) open.push(`crossed: ${name}`);
      } else if (empty !== '/') open.push(name);
      return '';
    },
  );
  if (open.length > 0) return open.join(', ');
  return /[<>&]/.test(rest) ? `stray ${rest.slice(0, 60)}` : undefined;
}

/** What is wrong with a picture, as one line; undefined when all is well. */
function complaint(drawing: Drawing): string | undefined {
  const svg = draw(drawing);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (faultOf(svg) !== undefined) return faultOf(svg);
  if (known.size !== ids.length) return 'an id is used twice';
  if (used.some((id) => !known.has(id))) return 'a reference leads nowhere';
  if (/NaN|undefined|Infinity|null/.test(svg)) return 'a number is missing';
  if (/<(script|image|foreignObject)|href="(?!#)|on\w+=/.test(svg)) return 'reaches outside';
  if (svg.length > 24 * 1024) return `${Math.round(svg.length / 1024)} KB`;
  if (svg.length < 1200) return 'nothing is drawn';
  return drawing.view !== 'main' || draw(drawing) === svg ? undefined : 'differs from one time to the next';
}

const say = (drawing: Drawing): string[] => {
  const problem = complaint(drawing);
  return problem === undefined ? [] : [`${drawing.kind} ${drawing.shape} ${drawing.view} ${drawing.material}: ${problem}`];
};

describe('drawn product pictures', () => {
  it.each(kinds)('%s is sound in every shape and view', (kind) => {
    const found = shapes.flatMap((shape) =>
      views.flatMap((view) =>
        say({
          kind,
          view,
          shape,
          color: '#6f7f73',
          material: shape % 2 === 0 ? 'boucle' : 'oak',
          size: { width: 30, depth: 20, height: 24 },
        }),
      ),
    );
    expect(found).toEqual([]);
  });

  it.each(materials)('%s is sound on seats, lamps, vases and sideboards', (material) => {
    const found = (['armchair', 'table-lamp', 'vase', 'sideboard', 'dining-chair', 'bed'] as const).flatMap((kind) =>
      say({ kind, view: 'main', shape: 2, color: '#c9a06b', material }),
    );
    expect(found).toEqual([]);
  });

  it('gives another silhouette for another shape, and another picture for another view', () => {
    for (const kind of kinds) {
      const pictures = shapes.map((shape) => draw({ kind, view: 'main', shape, color: '#c9a06b', material: 'oak' }));
      expect(new Set(pictures).size, kind).toBeGreaterThanOrEqual(5);
      expect(draw({ kind, view: 'angle', shape: 0, color: '#c9a06b', material: 'oak' }), kind).not.toBe(pictures[0]);
    }
  });

  it('survives absurd measures', () => {
    for (const kind of kinds)
      expect(
        say({ kind, view: 'scale', shape: 1, color: '#000000', material: 'steel', size: { width: 0.1, depth: 900, height: 3 } }),
      ).toEqual([]);
  });

  it('names the placeholder colour', () => {
    expect(tintOf({ kind: 'vase', view: 'main', color: '#335577', material: 'ceramic', shape: 0 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});
