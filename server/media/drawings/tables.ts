import { mix } from './color.ts';
import { drawerColumn, drawerRow } from './fronts.ts';
import { type LegStyle, stand } from './legs.ts';
import { tints } from './palette.ts';
import type { Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** Points of a level rounded outline: 1 is an ellipse, higher exponents come closer to a rectangle. */
export function plan(width: number, depth: number, squareness = 1, count = 16): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [(width / 2) * Math.sign(c) * Math.abs(c) ** (1 / squareness), (depth / 2) * Math.sign(s) * Math.abs(s) ** (1 / squareness)];
  });
}

/** The second material of a wooden or stone table: dark metal, brass or wood after the accent colour. */
export function footSkin(ink: Ink): Skin {
  const { accent, main } = ink;
  if (ink.drawing.accent === undefined && (main.material === 'oak' || main.material === 'walnut' || main.material === 'painted'))
    return main;
  if (accent === tints.oak) return { material: 'oak', color: accent };
  if (accent === tints.walnut) return { material: 'walnut', color: accent };
  return { material: accent === tints.brass ? 'brass' : 'metal', color: accent };
}

const dark = (ink: Ink): Skin => ({ material: 'metal', color: ink.drawing.accent ?? mix(tints.black, ink.main.color, 0.08) });

/** A rectangular top on four legs with an apron. */
function framed(stage: Stage, ink: Ink, legs: LegStyle, options: { apron?: number; thick?: number; top?: number; skin?: Skin } = {}): void {
  const { width, depth, height } = stage.extent;
  const { apron = 2.6, thick = 2, top = 1.2 } = options;
  const feet = options.skin ?? footSkin(ink);
  stand(stage, legs, { width, depth, height: height - top, skin: feet, inset: 2.2, thick });
  if (apron > 0) stage.box({ y: height - top - apron, w: width - 5, h: apron, d: depth - 5 }, feet, { shade: -0.05 });
  stage.box({ y: height - top, w: width, h: top, d: depth }, ink.main, { round: 2 });
}

function shelfUnder(stage: Stage, skin: Skin, y: number, inset = 3): void {
  const { width, depth } = stage.extent;
  stage.box({ y, w: width - inset * 2, h: 0.9, d: depth - inset * 2 }, skin);
}

const coffeeTable: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const round = variant === 1 || variant === 4;
  const across = round ? Math.min(width, depth * 1.45) : width;
  const stage = new Stage(ink, round ? { width: across, depth: across, height } : extent, { pitch: 18 });
  if (variant === 0) {
    framed(stage, ink, 'splayed', { apron: 2, thick: 1.8 });
    shelfUnder(stage, ink.main, height * 0.36);
  } else if (variant === 1) {
    for (const angle of [0.5, 2.6, 4.7])
      stage.rod(
        [Math.cos(angle) * across * 0.26, height - 1.4, Math.sin(angle) * across * 0.26],
        [Math.cos(angle) * across * 0.4, 0, Math.sin(angle) * across * 0.4],
        1.3,
        0.75,
        footSkin(ink),
      );
    stage.extrude('y', plan(across, across), height - 1.4, height, ink.main);
  } else if (variant === 2) framed(stage, ink, 'sled', { apron: 0, thick: 1.6, skin: dark(ink) });
  else if (variant === 3) {
    for (const side of [-1, 1]) stage.box({ x: side * width * 0.36, w: 2.2, h: height - 2, d: depth * 0.84 }, ink.main, { grain: 'y' });
    stage.box({ y: height - 2, w: width, h: 2, d: depth }, ink.main, { round: 3 });
    shelfUnder(stage, ink.main, height * 0.3, width * 0.15);
  } else if (variant === 4) {
    stage.turned(
      0,
      0,
      [
        [height - 1.6, across * 0.3],
        [height * 0.5, across * 0.33],
        [0, across * 0.3],
      ],
      ink.main,
      { shade: -0.04 },
    );
    stage.extrude('y', plan(across, across), height - 1.8, height, ink.main);
  } else {
    for (const [x, z] of [
      [-0.3, 0.2],
      [0.3, 0.2],
      [-0.3, -0.2],
      [0.3, -0.2],
    ] as const)
      stage.turned(
        width * x,
        depth * z,
        [
          [height - 1.6, 2],
          [0, 2],
        ],
        ink.main,
      );
    stage.extrude('y', plan(width, depth, 1.7), height - 1.8, height, ink.main);
  }
  return stage.done();
};

