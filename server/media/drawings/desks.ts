import { drawerColumn, drawerRow } from './fronts.ts';
import { stand } from './legs.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';
import { dark, footSkin, framed, plan, shelfUnder } from './table-parts.ts';

export const consoleTable: KindFunction = (drawing, ink) => {
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

export const desk: KindFunction = (drawing, ink) => {
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
