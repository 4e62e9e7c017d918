import { consoleTable, desk } from './desks.ts';
import { coffeeTable, sideTable } from './low-tables.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';
import { dark, footSkin, framed, plan } from './table-parts.ts';

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

export const tables = {
  'coffee-table': coffeeTable,
  'side-table': sideTable,
  'dining-table': diningTable,
  'console-table': consoleTable,
  desk,
} satisfies Partial<Record<string, KindFunction>>;
