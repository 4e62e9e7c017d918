import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../../catalogue/index.ts';
import type { SampleProduct } from '../../product.ts';
import { casting } from '../casting/index.ts';
import { sourceOf } from '../source.ts';
import { modelled } from './modelled.ts';

/** A product's model to export, as input of blender/export.py. */
export interface ModelJob {
  id: string;
  handle: string;
  /** `family.function` of blender/models. */
  model: string;
  options: Readonly<Record<string, unknown>>;
  size: SampleProduct['size'];
  shape: number;
  colors: { at: number; name: string; material: string; color: string; accent: string | null }[];
  /** Changes with Blender's output: the model's source, its input, Blender's side of the exporter. */
  built: string;
  /** Changes with the file. */
  hash: string;
}

const studio = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(studio, file), 'utf8');
const textsOf = (pattern: string) => globSync(pattern, { cwd: studio }).sort().map(textOf).join('');

/** Only the kit's geometry counts: other light or grain makes the same model. */
const blenderSide = textsOf('blender/export*.py') + textsOf('blender/kit/{cloth,shapes}.py');
const ourSide = textsOf('models/{compose,dump,looks,noise,openness,patterns,tiles}.ts');

const digest = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** The models of all products shown in 3-D. */
export function buildModelJobs(): ModelJob[] {
  return products.flatMap((product) => (modelled.has(product.handle) ? jobOf(product) : []));
}

function jobOf(product: SampleProduct): ModelJob[] {
  const { handle, look, size, shapes } = product;
  const cast = casting[handle];
  if (!cast) return [];
  const { model, ...options } = cast;
  const colors = product.colors.map(({ name, hex, material, accent }, at) => ({
    at,
    name,
    material: material ?? look.material,
    color: hex,
    accent: accent ?? look.accent ?? null,
  }));
  const job = { id: handle, handle, model, options, size, shape: shapes?.[0]?.shape ?? look.shape, colors };
  const patterns = options.pattern ? textOf('blender/kit/patterns.py') : '';
  const built = digest(blenderSide, sourceOf(model), patterns, JSON.stringify(job));
  return [{ ...job, built, hash: digest(built, ourSide) }];
}
