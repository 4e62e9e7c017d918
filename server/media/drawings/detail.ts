import { cushionCorner, folds, seam } from './detail-cloth.ts';
import { lip, rolledRim, slab, tube } from './detail-hard.ts';
import type { CloseUp } from './detail-light.ts';
import { boardCorner, dovetail, drawerFront } from './detail-wood.ts';
import { foliage, sheets, weaving } from './detail-woven.ts';
import type { Drawing, DrawingMaterial } from './kinds.ts';
import type { Ink } from './studio.ts';

const cloth = [cushionCorner, seam, folds];

const wood = [boardCorner, drawerFront, dovetail];

const bright = [tube, rolledRim];

const closeUps: Record<DrawingMaterial, readonly CloseUp[]> = {
  linen: cloth,
  boucle: [cushionCorner, seam],
  velvet: [cushionCorner, folds, seam],
  leather: [seam, cushionCorner],
  wool: [folds, seam],
  cotton: [folds, seam],
  jute: [weaving],
  rattan: [weaving],
  oak: wood,
  walnut: wood,
  painted: [drawerFront, boardCorner],
  metal: bright,
  brass: bright,
  steel: bright,
  ceramic: [lip],
  stoneware: [lip],
  glass: [lip],
  marble: [slab],
  concrete: [slab, lip],
  plastic: [rolledRim, lip],
  paper: [sheets],
  leaf: [foliage],
  wax: [lip],
};

/** A close look at the product's material, filling the frame: weave, stitching, grain, a handle, a rim. */
export function detail(drawing: Drawing, ink: Ink): string {
  const choice = closeUps[drawing.material];
  return choice[ink.variant(choice.length)]?.(ink, ink.main) ?? '';
}
