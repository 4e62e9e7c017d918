import { bookcase } from './bookcases.ts';
import { carcass, doors, grid, niche, openOver, standing } from './case-parts.ts';
import { door, drawer, drawerColumn, handle } from './fronts.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

const nightstand: KindFunction = (drawing, ink) => {
  const stage = new Stage(ink, drawnSize(drawing));
  const [legs, legHeight] = standing(ink);
  const variant = ink.variant(6);
  carcass(stage, ink, {
    legs,
    legHeight: Math.min(legHeight + (variant === 0 ? 3 : 0), stage.extent.height * 0.4),
    front: (face) => {
      if (variant === 1 || variant === 5) return openOver(ink, face, variant === 5);
      if (variant === 3) return door(ink, face, 0.8, 0.8, face.width - 1.6, face.height - 1.6, 'cane', 'right');
      return drawerColumn(ink, face, variant === 4 ? 3 : 2);
    },
  });
  return stage.done();
};

const dresser: KindFunction = (drawing, ink) => {
  const stage = new Stage(ink, drawnSize(drawing), { yaw: 22 });
  const [legs, legHeight] = standing(ink);
  const variant = ink.variant(6);
  const tall = stage.extent.height > stage.extent.width;
  const columns = tall ? 1 : variant === 1 ? 3 : 2;
  const rows = tall ? 5 : variant === 4 || variant === 2 ? 4 : 3;
  carcass(stage, ink, { legs, legHeight, front: (face) => grid(ink, face, columns, rows, variant === 5 || variant === 0) });
  return stage.done();
};

const sideboard: KindFunction = (drawing, ink) => {
  const stage = new Stage(ink, drawnSize(drawing), { yaw: 22 });
  const [legs, legHeight] = standing(ink);
  const kind = doors[ink.variant(6)] ?? 'plain';
  const variant = ink.variant(6);
  carcass(stage, ink, {
    legs,
    legHeight,
    front: (face) => {
      const [m, h] = [0.8, face.height - 1.6];
      const parts = variant === 0 || variant === 4 ? 3 : variant === 5 ? 3 : 4;
      const width = (face.width - m * (parts + 1)) / parts;
      let markup = '';
      for (let i = 0; i < parts; i += 1) {
        const u = m + i * (width + m);
        const middle = parts === 3 && i === 1 && variant !== 5;
        if (!middle)
          markup += door(
            ink,
            face,
            u,
            m,
            width,
            h,
            kind,
            kind === 'slatted' || kind === 'fluted' ? 'none' : i % 2 === 0 ? 'right' : 'left',
          );
        else
          for (let row = 0; row < 3; row += 1) {
            const height = (h - m * 2) / 3;
            markup +=
              drawer(ink, face, u, m + row * (height + m), width, height) +
              handle(ink, face, u + width / 2, m + row * (height + m) + height / 2, width * 0.3, 'bar');
          }
      }
      return markup;
    },
  });
  return stage.done();
};

const tvStand: KindFunction = (drawing, ink) => {
  const stage = new Stage(ink, drawnSize(drawing), { yaw: 22 });
  const [legs, legHeight] = standing(ink);
  const kind = doors[(ink.variant(6) + 1) % 6] ?? 'plain';
  carcass(stage, ink, {
    legs,
    legHeight: Math.min(legHeight, stage.extent.height * 0.3),
    front: (face) => {
      const m = 0.8;
      const [h, side] = [face.height - m * 2, face.width * 0.3];
      const middle = face.width - side * 2 - m * 4;
      const u = side + m * 2;
      const shelves =
        ink.variant(2) === 0
          ? niche(ink, face, u, m, middle, h * 0.47) + niche(ink, face, u, m + h * 0.53, middle, h * 0.47)
          : niche(ink, face, u, m, middle, h * 0.5) + drawer(ink, face, u, m + h * 0.56, middle, h * 0.44);
      return (
        door(ink, face, m, m, side, h, kind, kind === 'slatted' || kind === 'fluted' ? 'none' : 'right') +
        shelves +
        door(ink, face, face.width - side - m, m, side, h, kind, kind === 'slatted' || kind === 'fluted' ? 'none' : 'left')
      );
    },
  });
  return stage.done();
};

export const cabinets = { nightstand, dresser, sideboard, 'tv-stand': tvStand, bookcase };
