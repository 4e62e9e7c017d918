import { products } from '../../catalogue/index.ts';
import { casting } from '../casting/index.ts';

/** Categories shown in 3-D: what shoppers walk around or place in their room. */
const departments: ReadonlySet<string> = new Set(['furniture', 'lighting', 'decor', 'kids', 'outdoor', 'rugs']);

/** Functions and families of blender/models that depend on drapery, fibres, glow, glass or reflections, which a small file loses. */
const notShown: ReadonlySet<string> = new Set([
  ...['textiles', 'floor', 'bathroom', 'tabletop', 'keepsakes'],
  ...['lounge.glass_table', 'garden.string_lights', 'patio.hammock'],
  ...['nursery.canopy', 'nursery.moon_lamp', 'nursery.owl_light'],
]);

/** Functions of these families that do not. */
const shownStill: ReadonlySet<string> = new Set(['textiles.curtain']);

/** Products that only look good from the camera's side. */
const leftOut: ReadonlySet<string> = new Set([
  // Labels and panes that show where the camera does not go.
  'elowen-paper-lamp',
  'cedar-and-smoke-candle',
  'fig-leaf-candle',
  // Flutes and grain that need the studio's light.
  'fluted-brass-vase',
  'quill-silent-wall-clock',
  'terrene-tapered-planter',
  // Pile so long that it needs its fibres.
  'lund-shag-rug',
]);

/** Handles of the products that are shown in 3-D. */
export const modelled: ReadonlySet<string> = new Set(
  products.flatMap(({ handle, category }) => {
    const model = casting[handle]?.model;
    if (!model || !departments.has(category.split('/')[0] ?? '')) return [];
    const isLost = notShown.has(model) || (notShown.has(model.split('.')[0] ?? '') && !shownStill.has(model));
    const skipped = isLost || leftOut.has(handle);
    return skipped ? [] : [handle];
  }),
);
