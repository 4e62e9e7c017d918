import { drawer, handle } from './fronts.ts';
import { frameOf, pastel } from './kids-skins.ts';
import { stand } from './legs.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const bunkBed: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 30, pitch: 13 });
  const frame = frameOf(ink);
  const t = variant % 2 === 0 ? 3 : 2.2;
  const [x, z] = [width / 2 - t / 2, depth / 2 - t / 2];
  const levels = variant === 3 ? [height * 0.62] : [height * 0.16, height * 0.62];
  for (const sx of [-1, 1]) for (const sz of [-1, 1]) stage.box({ x: sx * x, z: sz * z, w: t, h: height, d: t }, frame, { grain: 'y' });
  levels.forEach((y, level) => {
    for (const sz of [-1, 1]) stage.box({ y, z: sz * z, w: width - t * 2, h: 4.6, d: 1.6 }, frame);
    for (const sx of [-1, 1]) {
      stage.box({ x: sx * x, y, w: 1.4, h: 4.6, d: depth - t * 2 }, frame);
      for (const rise of [10.5]) stage.box({ x: sx * x, y: y + rise, w: 1.2, h: 2.6, d: depth - t * 2 }, frame);
    }
    stage.soft({ y: y + 3, w: width - t * 2 - 0.4, h: 5.4, d: depth - t * 2 }, { material: 'cotton', color: '#f1ece3' }, { radius: 1.4 });
    stage.soft(
      { x: width * 0.09, y: y + 7.6, w: width * 0.72, h: 2.2, d: depth - t * 2 - 0.6 },
      { material: 'linen', color: pastel(ink, level * 2) },
      { radius: 1.1 },
    );
    stage.soft(
      { x: -width * 0.37, y: y + 8.4, w: width * 0.16, h: 3.4, d: depth * 0.6 },
      { material: 'cotton', color: '#f7f3eb' },
      { radius: 1.5, puff: 0.3 },
    );
    if (level === levels.length - 1) {
      stage.box({ x: -width * 0.09, y: y + 12, z: z, w: width * 0.72, h: 2.6, d: 1.2 }, frame);
      stage.box({ y: y + 12, z: -z, w: width - t * 2, h: 2.6, d: 1.2 }, frame);
      if (variant === 1 || variant === 4)
        for (let i = 0; i < 10; i += 1)
          stage.rod([-width * 0.42 + i * width * 0.07, y + 12, z], [-width * 0.42 + i * width * 0.07, y + 4.6, z], 0.5, 0.5, frame);
    }
  });
  const lx = width * 0.34;
  for (const side of [-1, 1]) stage.box({ x: lx + side * 7, z: z + t * 0.7, w: 1.8, h: height * 0.86, d: 1.6 }, frame, { grain: 'y' });
  for (let i = 1; i < 6; i += 1) stage.box({ x: lx, y: i * height * 0.13, z: z + t * 0.7, w: 12, h: 1.2, d: 1.8 }, frame);
  if (variant === 3) {
    stage.box({ x: -width * 0.1, y: 26, z: -depth * 0.24, w: width * 0.62, h: 1.4, d: depth * 0.4 }, frame);
    stand(stage, 'square', {
      x: -width * 0.1,
      z: -depth * 0.24,
      width: width * 0.6,
      depth: depth * 0.38,
      height: 26,
      skin: frame,
      inset: 1,
      thick: 1.6,
    });
  }
  if (variant === 2 || variant === 5)
    for (const i of [0, 1])
      stage.box({ x: -width * 0.24 + i * width * 0.48, y: 0.8, z: 2, w: width * 0.46, h: 7.4, d: depth - 6 }, frame, {
        front: (face) =>
          drawer(ink, face, 0.5, 0.5, face.width - 1, face.height - 1) + handle(ink, face, face.width / 2, face.height / 2, 6, 'notch'),
      });
  return stage.done();
};