const sideTable: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const stage = new Stage(ink, { width, depth: width, height }, { pitch: 17 });
  const [feet, r] = [footSkin(ink), width / 2];
  const variant = ink.variant(6);
  if (variant === 0) {
    for (const angle of [0.5, 2.6, 4.7])
      stage.rod(
        [Math.cos(angle) * r * 0.55, height - 1.2, Math.sin(angle) * r * 0.55],
        [Math.cos(angle) * r * 0.86, 0, Math.sin(angle) * r * 0.86],
        0.9,
        0.5,
        feet,
      );
    stage.extrude('y', plan(width, width), height - 1.2, height, ink.main);
  } else if (variant === 1) {
    stage.turned(
      0,
      0,
      [
        [height - 1, 0.9],
        [height * 0.4, 0.8],
        [1.4, 1.1],
        [1, r * 0.62],
        [0, r * 0.66],
      ],
      feet,
    );
    stage.turned(
      0,
      0,
      [
        [height, r],
        [height - 1, r * 0.98],
      ],
      ink.main,
    );
  } else if (variant === 2) {
    stage.turned(
      0,
      0,
      [
        [height, r * 0.86],
        [height * 0.75, r * 0.98],
        [height * 0.5, r],
        [height * 0.25, r * 0.96],
        [0, r * 0.82],
      ],
      ink.main,
    );
  } else if (variant === 3) {
    stand(stage, 'square', { width, depth: width, height: height - 1, skin: feet, inset: 1, thick: 1.3 });
    stage.box({ y: height * 0.28, w: width - 2, h: 0.9, d: width - 2 }, ink.main);
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: width }, ink.main, { round: 2 });
  } else if (variant === 4) {
    const c = width * 0.42;
    stage.box({ w: width * 0.8, h: 0.9, d: width * 0.7 }, ink.main);
    stage.box({ x: -c + 0.6, y: 0.9, w: 1.3, h: height - 2, d: width * 0.7 }, ink.main, { grain: 'y' });
    stage.box({ y: height - 1.1, w: width, h: 1.1, d: width * 0.8 }, ink.main, { round: 2 });
  } else {
    stage.turned(
      0,
      0,
      [
        [height * 0.55, r * 0.34],
        [height * 0.3, r * 0.6],
        [0, r * 0.86],
      ],
      ink.main,
    );
    stage.turned(
      0,
      0,
      [
        [height, r * 0.96],
        [height - 1, r * 0.94],
        [height * 0.72, r * 0.5],
        [height * 0.55, r * 0.34],
      ],
      ink.main,
    );
  }
  return stage.done();
};

const diningTable: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const round = variant === 1 || variant === 4;
  const across = Math.min(width, depth * 1.3);
  const stage = new Stage(ink, round ? { width: across, depth: across, height } : extent, { pitch: 15 });
  if (variant === 0) framed(stage, ink, 'splayed', { apron: 3, thick: 3, top: 1.5 });
  else if (variant === 1) {
    stage.turned(
      0,
      0,
      [
        [height - 1.6, 4],
        [height * 0.55, 2.6],
        [4, 4],
        [1.4, across * 0.24],
        [0, across * 0.26],
      ],
      footSkin(ink),
    );
    stage.extrude('y', plan(across, across), height - 1.6, height, ink.main);
  } else if (variant === 2) {
    for (const side of [-1, 1]) {
      const x = side * width * 0.36;
      for (const lean of [-1, 1]) stage.rod([x, height - 1.6, lean * depth * 0.34], [x, 0, -lean * depth * 0.34], 1.7, 1.7, footSkin(ink));
    }
    stage.box({ y: height * 0.42, w: width * 0.7, h: 2.2, d: 2.2 }, footSkin(ink));
    stage.box({ y: height - 1.8, w: width, h: 1.8, d: depth }, ink.main, { round: 2 });
  } else if (variant === 3) framed(stage, ink, 'sled', { apron: 0, thick: 3.2, top: 1.7, skin: dark(ink) });
  else if (variant === 4) {
    stage.turned(
      0,
      0,
      [
        [height - 2, across * 0.3],
        [height * 0.5, across * 0.2],
        [0, across * 0.32],
      ],
      ink.main,
      { shade: -0.03 },
    );
    stage.extrude('y', plan(across, across), height - 2, height, ink.main);
  } else {
    for (const side of [-1, 1])
      stage.turned(
        side * width * 0.3,
        0,
        [
          [height - 2, depth * 0.2],
          [0, depth * 0.2],
        ],
        ink.main,
        { shade: -0.03 },
      );
    stage.extrude('y', plan(width, depth, 1.5), height - 2, height, ink.main);
  }
  return stage.done();
};

