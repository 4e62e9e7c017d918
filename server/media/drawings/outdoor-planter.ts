import { plants } from './foliage.ts';
import { stand } from './legs.ts';
import type { Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const outdoorPlanter: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height: height * 2.3 }, { pitch: 13, yaw: 28 });
  const u = stage.camera.unit([0, height, 0]);
  const grow = plants[(variant * 3 + 1) % plants.length];
  const [x, y] = stage.project(0, height - 1, 0);
  const square = variant % 3 === 1;
  const r = width / 2;
  if (square) {
    if (variant === 4) stand(stage, 'square', { width, depth, height: 4, skin: ink.main, inset: 0.4, thick: 1.4 });
    stage.box({ y: variant === 4 ? 4 : 0, w: width, h: height - (variant === 4 ? 4 : 0), d: depth }, ink.main, {
      top: (face) => `<path d="${face.rect(1, 1, face.width - 2, face.height - 2)}" fill="#3a2c22"/>`,
    });
  } else {
    const profiles: readonly (readonly Point[])[] = [
      [
        [height, r],
        [height * 0.92, r * 0.99],
        [0, r * 0.68],
      ],
      [],
      [
        [height, r * 0.86],
        [height * 0.9, r * 0.92],
        [height * 0.5, r],
        [height * 0.12, r * 0.76],
        [0, r * 0.66],
      ],
      [
        [height, r],
        [height * 0.84, r],
        [height * 0.83, r * 0.92],
        [0, r * 0.7],
      ],
      [],
      [
        [height, r * 0.9],
        [height * 0.5, r * 0.62],
        [height * 0.16, r * 0.4],
        [height * 0.06, r * 0.62],
        [0, r * 0.66],
      ],
    ];
    stage.turned(0, 0, profiles[variant] ?? profiles[0] ?? [], ink.main, { open: true });
  }
  if (grow !== undefined) stage.add({ y: height, w: width, h: height, d: depth }, grow(ink, x, y, height * 1.35 * u));
  return stage.done();
};
