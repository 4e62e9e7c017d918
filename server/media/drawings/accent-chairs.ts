import { partsOf } from './chair-parts.ts';
import { mix, tone } from './color.ts';
import { stand } from './legs.ts';
import { tints } from './palette.ts';
import { hull, line, type Point, smooth } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { plan } from './table-parts.ts';

export const accentChair: KindFunction = (drawing, ink) => {
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
