import { stand } from './legs.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';
import { dark, footSkin, framed, plan, shelfUnder } from './table-parts.ts';

export const coffeeTable: KindFunction = (drawing, ink) => {
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

export const sideTable: KindFunction = (drawing, ink) => {
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
