import { drawer, handle } from './fronts.ts';
import { frameOf, pastel } from './kids-skins.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const crib: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 28, pitch: 14 });
  const frame = frameOf(ink);
  const [x, z] = [width / 2 - 1, depth / 2 - 1];
  const [low, t] = [8, 1.8];
  const high = (front: boolean): number => (variant === 2 && !front ? height : variant === 2 ? height * 0.84 : height);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      if (variant === 1 || variant === 4) stage.rod([sx * x, high(sz > 0), sz * z], [sx * (x + 0.6), 0, sz * (z + 0.3)], 1, 0.8, frame);
      else stage.box({ x: sx * x, z: sz * z, w: t, h: high(sz > 0), d: t }, frame, { grain: 'y' });
    }
  for (const sz of [-1, 1]) {
    const top = high(sz > 0);
    stage.box({ y: top - 2, z: sz * z, w: width - t * 2, h: 2, d: 1.4 }, frame);
    stage.box({ y: low, z: sz * z, w: width - t * 2, h: variant === 3 ? 7 : 2, d: 1.2 }, frame);
    const base = variant === 3 ? low + 7 : low + 2;
    const count = 13;
    for (let i = 1; i < count; i += 1)
      stage.rod([-x + (i * 2 * x) / count, top - 2, sz * z], [-x + (i * 2 * x) / count, base, sz * z], 0.4, 0.4, frame, sz < 0 ? -0.05 : 0);
  }
  for (const sx of [-1, 1]) {
    stage.box({ x: sx * x, y: height - 2, w: 1.4, h: 2, d: depth - t * 2 }, frame);
    if (variant === 0 || variant === 5)
      stage.box({ x: sx * x, y: low, w: 1, h: height - low - 2, d: depth - t * 2 }, frame, { grain: 'y' });
    else {
      stage.box({ x: sx * x, y: low, w: 1.2, h: 2, d: depth - t * 2 }, frame);
      for (let i = 1; i < 7; i += 1)
        stage.rod([sx * x, height - 2, -z + (i * 2 * z) / 7], [sx * x, low + 2, -z + (i * 2 * z) / 7], 0.4, 0.4, frame, -0.04);
    }
  }
  stage.soft({ y: low + 1, w: width - 4, h: 6, d: depth - 4 }, { material: 'cotton', color: '#f3efe7' }, { radius: 1.4 });
  stage.soft(
    { x: width * 0.12, y: low + 6.6, w: width * 0.5, h: 1.6, d: depth - 4.6 },
    { material: 'wool', color: pastel(ink, 0) },
    { radius: 0.8 },
  );
  if (variant === 5)
    stage.box({ y: 1.4, w: width - 5, h: 6, d: depth - 3 }, frame, {
      front: (face) =>
        drawer(ink, face, 0.6, 0.6, face.width - 1.2, face.height - 1.2) + handle(ink, face, face.width / 2, face.height / 2, 6, 'notch'),
    });
  return stage.done();
};