const consoleTable: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent, { yaw: 20 });
  const variant = ink.variant(6);
  if (variant === 0) {
    framed(stage, ink, 'square', { apron: 0, thick: 1.6 });
    shelfUnder(stage, ink.main, height * 0.2, 1.2);
  } else if (variant === 1) {
    framed(stage, ink, 'splayed', { apron: 0, thick: 1.7, top: 1 });
    stage.box({ y: height - 6.5, w: width - 4, h: 5.5, d: depth - 2 }, ink.main, { front: (face) => drawerRow(ink, face, 2) });
  } else if (variant === 2) framed(stage, ink, 'sled', { apron: 0, thick: 1.2, top: 1.4, skin: dark(ink) });
  else if (variant === 3) {
    for (const side of [-1, 1]) stage.box({ x: side * (width / 2 - 1), w: 2, h: height - 2, d: depth }, ink.main, { grain: 'y' });
    stage.box({ y: height - 2, w: width, h: 2, d: depth }, ink.main);
  } else if (variant === 4) {
    for (const side of [-1, 1])
      stage.turned(
        side * width * 0.32,
        0,
        [
          [height - 1.6, depth * 0.36],
          [height * 0.5, depth * 0.3],
          [0, depth * 0.36],
        ],
        ink.main,
      );
    stage.extrude('y', plan(width, depth, 2), height - 1.6, height, ink.main);
  } else {
    stand(stage, 'round', { width, depth, height: height - 1, skin: footSkin(ink), inset: 1.2, thick: 1.2 });
    for (const y of [height * 0.12, height * 0.52]) stage.box({ y, w: width - 1.4, h: 0.8, d: depth - 1 }, ink.main);
    stage.box({ y: height - 1, w: width, h: 1, d: depth }, ink.main);
  }
  return stage.done();
};

const desk: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent, { pitch: 15 });
  const variant = ink.variant(6);
  const chest = (x: number, drawers: number, y: number, w = width * 0.3): void =>
    stage.box({ x, y, w, h: height - y - 1.2, d: depth - 2 }, ink.main, { front: (face) => drawerColumn(ink, face, drawers) });
  if (variant === 0) {
    framed(stage, ink, 'splayed', { apron: 0, thick: 1.9, top: 1.2 });
    stage.box({ y: height - 5.4, w: width - 5, h: 4.2, d: depth - 3 }, ink.main, { front: (face) => drawerRow(ink, face, 3) });
  } else if (variant === 1) {
    stand(stage, 'square', { width, depth, height: height - 1.2, skin: dark(ink), inset: 1, thick: 1.4 });
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, ink.main);
    chest(width * 0.32, 2, height - 11, width * 0.3);
  } else if (variant === 2) {
    chest(width * 0.33, 3, 0);
    stage.box({ x: -width / 2 + 1, w: 1.6, h: height - 1.2, d: depth - 2 }, ink.main, { grain: 'y' });
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, ink.main);
  } else if (variant === 3) {
    for (const side of [-1, 1])
      for (const lean of [-1, 1])
        stage.rod([side * width * 0.42, height - 1.2, 0], [side * width * 0.42, 0, lean * depth * 0.44], 1, 0.9, dark(ink));
    stage.box({ y: height - 1.4, w: width, h: 1.4, d: depth }, ink.main);
    stage.box({ y: height, z: -depth / 2 + 4, w: width, h: 0.9, d: 8 }, ink.main, { shade: 0.01 });
  } else if (variant === 4) {
    for (const side of [-1, 1]) chest(side * width * 0.34, 3, 0, width * 0.28);
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, ink.main);
  } else {
    stand(stage, 'sled', { width, depth, height: height - 1.2, skin: dark(ink), inset: 1.6, thick: 1.8 });
    stage.box({ y: height - 5, w: width - 3, h: 3.8, d: depth - 2 }, ink.main, { front: (face) => drawerRow(ink, face, 2) });
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, ink.main, { round: 2 });
  }
  return stage.done();
};

export const tables = {
  'coffee-table': coffeeTable,
  'side-table': sideTable,
  'dining-table': diningTable,
  'console-table': consoleTable,
  desk,
} satisfies Partial<Record<string, KindFunction>>;
