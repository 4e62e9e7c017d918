import { products } from '../../catalogue/index.ts';
import { casting } from '../casting/index.ts';

/** What one walks around, or would try out in one's room. */
const departments: ReadonlySet<string> = new Set(['furniture', 'lighting', 'decor', 'kids', 'outdoor']);

/** Functions and families of blender/models that live by drapery, fibres, glow, glass, reflections or a printed sheet, of which a small file keeps nothing. */
const notShown: ReadonlySet<string> = new Set([
  ...['textiles', 'rugs', 'floor', 'bathroom', 'tabletop', 'keepsakes'],
  ...['living.mirror', 'living.framed_art', 'living.photo_frame', 'lounge.glass_table', 'garden.string_lights', 'patio.hammock'],
  ...['nursery.canopy', 'nursery.moon_lamp', 'nursery.owl_light'],
]);

/** Products that look worse from all sides than from the camera's. */
const leftOut: ReadonlySet<string> = new Set([
  // Labels and panes that show where the camera does not go.
  'elowen-paper-lamp',
  'cedar-and-smoke-candle',
  'fig-leaf-candle',
  // Flutes and grain that need the studio's light.
  'fluted-brass-vase',
  'quill-silent-wall-clock',
  'terrene-tapered-planter',
]);

/** Handles of the products that are shown in 3-D. */
export const modelled: ReadonlySet<string> = new Set(
  products.flatMap(({ handle, category }) => {
    const model = casting[handle]?.model;
    if (!model || !departments.has(category.split('/')[0] ?? '')) return [];
    const skipped = notShown.has(model) || notShown.has(model.split('.')[0] ?? '') || leftOut.has(handle);
    return skipped ? [] : [handle];
  }),
);
