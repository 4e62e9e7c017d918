import { type Dimensions, dimensionsOf } from '../../../../contract/values/dimensions.ts';

/** Metres along the model's axes: width, height, depth. */
export interface ModelSize {
  x: number;
  y: number;
  z: number;
}

const metresInInch = 0.0254;
/** Thinner things are rugs and mats: their sizes differ in width and depth only. Metres. */
const thin = 0.06;

/**
 * How much wider, higher and deeper the chosen size is than the one that the model has: of all sizes the one nearest to the model. One model shows
 * every size, and in the shopper's room it has to be as large as what will come. Ones where measures are unknown.
 *
 * @param texts `60" W × 96" D × 1" H`, one for each variation
 */
export function scaleOf(model: ModelSize, chosen: string, texts: readonly string[]): ModelSize {
  const sizes = [...new Set(texts)].map(dimensionsOf);
  const [own] = sizes.toSorted((a, b) => distance(model, a) - distance(model, b));
  const wanted = dimensionsOf(chosen);
  const along = (side: keyof Dimensions) => (own?.[side] && wanted[side] ? wanted[side] / own[side] : 1);
  return { x: along('width'), y: model.y < thin ? 1 : along('height'), z: along('depth') };
}

/** How far a size is from the model's: 0 for the same. */
function distance({ x, y, z }: ModelSize, { width, height, depth }: Dimensions): number {
  const off = (metres: number, inches: number | null) => (inches ? Math.abs(Math.log((inches * metresInInch) / metres)) : 0);
  return off(x, width) + off(z, depth) + (y < thin ? 0 : off(y, height));
}

/** Whether it is best seen from above. */
export const isFlat = ({ x, y, z }: ModelSize): boolean => y < 0.12 * Math.max(x, z);

/** Whether it hangs on a wall: no deeper than a frame. */
export const isHung = ({ x, y, z }: ModelSize): boolean => z < thin && 4 * z < Math.max(x, y);
