import { createHash } from 'node:crypto';
import { products } from '../catalogue/index.ts';
import type { SampleProduct, SampleSize } from '../product.ts';
import { type CloseUp, closeUpOf } from './casting/close-ups.ts';
import { casting } from './casting/index.ts';
import { silhouettes, suffixOf } from './casting/silhouettes.ts';
import { sourceOf } from './source.ts';

export const views = ['main', 'angle', 'detail', 'scale'] as const;
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
  /** Its number, where it is not the product's first. */
  silhouette?: number;
  material: string;
  /** What is rendered; `colors` are made from it. */
  color: string;
  accent: string | null;
  /** How the close view is taken, where not as the model proposes. */
  closeUp?: CloseUp;
  colors: JobColor[];
  /** Hash of everything that affects the picture: the model's source (source.ts), its input, the studio's kit. */
  hash: string;
}

/** Groups of materials whose colours are derived from one render by recolouring. */
const classes: Readonly<Record<string, string>> = { oak: 'wood', walnut: 'wood', brass: 'metalwork', steel: 'metalwork' };
/** Materials that cannot be recoloured: every colour is rendered. */
const rendered = new Set(['glass', 'marble', 'leaf', 'rattan']);

/** Shown folded, on a bed, as a set or in a heap, not at full size: no measures are drawn. */
const unmeasured = new Set([
  'beds.make_up',
  'evergreens.garland',
  'garden.hand_tools',
  'garden.string_lights',
  'keepsakes.orange_garland',
  'keepsakes.paper_baubles',
  'patio.dining_set',
  'patio.hammock',
  'seasons.garland_balls',
  'seasons.stocking',
  'textiles.stack',
  'textiles.throw',
  'textiles.towels',
]);

/**
 * Models for the front view only: reflections in a mirror, and the wall behind a clock on an arm, hooks or a ladder, are placed for the
 * main camera.
 */
export const seenFromTheFront: ReadonlySet<string> = new Set([
  'bathroom.towel_ladder',
  'keepsakes.station_clock',
  'living.hooks',
  'living.mirror',
]);

/**
 * All renders of the catalogue: the main view of every silhouette in every colour; the angle view of the first, in the colours derived from
 * its first render; its detail and measures in the first colour.
 */
export function buildJobs(): Job[] {
  return products
    .filter(({ handle }) => casting[handle])
    .flatMap((product) => [
      ...views.flatMap((view) => jobsOf(product, view)),
      ...Object.keys(silhouettes[product.handle] ?? {}).flatMap((number) => jobsOf(product, 'main', Number(number))),
    ]);
}

function jobsOf(product: SampleProduct, view: View, silhouette?: number): Job[] {
  const { size, ...changes } = (silhouette !== undefined && silhouettes[product.handle]?.[silhouette]) || {};
  const { model = '', ...options } = { ...casting[product.handle], ...changes };
  const closeUp = view === 'detail' ? closeUpOf(product.handle, model) : undefined;
  if ((view === 'scale' && unmeasured.has(model)) || (view === 'angle' && seenFromTheFront.has(model)) || closeUp === null) return [];
  const groups = new Map<string, JobColor[]>();
  product.colors.slice(0, view === 'scale' || view === 'detail' ? 1 : undefined).forEach((color, at) => {
    const material = color.material ?? product.look.material;
    const group = classes[material] ?? material;
    const key = rendered.has(material) || options.rerender ? `${group}-${at}` : group;
    const entry = { at, color: color.hex, accent: color.accent ?? product.look.accent ?? null };
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  });
  return [...groups.values()].slice(0, view === 'main' ? undefined : 1).map((colors) => {
    const base = lightest(colors);
    const job = {
      id: `${product.handle}-${view}-${base.at}${suffixOf(silhouette)}`,
      handle: product.handle,
      kind: product.look.kind,
      view,
      model,
      options,
      size: { ...product.size, ...size },
      shape: silhouette ?? product.shapes?.[0]?.shape ?? product.look.shape,
      ...(silhouette !== undefined && { silhouette }),
      material: product.colors[base.at]?.material ?? product.look.material,
      color: base.color,
      accent: base.accent,
      ...(closeUp && { closeUp }),
      colors,
    };
    const hash = createHash('sha256').update(sourceOf(model)).update(JSON.stringify(job)).digest('hex').slice(0, 16);
    return { ...job, category: product.category, hash };
  });
}

/** The lightest colour: darkening a render is accurate, lightening amplifies noise. */
function lightest(colors: readonly JobColor[]): JobColor {
  const light = ({ color }: JobColor) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);
  const [first, ...rest] = colors;
  if (!first) throw new Error('a render needs a colour');
  return rest.reduce((best, color) => (light(color) > light(best) ? color : best), first);
}
