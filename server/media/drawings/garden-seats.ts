import { mix } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { stand } from './legs.ts';
import { tints } from './palette.ts';
import { pillow } from './seating.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { plan } from './table-parts.ts';

export const hard: ReadonlySet<DrawingMaterial> = new Set([
  'oak',
  'walnut',
  'painted',
  'metal',
  'steel',
  'brass',
  'rattan',
  'plastic',
  'concrete',
]);

export const teak: Skin = { material: 'oak', color: '#b98b5a' };

/** Frame and cushions of garden furniture: the product's material is the frame when hard, the cloth when soft. */
function gardenSkins(ink: Ink): { frame: Skin; cloth: Skin } {
  const { main } = ink;
  if (hard.has(main.material)) return { frame: main, cloth: { material: 'linen', color: ink.drawing.accent ?? '#e9e2d4' } };
  return { frame: ink.variant(2) === 0 ? teak : { material: 'metal', color: tints.black }, cloth: main };
}

/** A garden sofa or chair of a given width around (x, z), looking towards +z, −z or to a side. */
function gardenSeat(
  stage: Stage,
  frame: Skin,
  cloth: Skin,
  spot: { x: number; z: number; turn: 'front' | 'left' | 'right' | 'away' },
  width: number,
  depth: number,
  height: number,
  seats: number,
): void {
  const { x, z, turn } = spot;
  const put = (
    u: number,
    y: number,
    w: number,
    sw: number,
    h: number,
    sd: number,
  ): { x: number; y: number; z: number; w: number; h: number; d: number } => {
    if (turn === 'front') return { x: x + u, y, z: z + w, w: sw, h, d: sd };
    if (turn === 'away') return { x: x - u, y, z: z - w, w: sw, h, d: sd };
    if (turn === 'left') return { x: x - w, y, z: z + u, w: sd, h, d: sw };
    return { x: x + w, y, z: z - u, w: sd, h, d: sw };
  };
  const t = frame.material === 'metal' || frame.material === 'steel' ? 1.3 : 2.2;
  const seat = Math.min(11, height * 0.38);
  const arm = Math.min(height * 0.76, 23);
  const woven = frame.material === 'rattan';
  for (const side of [-1, 1]) {
    const u = side * (width / 2 - t / 2);
    if (woven) stage.soft(put(u, 0.6, 0, t * 2, arm - 0.6, depth), frame, { radius: 1.2 });
    else {
      stage.box(put(u, 0, depth / 2 - t / 2, t, arm - 1.2, t), frame, { grain: 'y' });
      stage.box(put(u, 0, -depth / 2 + t / 2, t, height * 0.92, t), frame, { grain: 'y' });
      stage.box(put(u, arm - 1.2, 0, t + 1, 1.2, depth), frame, { round: 2 });
    }
  }
  if (woven) stage.soft(put(0, 0.6, -depth / 2 + t, width, height * 0.86, t * 2), frame, { radius: 1.4 });
  else if (seats > 2) stage.box(put(0, height * 0.86, -depth / 2 + t / 2, width - t * 2, 1.6, 0.8), frame);
  stage.box(put(0, seat - 2.4, 0, width - t * 2, 2.4, depth - 1), frame);
  const each = (width - t * 2 - (woven ? t * 2 : 0)) / seats;
  for (let i = 0; i < seats; i += 1) {
    const u = -((seats - 1) / 2) * each + i * each;
    if (seats !== 2) stage.soft(put(u, seat, 1.4, each - 0.3, 5, depth - 3), cloth, { radius: 1.6, puff: 0.2 });
    else if (i === 0) stage.soft(put(0, seat, 1.4, each * 2 - 0.3, 5, depth - 3), cloth, { radius: 1.6, puff: 0.2 });
    stage.soft(put(u, seat + 5, -depth / 2 + t + 3.4, each - 0.3, height - seat - 4, 5), cloth, { radius: 2.2, puff: 0.3 });
  }
}

export const outdoorSofa: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { yaw: 27, pitch: 14 });
  const { frame, cloth } = gardenSkins(ink);
  const seats = extent.width > 92 ? 4 : extent.width > 60 ? 3 : extent.width > 40 ? 2 : 1;
  gardenSeat(stage, frame, cloth, { x: 0, z: 0, turn: 'front' }, extent.width, extent.depth, extent.height, seats);
  if (seats > 1) pillow(stage, ink, -extent.width / 2 + 13, 16, -extent.depth / 2 + 12, mix(cloth.color, tints.clay, 0.6));
  return stage.done();
};

