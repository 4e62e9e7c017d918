import { frameOf, pastel } from './kids-skins.ts';
import { stand } from './legs.ts';
import type { Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';
import { plan } from './table-parts.ts';

export const kidsTable: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width: width * 1.7, depth: depth * 1.2, height: height * 1.15 }, { yaw: 26, pitch: 17 });
  const frame = frameOf(ink);
  const top: Skin = ink.drawing.accent === undefined ? frame : { material: 'painted', color: ink.accent };
  const round = variant % 2 === 1;
  stand(stage, round ? 'splayed' : 'square', { width, depth, height: height - 1.2, skin: frame, inset: round ? 5 : 1.4, thick: 1.8 });
  if (round) stage.extrude('y', plan(width, width), height - 1.2, height, top);
  else stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, top, { round: 3 });
  for (const side of [-1, 1]) {
    const [x, z] = [side * width * 0.7, depth * 0.12];
    const seat = height * 0.55;
    stand(stage, 'splayed', { x, z, width: 11, depth: 11, height: seat - 1, skin: frame, inset: 1.2, thick: 1.3 });
    stage.extrude(
      'y',
      plan(12, 12, variant === 2 ? 2.2 : 1).map(([px, pz]): Point => [px + x, pz + z]),
      seat - 1.2,
      seat,
      variant > 2 ? { material: 'painted', color: pastel(ink, side + 1) } : frame,
    );
    if (variant === 0 || variant === 3 || variant === 4) {
      const bx = x + side * 4.6;
      for (const sz of [-1, 1]) stage.rod([bx, height * 1.08, z + sz * 3.4], [bx, seat, z + sz * 3.4], 0.45, 0.45, frame);
      stage.soft({ x: bx, y: height * 0.94, z, w: 1.2, h: 4, d: 11 }, frame, { radius: 0.6 });
    }
  }
  return stage.done();
};
