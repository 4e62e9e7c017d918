import type { Extent } from './camera.ts';
import type { Drawing, DrawingKind } from './kinds.ts';

/** Usual measures of a kind in inches (width, depth, height), for products whose own size is unknown. */
const usual: Partial<Record<DrawingKind, readonly [width: number, depth: number, height: number]>> = {
  sofa: [84, 37, 33],
  sectional: [110, 84, 33],
  armchair: [34, 34, 34],
  'accent-chair': [29, 31, 31],
  'dining-chair': [19, 21, 32],
  'bar-stool': [18, 19, 38],
  bench: [52, 16, 18],
  ottoman: [30, 30, 17],
  'coffee-table': [48, 26, 16],
  'side-table': [20, 20, 22],
  'dining-table': [76, 38, 30],
  'console-table': [54, 15, 31],
  desk: [54, 26, 30],
  'office-chair': [27, 27, 40],
  bed: [66, 86, 44],
  headboard: [64, 4, 50],
  nightstand: [22, 17, 25],
  dresser: [58, 19, 34],
  bookcase: [36, 13, 74],
  sideboard: [66, 18, 31],
  'tv-stand': [68, 17, 24],
  rug: [96, 120, 1],
  'runner-rug': [30, 96, 1],
  'round-rug': [72, 72, 1],
  doormat: [30, 18, 1],
  mattress: [60, 80, 12],
  'floor-lamp': [18, 18, 62],
  'table-lamp': [15, 15, 25],
  pendant: [18, 18, 16],
  chandelier: [30, 30, 24],
  sconce: [7, 8, 14],
  lantern: [9, 9, 16],
  'desk-lamp': [18, 8, 20],
  'patio-set': [72, 60, 32],
  'outdoor-sofa': [78, 33, 30],
  adirondack: [30, 34, 38],
  umbrella: [108, 108, 100],
  'fire-pit': [36, 36, 16],
  'outdoor-planter': [18, 18, 20],
  'string-lights': [120, 2, 40],
  hammock: [120, 48, 48],
  grill: [52, 24, 46],
  tool: [12, 3, 9],
  bicycle: [69, 24, 41],
  crib: [54, 31, 36],
  'bunk-bed': [79, 43, 66],
  'toy-chest': [32, 17, 19],
  'kids-table': [30, 30, 21],
  'play-tent': [46, 46, 60],
  'rocking-chair': [26, 34, 40],
  mobile: [16, 16, 22],
  'shelf-unit': [36, 14, 60],
  'shoe-rack': [30, 12, 20],
  mirror: [28, 1, 36],
  'framed-art': [24, 1, 30],
  curtain: [50, 1, 84],
  parcel: [16, 12, 10],
};

/** The product's size in inches, or the usual one of its kind; never flatter or thinner than a drawing can show. */
function sizeOf(drawing: Pick<Drawing, 'kind' | 'size'>): Extent {
  const [width, depth, height] = usual[drawing.kind] ?? [14, 14, 12];
  const given = drawing.size;
  if (given === undefined || !(given.width > 0 && given.depth > 0 && given.height > 0)) return { width, depth, height };
  return { width: given.width, depth: given.depth, height: given.height };
}

/**
 * The same, kept within a share of the usual proportions, so that a wrong measure in a supplier's file (a 3-inch-wide sofa)
 * cannot break the picture.
 */
export function drawnSize(drawing: Pick<Drawing, 'kind' | 'size'>): Extent {
  const usually = sizeOf({ kind: drawing.kind });
  const given = sizeOf(drawing);
  const scale = Math.cbrt((given.width * given.depth * given.height) / (usually.width * usually.depth * usually.height));
  const within = (value: number, usualValue: number): number => usualValue * Math.min(1.55, Math.max(0.62, value / scale / usualValue));
  return {
    width: within(given.width, usually.width),
    depth: within(given.depth, usually.depth),
    height: within(given.height, usually.height),
  };
}
