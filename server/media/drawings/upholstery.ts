import type { Extent } from './camera.ts';
import { mix, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { type LegStyle, stand } from './legs.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import type { Block, Stage } from './stage.ts';
import type { Ink, Skin } from './studio.ts';

export type ArmStyle = 'track' | 'rolled' | 'sloped' | 'tuxedo' | 'pebble' | 'frame';

/** A style of upholstered seating: how arms, back and legs are made. */
export interface Cut {
  readonly arm: ArmStyle;
  readonly legs: LegStyle;
  /** Width of an arm in inches. */
  readonly armWidth: number;
  /** Height of an arm as a share of the whole. */
  readonly armHeight: number;
  readonly legHeight: number;
  readonly metal?: boolean;
  /** Loose back cushions, or one tight back. */
  readonly loose: boolean;
}

export const cuts: readonly Cut[] = [
  { arm: 'track', legs: 'splayed', armWidth: 5.5, armHeight: 0.7, legHeight: 5.5, loose: true },
  { arm: 'rolled', legs: 'round', armWidth: 7.5, armHeight: 0.72, legHeight: 4, loose: true },
  { arm: 'sloped', legs: 'block', armWidth: 4.5, armHeight: 0.66, legHeight: 4, loose: true },
  { arm: 'tuxedo', legs: 'sled', armWidth: 4, armHeight: 0.93, legHeight: 6, metal: true, loose: false },
  { arm: 'pebble', legs: 'plinth', armWidth: 10, armHeight: 0.66, legHeight: 1.6, loose: false },
  { arm: 'frame', legs: 'splayed', armWidth: 2.6, armHeight: 0.68, legHeight: 7, loose: true },
];

const hard: ReadonlySet<DrawingMaterial> = new Set([
  'oak',
  'walnut',
  'painted',
  'metal',
  'brass',
  'steel',
  'glass',
  'marble',
  'plastic',
  'concrete',
]);

/** The cloth and the wood or metal of a seat. */
export function skinsOf(ink: Ink, cut: Cut): { cloth: Skin; frame: Skin } {
  const wood: Skin = { material: ink.accent === tints.walnut ? 'walnut' : 'oak', color: ink.accent };
  const cloth: Skin = hard.has(ink.main.material)
    ? { material: 'linen', color: ink.main.material === 'painted' ? ink.main.color : tints.linen }
    : ink.main;
  return { cloth, frame: cut.metal === true ? { material: 'metal', color: mix(ink.accent, '#3a3733', 0.55) } : wood };
}

/** Builds a sofa or chair of the given size around the middle of the stage. */
export function seat(stage: Stage, ink: Ink, cut: Cut, extent: Extent, seats: number): void {
  const { width, depth, height } = extent;
  const { cloth, frame } = skinsOf(ink, cut);
  const legs = cut.legHeight;
  const arm = Math.min(cut.armWidth, width * 0.17);
  const armTop = height * cut.armHeight;
  const seatTop = Math.min(height * 0.54, legs + 13);
  const base = (seatTop - legs) * (cut.arm === 'frame' ? 0.28 : 0.46);
  const back = Math.min(7, depth * 0.18);
  const inner = width - arm * 2;
  const front = depth / 2;

  stand(stage, cut.legs, {
    width: width - arm * 0.6,
    depth: depth * 0.92,
    height: legs,
    skin: frame,
    inset: 2.5,
    thick: cut.metal === true ? 1.5 : 2,
  });
  if (cut.arm === 'frame') {
    stage.box({ y: legs, w: width - 1, h: base, d: depth * 0.9 }, frame);
  } else
    stage.soft({ y: legs, z: back * 0.2, w: cut.arm === 'pebble' ? width * 0.96 : inner + 0.4, h: base, d: depth - back * 0.4 }, cloth, {
      radius: cut.arm === 'pebble' ? 6 : 1.2,
      shade: -0.06,
    });
  stage.soft(
    {
      y: legs + base * 0.5,
      z: -front + back / 2,
      w: cut.arm === 'tuxedo' ? width : inner + arm * 0.5,
      h: height - legs - base * 0.5 - (cut.loose ? 2 : 0),
      d: back,
    },
    cloth,
    {
      radius: cut.arm === 'pebble' ? 6 : 2.2,
    },
  );
  for (const side of [-1, 1]) addArm(stage, ink, cut, side, { width, depth, height: armTop }, arm, cloth, frame);

  const count = cut.arm === 'pebble' || seats === 1 ? 1 : cut.arm === 'tuxedo' ? 2 : seats;
  const gap = 0.25;
  const cushion = inner / count;
  for (let i = 0; i < count; i += 1) {
    const x = -inner / 2 + cushion * (i + 0.5);
    stage.soft({ x, y: legs + base, z: back * 0.55, w: cushion - gap, h: seatTop - legs - base, d: depth - back * 1.05 }, cloth, {
      radius: 2.1,
      puff: 0.35,
      piped: cut.arm !== 'pebble',
    });
    const tall = (cut.loose ? height + 0.5 : height - 1.2) - seatTop;
    const lean = cut.loose ? 5.5 : 3;
    stage.soft({ x, y: seatTop, z: -front + back + lean / 2, w: cushion - gap, h: tall, d: lean }, cloth, {
      radius: cut.loose ? 3 : 1.6,
      puff: cut.loose ? 0.5 : 0.2,
    });
  }
  throwPillows(stage, ink, { seatTop, inner, z: -front + back + 7.5, seats });
}

function addArm(stage: Stage, ink: Ink, cut: Cut, side: number, extent: Extent, arm: number, cloth: Skin, frame: Skin): void {
  const { width, depth, height } = extent;
  const x = side * (width / 2 - arm / 2);
  const legs = cut.legHeight;
  const block: Block = { x, y: legs, w: arm, h: height - legs, d: depth };
  if (cut.arm === 'rolled') {
    const roll = arm * 0.62;
    stage.soft({ ...block, x: x - side * arm * 0.1, w: arm * 0.72, h: height - legs - roll * 0.8, d: depth * 0.98 }, cloth, {
      radius: 1.2,
    });
    const circle: Point[] = Array.from(
      { length: 10 },
      (_, i): Point => [x + Math.cos((i / 10) * Math.PI * 2) * roll, height - roll * 0.8 + Math.sin((i / 10) * Math.PI * 2) * roll * 0.86],
    );
    stage.extrude('z', circle, -depth / 2 + 1, depth / 2, cloth, {
      onFace: (map) => {
        const [cx, cy] = map(x, height - roll * 0.8);
        const [rx] = map(x + roll * 0.45, height - roll * 0.8);
        return ink.seam(`M${n(cx - (rx - cx))} ${n(cy)}a${n(rx - cx)} ${n(rx - cx)} 0 1 1 .1 .1Z`, cloth.color, 1.4);
      },
    });
  } else if (cut.arm === 'sloped') {
    const d = depth / 2;
    stage.extrude(
      'x',
      [
        [-d, legs],
        [-d, height * 1.12],
        [-d + 5, height * 1.16],
        [d - 3, height * 0.92],
        [d, height * 0.86],
        [d, legs],
      ],
      x - arm / 2,
      x + arm / 2,
      cloth,
      { curved: false },
    );
  } else if (cut.arm === 'frame') {
    for (const z of [-depth / 2 + 3, depth / 2 - 3])
      stage.box({ x, y: legs, z, w: arm * 0.6, h: height - legs - 1.2, d: 2 }, frame, { grain: 'y' });
    stage.box({ x, y: height - 1.2, w: arm, h: 1.4, d: depth * 0.96 }, frame, { round: 3, grain: 'z' });
  } else {
    stage.soft(block, cloth, {
      radius: cut.arm === 'pebble' ? 5 : 1.8,
      puff: cut.arm === 'pebble' ? 0.6 : 0.15,
      piped: cut.arm === 'track',
    });
  }
}

interface PillowPlace {
  readonly seatTop: number;
  readonly inner: number;
  readonly z: number;
  readonly seats: number;
}

/** One or two loose pillows in the corners, in colours that go with the cloth. */
function throwPillows(stage: Stage, ink: Ink, { seatTop, inner, z, seats }: PillowPlace): void {
  if (seats < 2) return;
  const colors = [mix(ink.main.color, tints.clay, 0.62), tone(mix(ink.main.color, '#d9c7a3', 0.6), 0.02)];
  const sides = ink.variant(3) === 1 ? [-1, 1] : [ink.variant(2) === 0 ? -1 : 1];
  sides.forEach((side, i) => {
    const [size, x] = [15.5, side * (inner / 2 - 9)];
    const unit = stage.camera.unit([x, seatTop, z]);
    const [px, py] = stage.project(x, seatTop + 0.2, z);
    const markup = ink.cushion(
      px - (size * unit) / 2,
      py - size * unit * 0.95,
      size * unit,
      size * unit * 0.95,
      { material: 'linen', color: colors[i] ?? tints.linen },
      { turn: side * -9 },
    );
    stage.add({ x, y: seatTop, z, w: size, h: size, d: 3 }, markup);
  });
}