export const patioSet: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height }, { yaw: 30, pitch: 20 });
  const { frame, cloth } = gardenSkins(ink);
  const round = variant % 2 === 1;
  if (variant === 2 || variant === 5) {
    gardenSeat(stage, frame, cloth, { x: 0, z: -depth / 2 + 13, turn: 'front' }, width * 0.7, 26, height * 0.94, 2);
    gardenSeat(stage, frame, cloth, { x: -width / 2 + 11, z: depth * 0.3, turn: 'right' }, 22, 22, height * 0.86, 1);
    gardenSeat(stage, frame, cloth, { x: width / 2 - 11, z: depth * 0.3, turn: 'left' }, 22, 22, height * 0.86, 1);
    stand(stage, 'square', { width: 23, depth: 17, height: 12, z: depth * 0.26, skin: frame, inset: 1, thick: 1.6 });
    stage.box({ y: 12, z: depth * 0.26, w: 24, h: 1.2, d: 18 }, frame);
    return stage.done();
  }
  const chairs: readonly (readonly [number, number, 'front' | 'left' | 'right' | 'away'])[] =
    variant === 0 || variant === 3
      ? [
          [-width * 0.2, -depth * 0.34, 'front'],
          [width * 0.2, -depth * 0.34, 'front'],
          [-width * 0.2, depth * 0.36, 'away'],
          [width * 0.2, depth * 0.36, 'away'],
        ]
      : [
          [-width * 0.36, 0, 'right'],
          [width * 0.36, 0, 'left'],
        ];
  for (const [x, z, turn] of chairs) patioChair(stage, frame, cloth, x, z, turn, height);
  if (round) {
    const r = Math.min(width, depth) * (variant === 3 ? 0.36 : 0.26);
    stage.turned(
      0,
      0,
      [
        [26, 1.2],
        [2, 1.4],
        [1.2, r * 0.5],
        [0, r * 0.55],
      ],
      frame,
    );
    stage.extrude('y', plan(r * 2, r * 2), 26, 27.4, frame);
  } else {
    const [w, d] = variant === 0 ? [width * 0.84, depth * 0.46] : [26, 26];
    stand(stage, 'square', { width: w, depth: d, height: 26, skin: frame, inset: 2, thick: 2 });
    const slats = 6;
    for (let i = 0; i < slats; i += 1) stage.box({ y: 26, z: -d / 2 + ((i + 0.5) * d) / slats, w, h: 1.2, d: d / slats - 0.5 }, frame);
  }
  return stage.done();
};

function patioChair(
  stage: Stage,
  frame: Skin,
  cloth: Skin,
  x: number,
  z: number,
  turn: 'front' | 'left' | 'right' | 'away',
  height: number,
): void {
  const back: readonly [number, number] = turn === 'front' ? [0, -1] : turn === 'away' ? [0, 1] : turn === 'left' ? [1, 0] : [-1, 0];
  const w = 17;
  const [front, across]: readonly [number, boolean] = [-(back[0] + back[1]), back[0] === 0];
  for (const side of [-1, 1]) {
    const [u, v] = [side * (w / 2 - 0.7), front * (w / 2 - 0.7)];
    stage.box({ x: x + (across ? u : v), z: z + (across ? v : u), w: 1.2, h: 15, d: 1.2 }, frame, { grain: 'y' });
  }
  stage.box({ x, z, y: 14.4, w, h: 1.2, d: w }, frame);
  stage.soft({ x, z, y: 15.6, w: w - 1, h: 2, d: w - 1 }, cloth, { radius: 0.9 });
  const [bx, bz] = [x + back[0] * (w / 2 - 0.7), z + back[1] * (w / 2 - 0.7)];
  for (const side of [-1, 1])
    stage.box(
      {
        x: bx + (across ? side * (w / 2 - 0.7) : 0),
        z: bz + (across ? 0 : side * (w / 2 - 0.7)),
        w: 1.2,
        h: height,
        d: 1.2,
      },
      frame,
      { grain: 'y' },
    );
  for (let i = 0; i < 2; i += 1)
    stage.box(
      { x: bx, z: bz, y: 21 + (i * (height - 22)) / 2, w: across ? w - 2.4 : 0.8, h: (height - 22) / 2 - 1.6, d: across ? 0.8 : w - 2.4 },
      frame,
    );
}
