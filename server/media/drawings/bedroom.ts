import { linens } from './bed-linens.ts';
import { mix } from './color.ts';
import { board, headboard, metals, woods } from './headboards.ts';
import { stand } from './legs.ts';
import { mattress } from './mattresses.ts';
import { tints } from './palette.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';

const bed: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent, { yaw: 33, pitch: 17 });
  const variant = ink.variant(6);
  const { main } = ink;
  const hard = woods.has(main.material) || metals.has(main.material);
  const legs = variant === 4 ? 1.5 : 7;
  const rail = hard ? 5 : 8;
  const zHead = -depth / 2 + 1.6;
  board(stage, ink, width, hard ? legs + 2 : 3, height, zHead);
  const foot: Skin = hard ? main : { material: 'oak', color: ink.accent };
  stand(stage, metals.has(main.material) ? 'round' : variant === 4 ? 'plinth' : variant % 2 === 0 ? 'splayed' : 'square', {
    width: width - 1,
    depth: depth - 3,
    z: 1.2,
    height: legs,
    skin: foot,
    inset: 2.4,
    thick: 2.4,
  });
  const frame = { y: legs, z: 1.4, w: width, h: rail, d: depth - 4 };
  if (hard) stage.box(frame, main.material === 'rattan' ? { material: 'oak', color: mix(main.color, tints.oak, 0.5) } : main, { round: 2 });
  else stage.soft(frame, main, { radius: 1.3 });
  const top = legs + rail;
  const sheet: Skin = { material: 'cotton', color: '#f3f0ea' };
  stage.soft({ y: top - 1, z: 2, w: width - 4, h: 9, d: depth - 8 }, sheet, { radius: 2 });
  linens(stage, ink, { width, depth, top: top + 8, low: top - 2, hem: legs + 3 });
  return stage.done();
};

export const bedroom = { bed, headboard, mattress };
