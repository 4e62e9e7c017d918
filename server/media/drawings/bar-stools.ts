import { metals, type Parts, partsOf } from './chair-parts.ts';
import { tints } from './palette.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';
import { plan } from './table-parts.ts';

export const barStool: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const low = variant === 1 || variant === 4;
  const stage = new Stage(ink, low ? { ...extent, height: height * 0.74 } : extent, { yaw: 30, pitch: 12 });
  const seat = low ? height * 0.74 : height * 0.7;
  const { frame, pad, padded } = partsOf(ink);
  const metal: Skin = metals.has(frame.material) ? frame : { material: 'metal', color: tints.black };
  if (variant === 4) {
    stage.turned(
      0,
      0,
      [
        [1.2, width * 0.42],
        [0, width * 0.46],
      ],
      metal,
    );
    stage.turned(
      0,
      0,
      [
        [seat - 2, 1],
        [1.2, 1.2],
      ],
      metal,
    );
    stage.tube(
      plan(width * 0.7, width * 0.7, 1, 12)
        .concat([[width * 0.35, 0]])
        .map(([x, z]) => [x, seat * 0.35, z] as const),
      0.35,
      metal,
      { curved: true },
    );
  } else {
    const legs = variant === 2 || variant === 5 ? metal : frame;
    const thick = legs === metal ? 0.5 : 0.85;
    const [x, z] = [width * 0.44, depth * 0.42];
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) stage.rod([sx * x * 0.72, seat - 1.4, sz * z * 0.72], [sx * x, 0, sz * z], thick, thick * 0.75, legs);
    const at = (share: number): number => 1 - share * 0.28;
    for (const [share, axis] of [
      [0.3, 'x'],
      [0.36, 'z'],
    ] as const)
      for (const side of [-1, 1]) {
        const k = at(share);
        if (axis === 'x') stage.rod([-x * k, seat * share, side * z * k], [x * k, seat * share, side * z * k], 0.42, 0.42, legs, -0.02);
        else stage.rod([side * x * k, seat * share, -z * k], [side * x * k, seat * share, z * k], 0.42, 0.42, legs, -0.04);
      }
  }
  const skin = padded ? pad : frame;
  if (variant === 1 || variant === 4) stage.extrude('y', plan(width * 0.84, width * 0.84), seat - (padded ? 3 : 1.6), seat, skin);
  else {
    if (padded) stage.soft({ y: seat - 2.8, w: width * 0.9, h: 3, d: depth * 0.86 }, skin, { radius: 1.4, puff: 0.15, piped: true });
    else stage.box({ y: seat - 1.6, w: width * 0.88, h: 1.6, d: depth * 0.84 }, skin, { round: 6 });
    barBack(stage, { frame: variant === 2 || variant === 5 ? metal : frame, pad: skin, padded }, extent, seat, variant);
  }
  return stage.done();
};

function barBack(
  stage: Stage,
  { frame, pad, padded }: Parts,
  { width, depth, height }: { width: number; depth: number; height: number },
  seat: number,
  variant: number,
): void {
  const z = -depth * 0.42;
  if (variant === 3) {
    for (const side of [-1, 1]) stage.rod([side * width * 0.42, height - 1, z - 0.8], [side * width * 0.38, seat - 1, z], 0.6, 0.7, frame);
    for (let i = -2; i <= 2; i += 1) stage.rod([i * width * 0.13, height - 1, z - 0.8], [i * width * 0.12, seat - 1, z], 0.3, 0.32, frame);
    stage.box({ y: height - 2, z: z - 0.8, w: width * 0.92, h: 2, d: 1 }, frame, { round: 4 });
    return;
  }
  for (const side of [-1, 1]) stage.rod([side * width * 0.34, height - 2, z - 0.6], [side * width * 0.34, seat - 1, z], 0.5, 0.55, frame);
  const block = {
    y: variant === 5 ? seat + 1 : height - (variant === 2 ? 3.4 : 6),
    z: z - 0.2,
    w: width * 0.92,
    h: variant === 5 ? height - seat - 1 : variant === 2 ? 3.4 : 6,
    d: 1.8,
  };
  if (padded) stage.soft(block, pad, { radius: 1.2, puff: 0.2 });
  else stage.box(block, pad, { round: 5 });
}
