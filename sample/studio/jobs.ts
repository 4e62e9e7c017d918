import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../catalogue/index.ts';
import type { SampleProduct, SampleSize } from '../product.ts';
import { casting } from './casting/index.ts';

export const views = ['main', 'angle', 'detail'] as const;
export type View = (typeof views)[number];

/** A colour variation to take from one render. */
export interface JobColor {
  /** Its place in the product's `colors`. */
  at: number;
  color: string;
  accent: string | null;
}

/** One render: a product in one view and one material, in as many colours as recolouring gives. */
export interface Job {
  id: string;
  handle: string;
  kind: string;
  /** Path of slugs, from the department down. */
  category: string;
  view: View;
  /** `family.function` of blender/models. */
  model: string;
  options: Readonly<Record<string, unknown>>;
  size: SampleSize;
  shape: number;
  material: string;
  /** What is rendered; `colors` are made from it. */
  color: string;
  accent: string | null;
  colors: JobColor[];
  /** Changes when the picture would: the model's source, what the model is given, the studio's kit. */
  hash: string;
}

/** Materials whose colours are made from one another by recolouring. */
const classes: Readonly<Record<string, string>> = { oak: 'wood', walnut: 'wood', brass: 'metalwork', steel: 'metalwork' };
/** Materials whose colour is not a matter of tint: every one is rendered. */
const rendered = new Set(['glass', 'marble', 'wax', 'leaf', 'rattan']);

const blender = join(import.meta.dirname, 'blender');
const sources = new Map<string, string>();

/** All renders of the catalogue: the main view in every colour; angle and detail in the first only. */
export function buildJobs(): Job[] {
  return products.flatMap((product) => (casting[product.handle] ? views.flatMap((view) => jobsOf(product, view)) : []));
}

function jobsOf(product: SampleProduct, view: View): Job[] {
  const cast = casting[product.handle];
  if (!cast) return [];
  const { model, ...options } = cast;
  const groups = new Map<string, JobColor[]>();
  product.colors.slice(0, view === 'main' ? undefined : 1).forEach((color, at) => {
    const material = color.material ?? product.drawing.material;
    const group = classes[material] ?? material;
    const key = rendered.has(material) || options.rerender ? `${group}-${at}` : group;
    const entry = { at, color: color.hex, accent: color.accent ?? product.drawing.accent ?? null };
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  });
  return [...groups.values()].map((colors) => {
    const base = lightest(colors);
    const job = {
      id: `${product.handle}-${view}-${base.at}`,
      handle: product.handle,
      kind: product.drawing.kind,
      view,
      model,
      options,
      size: product.size,
      shape: product.shapes?.[0]?.shape ?? product.drawing.shape,
      material: product.colors[base.at]?.material ?? product.drawing.material,
      color: base.color,
      accent: base.accent,
      colors,
    };
    const hash = createHash('sha256').update(sourceOf(model)).update(JSON.stringify(job)).digest('hex').slice(0, 16);
    return { ...job, category: product.category, hash };
  });
}

/** Darkening a render is true; lightening one brings out its noise. */
function lightest(colors: readonly JobColor[]): JobColor {
  const light = ({ color }: JobColor) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);
  const [first, ...rest] = colors;
  if (!first) throw new Error('a render needs a colour');
  return rest.reduce((best, color) => (light(color) > light(best) ? color : best), first);
}

/** The family's source; the kit has a version instead, so that a new material does not renew every picture. */
function sourceOf(model: string): string {
  const family = model.split('.')[0] ?? '';
  const known = sources.get(family);
  if (known !== undefined) return known;
  const source = readFileSync(join(blender, 'VERSION'), 'utf8') + readFileSync(join(blender, 'models', `${family}.py`), 'utf8');
  sources.set(family, source);
  return source;
}
