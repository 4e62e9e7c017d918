import { metals, type Parts, partsOf } from './chair-parts.ts';
import { tints } from './palette.ts';
import type { Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const diningChair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { yaw: 30, pitch: 13 });
  chair(stage, ink, extent.width, extent.depth, extent.height, Math.min(18, extent.height * 0.56));
  return stage.done();
};

/** A chair with a back, seat at the given height. */
function chair(stage: Stage, ink: Ink, width: number, depth: number, height: number, seat: number): void {
  const { frame, pad, padded } = partsOf(ink);
  const variant = ink.variant(6);
  const [x, zf, zb] = [width / 2 - 1, depth / 2 - 1.2, -depth / 2 + 1.2];
  const thin = metals.has(frame.material) ? 0.55 : 0.85;
  const under = seat - (padded ? 2.6 : 1.2);
  if (variant === 3) {
    for (const side of [-1, 1])
      stage.tube(
        [
          [side * x, under, zb + 2],
          [side * x, 0.5, zb + 1],
          [side * x, 0.5, zf],
          [side * x, under, zf - 2],
        ],
        0.5,
        metals.has(frame.material) ? frame : { material: 'metal', color: tints.black },
      );
  } else {
    for (const side of [-1, 1]) {
      stage.rod([side * (x - 0.6), under, zf - 0.6], [side * x, 0, zf], thin * 1.15, thin * 0.75, frame);
      stage.rod([side * (x - 0.6), under, zb + 1.2], [side * x, 0, zb - 0.6], thin * 1.15, thin * 0.75, frame);
    }
    if (variant === 0 || variant === 2) {
      for (const side of [-1, 1])
        stage.rod([side * x * 0.97, seat * 0.42, zb + 0.4], [side * x * 0.97, seat * 0.42, zf - 0.4], 0.5, 0.5, frame, -0.04);
      stage.rod([-x * 0.97, seat * 0.5, 0], [x * 0.97, seat * 0.5, 0], 0.5, 0.5, frame, -0.03);
    }
  }
  const top = seat + (padded && variant !== 5 ? 0.6 : 0);
  if (padded) stage.soft({ y: under, w: width, h: top - under, d: depth - 1 }, pad, { radius: 1.3, puff: 0.2, piped: variant % 2 === 0 });
  else {
    stage.box({ y: under - 0.6, w: width - 0.6, h: 1.2, d: depth - 1.2 }, frame, { round: 4 });
    if (variant === 0 || variant === 5)
      stage.box({ y: under + 0.6, w: width - 1.6, h: 0.7, d: depth - 2.4 }, pad, { round: 6, top: () => '' });
    else stage.box({ y: under + 0.6, w: width - 0.2, h: 0.8, d: depth - 0.8 }, frame, { round: 7, grain: 'x' });
  }
  backOf(stage, ink, { frame, pad, padded }, { width, depth, height, seat: top, variant });
}

interface Back {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seat: number;
  readonly variant: number;
}

/** The backrest: curved rail, spindles, full pad, shell, wishbone arms or ladder. */
function backOf(stage: Stage, _ink: Ink, { frame, pad, padded }: Parts, { width, depth, height, seat, variant }: Back): void {
  const z = -depth / 2 + 1;
  const lean = 2.2;
  const x = width / 2 - 1;
  const post = (thick = 0.8): void => {
    for (const side of [-1, 1])
      stage.rod([side * (x - 0.2), height - 1, z - lean], [side * (x - 0.6), seat - 2, z], thick * 0.8, thick, frame);
  };
  if (variant === 0) {
    post();
    const rail: Point[] = [
      [-x - 0.8, height - 4.4],
      [-x * 0.5, height - 5.2],
      [x * 0.5, height - 5.2],
      [x + 0.8, height - 4.4],
      [x + 0.8, height - 0.4],
      [x * 0.5, height],
      [-x * 0.5, height],
      [-x - 0.8, height - 0.4],
    ];
    stage.extrude('z', rail, z - lean - 0.5, z - lean + 0.7, padded ? pad : frame);
  } else if (variant === 1) {
    post(0.9);
    for (let i = -3; i <= 3; i += 1) stage.rod([i * x * 0.24, height - 2, z - lean], [i * x * 0.22, seat - 0.5, z + 0.3], 0.34, 0.4, frame);
    stage.box({ y: height - 2.6, z: z - lean, w: width + 0.6, h: 2.6, d: 1.2 }, frame, { round: 5 });
  } else if (variant === 2 || variant === 3) {
    const soft: Skin = padded ? pad : frame;
    if (padded)
      stage.soft(
        { y: seat + (variant === 3 ? 3 : 0.4), z: z - 0.6, w: width - 0.6, h: height - seat - (variant === 3 ? 3 : 0.4), d: 2.4 },
        soft,
        { radius: 1.6, puff: 0.3, piped: variant === 2 },
      );
    else {
      post();
      for (const share of [0.28, 0.62, 0.95])
        stage.box({ y: seat + (height - seat) * share - 2.2, z: z - lean * share, w: width - 2.4, h: 2.2, d: 0.8 }, frame, { round: 3 });
    }
    if (variant === 3 && padded)
      for (const side of [-1, 1])
        stage.tube(
          [
            [side * x * 0.7, seat - 1, z],
            [side * x * 0.7, seat + 5, z - 0.6],
          ],
          0.5,
          { material: 'metal', color: tints.black },
        );
  } else if (variant === 4) {
    const shell: Point[] = [
      [-x - 0.6, seat],
      [-x - 0.9, seat + (height - seat) * 0.5],
      [-x * 0.62, height - 0.6],
      [0, height],
      [x * 0.62, height - 0.6],
      [x + 0.9, seat + (height - seat) * 0.5],
      [x + 0.6, seat],
      [0, seat - 0.5],
    ];
    stage.extrude('z', shell, z - 1.6, z + 0.4, padded ? pad : frame);
  } else {
    const bow = height - (height - seat) * 0.28;
    for (const side of [-1, 1]) stage.rod([side * (x + 0.2), bow, z + 2], [side * (x - 0.4), seat - 2, z + 0.8], 0.6, 0.75, frame);
    stage.tube(
      [
        [-x - 0.8, bow, depth * 0.12],
        [-x, bow + 0.6, z + 2],
        [0, bow + 1.6, z - 1.6],
        [x, bow + 0.6, z + 2],
        [x + 0.8, bow, depth * 0.12],
      ],
      0.72,
      frame,
      { curved: true },
    );
    for (const side of [-1, 1]) stage.rod([side * 2.6, bow + 1, z - 1], [side * 0.5, seat + 2, z + 0.5], 0.4, 0.5, frame);
  }
}
