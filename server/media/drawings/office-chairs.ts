import { metals, partsOf } from './chair-parts.ts';
import { tints } from './palette.ts';
import type { Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';

export const officeChair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const stage = new Stage(ink, extent, { yaw: 28, pitch: 14 });
  const variant = ink.variant(6);
  const { pad, padded, frame } = partsOf(ink);
  const cloth: Skin = padded
    ? pad
    : frame.material === 'plastic' || metals.has(frame.material)
      ? { material: 'wool', color: frame.color }
      : { material: 'leather', color: tints.black };
  const base: Skin = { material: variant % 2 === 0 ? 'steel' : 'metal', color: variant % 2 === 0 ? tints.steel : tints.black };
  const [r, seat] = [width * 0.46, 19];
  for (let i = 0; i < 5; i += 1) {
    const angle = (i / 5) * Math.PI * 2 + 0.4;
    const end = [Math.cos(angle) * r, 2.6, Math.sin(angle) * r] as const;
    stage.rod([0, 4.2, 0], end, 1.2, 0.7, base);
    stage.turned(
      end[0],
      end[2],
      [
        [2.4, 1.1],
        [1.2, 1.3],
        [0, 1.1],
      ],
      { material: 'plastic', color: tints.black },
    );
  }
  stage.turned(
    0,
    0,
    [
      [seat - 4, 0.9],
      [9, 0.9],
      [9, 1.4],
      [3.6, 1.6],
    ],
    base,
  );
  stage.box({ y: seat - 4.4, w: 10, h: 1.4, d: 10 }, { material: 'metal', color: tints.black });
  const z = -8.4;
  const [low, tall] = [seat + (variant === 2 ? 5 : 2), height];
  stage.tube(
    [
      [0, seat - 3, z + 4],
      [0, seat, z - 1.4],
      [0, low + 8, z - 1.6],
    ],
    0.8,
    base,
    { curved: true },
  );
  const away = stage.camera.eye[0] > 0 ? -1 : 1;
  const armed = variant !== 3 && variant !== 5;
  if (armed) armrest(stage, base, away, seat);
  stage.soft({ y: seat - 3, z: 1.5, w: width * 0.76, h: 3.6, d: 19 }, cloth, { radius: 1.6, puff: 0.2, piped: true });
  const half = width * 0.36;
  const back: Point[] = [
    [-half * 0.86, low],
    [-half, low + (tall - low) * 0.4],
    [-half * 0.82, tall - 1],
    [0, tall],
    [half * 0.82, tall - 1],
    [half, low + (tall - low) * 0.4],
    [half * 0.86, low],
    [0, low - 0.6],
  ];
  if (variant === 1 || variant === 4)
    stage.soft({ y: low, z, w: half * 2, h: tall - low, d: 2.8 }, cloth, { radius: 2, puff: 0.3, piped: true });
  else stage.extrude('z', back, z - 1, z + 1, cloth);
  if (armed) armrest(stage, base, -away, seat);
  return stage.done();
};

function armrest(stage: Stage, skin: Skin, side: number, seat: number): void {
  const width = stage.extent.width;
  const x = side * width * 0.43;
  stage.tube(
    [
      [side * width * 0.3, seat - 3.4, 0],
      [x, seat - 2, 0],
      [x, seat + 7, 0],
    ],
    0.5,
    skin,
  );
  stage.soft({ x, y: seat + 7, z: 1, w: 2.6, h: 1.2, d: 10 }, { material: 'plastic', color: tints.black }, { radius: 0.5 });
}
