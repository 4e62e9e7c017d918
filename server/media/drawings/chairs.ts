import { mix, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { stand } from './legs.ts';
import { tints } from './palette.ts';
import { hull, line, type Point, smooth } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { plan } from './tables.ts';

const woods: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted']);
const metals: ReadonlySet<DrawingMaterial> = new Set(['metal', 'steel', 'brass']);

interface Parts {
  readonly frame: Skin;
  readonly pad: Skin;
  readonly padded: boolean;
}

/** Which part carries the product's material: the cloth of a padded chair, or its whole frame. */
function partsOf(ink: Ink): Parts {
  const { main } = ink;
  if (woods.has(main.material) || metals.has(main.material) || main.material === 'plastic') {
    const cord: Skin = { material: 'rattan', color: ink.drawing.accent ?? '#dcc8a0' };
    return { frame: main, pad: cord, padded: false };
  }
  const color = ink.accent;
  return {
    frame: { material: color === tints.walnut ? 'walnut' : color === tints.brass ? 'brass' : 'oak', color },
    pad: main,
    padded: true,
  };
}

const diningChair: KindFunction = (drawing, ink) => {
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

const barStool: KindFunction = (drawing, ink) => {
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
  const block = { y: variant === 5 ? seat + 1 : height - 6, z: z - 0.2, w: width * 0.92, h: variant === 5 ? height - seat - 1 : 6, d: 1.8 };
  if (padded) stage.soft(block, pad, { radius: 1.2, puff: 0.2 });
  else stage.box(block, pad, { round: 5 });
}

const accentChair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent, { yaw: 28, pitch: 14 });
  const variant = ink.variant(6);
  const { frame, pad, padded } = partsOf(ink);
  const cloth: Skin = padded ? pad : { material: 'linen', color: mix(tints.linen, ink.main.color, 0.1) };
  const seat = 16;
  if (variant === 0 || variant === 3) barrel(stage, ink, cloth, frame, variant === 3);
  else if (variant === 1 || variant === 4) {
    const x = width / 2 - 1;
    for (const side of [-1, 1]) {
      stage.rod([side * x, seat + 7, depth / 2 - 4], [side * x, 0, depth / 2 - 2], 0.85, 0.6, frame);
      stage.rod([side * x, height * 0.7, -depth / 2 + 5], [side * x, 0, -depth / 2 + 1], 0.95, 0.6, frame);
      if (variant === 1) stage.box({ x: side * x, y: seat + 7, w: 2.4, h: 1, d: depth * 0.86 }, frame, { round: 5, grain: 'z' });
      else
        stage.tube(
          [
            [side * x, seat + 8, depth / 2 - 3],
            [side * x, seat + 9, 0],
            [side * x, seat + 11, -depth / 2 + 4],
          ],
          0.8,
          frame,
          { curved: true },
        );
      stage.rod([side * x, seat - 5, -depth / 2 + 3], [side * x, seat - 5, depth / 2 - 3], 0.8, 0.8, frame);
    }
    stage.soft({ y: seat - 4.6, z: 1, w: width - 4, h: 5, d: depth - 5 }, cloth, { radius: 1.6, puff: 0.3, piped: true });
    stage.soft({ y: seat + 0.4, z: -depth / 2 + 4, w: width - 4.4, h: height - seat, d: 5 }, cloth, {
      radius: 2.2,
      puff: 0.4,
      piped: variant === 1,
    });
  } else if (variant === 2) {
    stand(stage, 'splayed', { width, depth: depth * 0.9, height: 7.5, skin: frame, inset: 3, thick: 1.6 });
    const wing: Point[] = [
      [-width * 0.45, 12],
      [-width * 0.5, 22],
      [-width * 0.42, height - 2],
      [0, height],
      [width * 0.42, height - 2],
      [width * 0.5, 22],
      [width * 0.45, 12],
      [0, 11],
    ];
    stage.extrude('z', wing, -depth / 2 + 1, -depth / 2 + 5.5, cloth);
    stage.soft({ y: 7.5, z: 1, w: width * 0.9, h: 9, d: depth * 0.88 }, cloth, { radius: 2.2, puff: 0.2, piped: true });
  } else {
    for (const side of [-1, 1])
      stage.tube(
        [
          [side * (width / 2 - 1), seat + 8, -depth / 2 + 4],
          [side * (width / 2 - 1), seat + 7, depth / 2 - 3],
          [side * (width / 2 - 1), 0.5, depth / 2 - 4],
          [side * (width / 2 - 1), 0.5, -depth / 2 + 2],
        ],
        0.55,
        { material: 'metal', color: tints.black },
      );
    stage.soft({ y: seat - 4, z: 1, w: width - 3, h: 4.4, d: depth - 5 }, cloth, { radius: 1.7, puff: 0.2, piped: true });
    stage.soft({ y: seat, z: -depth / 2 + 4, w: width - 3, h: height - seat, d: 4 }, cloth, { radius: 1.8, puff: 0.2, piped: true });
  }
  return stage.done();
};

