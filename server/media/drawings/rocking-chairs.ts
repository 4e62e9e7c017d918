import type { Place } from './camera.ts';
import { clothOf, frameOf, hard, pastel } from './kids-skins.ts';
import { pillow } from './seating.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const rockingChair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 36, pitch: 12 });
  const frame = frameOf(ink);
  const padded = !hard.has(ink.main.material);
  const [x, seat] = [width / 2 - 2, 16];
  const rocker = (sx: number): Place[] => [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Place => [sx * x, 0.8 + t * t * 4, t * depth * 0.5]);
  for (const sx of [-1, 1]) {
    stage.tube(rocker(sx), 0.8, frame, { curved: true });
    stage.rod([sx * (x - 0.6), seat - 1, depth * 0.24], [sx * x, 1.6, depth * 0.26], 0.9, 0.7, frame);
    stage.rod([sx * (x - 0.6), seat - 1, -depth * 0.22], [sx * x, 1.6, -depth * 0.24], 0.9, 0.7, frame);
    stage.rod([sx * (x + 0.4), seat + 9, depth * 0.22], [sx * (x - 0.2), seat - 1, depth * 0.22], 0.6, 0.7, frame);
    stage.rod([sx * (x - 1), height - 1, -depth * 0.4], [sx * (x - 0.8), seat - 2, -depth * 0.22], 0.8, 0.95, frame);
    stage.box({ x: sx * (x + 0.4), y: seat + 9, z: -depth * 0.03, w: 2.4, h: 1, d: depth * 0.6 }, frame, { round: 4, grain: 'z' });
  }
  stage.box({ y: seat - 1.4, w: width - 4, h: 1.5, d: depth * 0.56 }, frame, { round: 4 });
  const [zl, zh] = [-depth * 0.23, -depth * 0.4];
  if (padded) {
    stage.soft({ y: seat, z: 0.6, w: width - 5, h: 3.2, d: depth * 0.54 }, ink.main, { radius: 1.4, puff: 0.2, piped: true });
    stage.soft({ y: seat + 3, z: zl - 0.6, w: width - 6, h: height - seat - 4, d: 3.4 }, ink.main, { radius: 1.7, puff: 0.3, piped: true });
  } else {
    const rails = variant === 2 ? 4 : 3;
    const count = variant === 1 ? 4 : variant === 3 ? 5 : 7;
    if (variant === 2 || variant === 5)
      for (let i = 0; i < rails; i += 1)
        stage.box({ y: seat + 4 + i * ((height - seat - 6) / rails), z: zl - 1 - i * 1.2, w: width - 6, h: 2.6, d: 0.8 }, frame, {
          round: 3,
        });
    else
      for (let i = 0; i < count; i += 1) {
        const u = ((i + 0.5) / count - 0.5) * (width - 7);
        stage.rod([u, height - 3, zh + 0.6], [u * 0.9, seat, zl], variant === 1 ? 1 : 0.4, variant === 1 ? 0.9 : 0.45, frame);
      }
    stage.box({ y: height - 3.6, z: zh + 0.4, w: width - 2.4, h: 3.4, d: 1.2 }, frame, { round: 6 });
    if (variant === 0 || variant === 3)
      stage.soft({ y: seat + 0.1, z: 0.4, w: width - 6, h: 2, d: depth * 0.5 }, clothOf(ink), { radius: 0.9, piped: true });
  }
  if (variant === 4) pillow(stage, ink, 0, seat + 2, -depth * 0.12, pastel(ink, 0), 12);
  return stage.done();
};