/** A round tub: the back runs around the seat and sinks towards the front. */
function barrel(stage: Stage, ink: Ink, cloth: Skin, frame: Skin, swivel: boolean): void {
  const { width, depth, height } = stage.extent;
  const [r, legs] = [width / 2, swivel ? 1.5 : 5.5];
  if (swivel)
    stage.turned(
      0,
      0,
      [
        [1.5, r * 0.62],
        [0, r * 0.66],
      ],
      frame,
    );
  else
    for (const angle of [0.7, 2.4, 3.9, 5.5])
      stage.rod(
        [Math.cos(angle) * r * 0.62, legs, Math.sin(angle) * depth * 0.32],
        [Math.cos(angle) * r * 0.74, 0, Math.sin(angle) * depth * 0.38],
        1,
        0.55,
        frame,
      );
  const seat = 16.5;
  const open = 0.62;
  const rim = (angle: number): number => height - (height - seat - 6) * Math.max(0, Math.sin(angle) * 0.5 + 0.32);
  const ring = (angles: readonly number[], rise: (angle: number) => number, grow: number): Point[] =>
    angles.map((angle) => stage.project(Math.cos(angle) * r * grow, rise(angle), Math.sin(angle) * (depth / 2) * grow));
  const round = Array.from({ length: 25 }, (_, i) => Math.PI / 2 - open - (i / 24) * (Math.PI * 2 - open * 2));
  const wall = (angles: readonly number[], outside: boolean): string =>
    line(
      [...ring(angles, rim, outside ? 1 : 0.84), ...ring(angles, () => (outside ? legs : seat - 3), outside ? 0.93 : 0.84).reverse()],
      true,
    );
  const wallEnd = (angle: number): string =>
    smooth(
      [...ring([angle], rim, 1), ...ring([angle], rim, 0.84), ...ring([angle], () => legs, 0.8), ...ring([angle], () => legs, 0.93)],
      true,
      0.35,
    );
  const near = round.map((angle) => stage.camera.faces([Math.cos(angle), 0, Math.sin(angle)], [0, seat, 0]));
  const sides = [round.slice(0, near.indexOf(false) + 1), round.slice(near.lastIndexOf(false))].filter((side) => side.length > 1);
  const lip = line([...ring(round, rim, 1), ...ring(round, rim, 0.84).reverse()], true);
  const base = plan(width * 0.86, depth * 0.88, 1.15).map(([x, z]): Point => [x, z + depth * 0.05]);
  const level = (y: number, grow: number): string =>
    smooth(
      base.map(([x, z]) => stage.project(x * grow, y, z * grow)),
      true,
    );
  const markup =
    ink.form(wall(round, false), cloth, { light: 'flat', shade: -0.06 }) +
    ink.form(bodyOf(base, stage, legs, seat - 4), cloth, { light: 'round', shade: -0.05 }) +
    ink.form(bodyOf(base, stage, seat - 4, seat), cloth, { light: 'round' }) +
    ink.form(level(seat, 1), cloth, { light: 'flat', shade: 0.05 }) +
    ink.seam(level(seat - 4, 1), cloth.color, 1.4) +
    sides.map((side) => ink.form(wall(side, true), cloth, { light: 'flat', shade: -0.03 })).join('') +
    [0, 24].map((end) => ink.form(wallEnd(round[end] ?? 0), cloth, { light: 'top', shade: 0.01 })).join('') +
    `<g stroke="${tone(cloth.color, 0.05)}" stroke-width="6" stroke-linejoin="round">${ink.form(lip, cloth, { light: 'flat', shade: 0.055 })}</g>`;
  stage.add({ y: legs, w: width, h: height - legs, d: depth }, markup);
}

/** The upright skin of a round cushion between two heights. */
function bodyOf(base: readonly Point[], stage: Stage, low: number, high: number): string {
  const at = (y: number): Point[] => base.map(([x, z]) => stage.project(x, y, z));
  return smooth(hull([...at(low), ...at(high)]), true);
}

const officeChair: KindFunction = (drawing, ink) => {
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

export const chairs = { 'dining-chair': diningChair, 'bar-stool': barStool, 'accent-chair': accentChair, 'office-chair': officeChair };
