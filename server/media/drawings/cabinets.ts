import { mix, tone } from './color.ts';
import type { Face } from './face.ts';
import { type Door, door, drawer, drawerColumn, handle, handleOf } from './fronts.ts';
import { type LegStyle, stand } from './legs.ts';
import { tints } from './palette.ts';
import { line, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction } from './studio.ts';
import { footSkin } from './tables.ts';

interface Carcass {
  readonly legs: LegStyle;
  readonly legHeight: number;
  readonly overhang?: number;
  readonly front: (face: Face) => string;
}

/** A closed piece: legs, body with its front, top board. */
function carcass(stage: Stage, ink: Ink, { legs, legHeight, overhang = 0.5, front }: Carcass): void {
  const { width, depth, height } = stage.extent;
  stand(stage, legs, {
    width,
    depth,
    height: legHeight,
    skin: legs === 'plinth' ? ink.main : footSkin(ink),
    inset: legs === 'plinth' ? 0.8 : 2,
    thick: 1.6,
  });
  stage.box({ y: legHeight, w: width - overhang, h: height - legHeight - 1, d: depth - overhang }, ink.main, { front });
  stage.box({ y: height - 1, w: width, h: 1, d: depth }, ink.main, { round: 1.6 });
}

const feet: readonly (readonly [LegStyle, number])[] = [
  ['splayed', 6],
  ['square', 5],
  ['plinth', 2],
  ['sled', 6],
  ['block', 2.6],
  ['round', 7],
];

const doors: readonly Door[] = ['slatted', 'plain', 'fluted', 'cane', 'shaker', 'glass'];

const standing = (ink: Ink): readonly [LegStyle, number] => feet[ink.variant(6)] ?? ['square', 5];

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

/** An open compartment with a drawer under or over it. */
function openOver(ink: Ink, face: Face, drawerOnTop: boolean): string {
  const half = face.height * 0.46;
  const v = drawerOnTop ? 0.7 : face.height - half - 0.7;
  const opening = drawerOnTop ? face.height - half * 1 - 0.4 : 0.8;
  return (
    niche(ink, face, 0.8, drawerOnTop ? half + 1.2 : opening, face.width - 1.6, face.height - half - 2.2) +
    drawer(ink, face, 0.8, v, face.width - 1.6, half) +
    handle(ink, face, face.width / 2, v + half / 2, 5)
  );
}

/** A shadowed opening one can look into: back, cheek, floor. */
function niche(ink: Ink, face: Face, u: number, v: number, width: number, height: number): string {
  const color = ink.main.color;
  const hollow = ink.linear(
    [
      [0, tone(color, -0.36)],
      [0.5, tone(color, -0.25)],
      [1, tone(color, -0.16)],
    ],
    [0, 0, 0.5, 1],
  );
  const floor = face.rect(u, v + height * 0.84, width, height * 0.16);
  return `<path d="${face.rect(u, v, width, height)}" fill="${hollow}"/><path d="${floor}" fill="${tone(color, -0.08)}"/><path d="${face.rect(u + width * 0.93, v, width * 0.07, height)}" fill="${tone(color, -0.3)}" fill-opacity=".7"/>`;
}

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

/** Drawers in columns; `lead` splits the uppermost row once more. */
function grid(ink: Ink, face: Face, columns: number, rows: number, lead: boolean): string {
  const gap = 0.7;
  let markup = '';
  const high = (face.height - gap * (rows + 1)) / (rows - (lead ? 0.35 : 0));
  let v = gap;
  for (let row = 0; row < rows; row += 1) {
    const height = lead && row === 0 ? high * 0.65 : high;
    const count = lead && row === 0 ? columns + 1 : columns;
    const width = (face.width - gap * (count + 1)) / count;
    for (let column = 0; column < count; column += 1) {
      const u = gap + column * (width + gap);
      markup += drawer(ink, face, u, v, width, height);
      const kind = handleOf(ink);
      if (kind === 'knob' && width > 22)
        markup += handle(ink, face, u + width * 0.22, v + height / 2, 4) + handle(ink, face, u + width * 0.78, v + height / 2, 4);
      else markup += handle(ink, face, u + width / 2, kind === 'notch' ? v + 0.5 : v + height / 2, Math.min(7, width * 0.3));
    }
    v += height + gap;
  }
  return markup;
}

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

const bookcase: KindFunction = (drawing, ink) => {
  const stage = new Stage(ink, drawnSize(drawing), { yaw: 26, pitch: 8 });
  const { width, depth, height } = stage.extent;
  const variant = ink.variant(6);
  const shelves = Math.max(3, Math.min(6, Math.round(height / 15)));
  const metal = variant === 1 || variant === 4;
  const post = { material: 'metal', color: ink.drawing.accent ?? tints.black } as const;
  const t = variant === 3 ? 1.6 : 0.9;
  const ladder = variant === 5;
  if (metal) {
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) stage.box({ x: sx * (width / 2 - 0.5), z: sz * (depth / 2 - 0.5), w: 0.9, h: height, d: 0.9 }, post);
  } else if (!ladder) {
    for (const side of [-1, 1]) stage.box({ x: side * (width / 2 - t / 2), w: t, h: height, d: depth }, ink.main, { grain: 'y' });
    stage.box(
      {
        y: variant === 2 ? height * 0.3 : 3,
        z: -depth / 2 + 0.2,
        w: width - t * 2,
        h: height - (variant === 2 ? height * 0.3 : 3),
        d: 0.3,
      },
      ink.main,
      { shade: -0.16, grain: 'y' },
    );
  } else
    for (const side of [-1, 1])
      stage.box({ x: side * (width / 2 - 0.6), z: -depth / 2 + 0.8, w: 1.2, h: height, d: 1.4 }, ink.main, { grain: 'y' });
  const closed = variant === 2 ? height * 0.3 : variant === 0 ? 3 : 2;
  if (variant === 2)
    stage.box({ w: width - t * 2, h: closed, d: depth - 0.4 }, ink.main, {
      front: (face) =>
        [0, 1]
          .map((i) =>
            door(ink, face, 0.4 + i * (face.width / 2), 0.5, face.width / 2 - 0.8, face.height - 1, 'shaker', i === 0 ? 'right' : 'left'),
          )
          .join(''),
    });
  else if (variant === 0) stage.box({ w: width - t * 2, h: closed, d: depth - 1 }, ink.main, { shade: -0.06 });
  const step = (height - closed - 1) / shelves;
  for (let i = 0; i <= shelves; i += 1) {
    const y = closed + i * step;
    const d = ladder ? depth * (1 - i * 0.11) : depth - 0.3;
    stage.box({ y, z: ladder ? -(depth - d) / 2 : 0.1, w: metal || ladder ? width - 1.8 : width - t * 2, h: 0.9, d }, ink.main);
    if (i < shelves)
      shelfGoods(stage, ink, y + 0.9, step - 0.9, width - 5, i, ladder ? d * 0.5 : depth * 0.55, ladder ? -(depth - d) / 2 : 0);
  }
  return stage.done();
};

/** A few books and a vessel on a shelf. */
export function shelfGoods(stage: Stage, ink: Ink, y: number, room: number, width: number, row: number, depth: number, z: number): void {
  const papers = ['#e6dccb', '#c9b79c', '#8c5a3f', '#5f6f66', '#d8cdb9', '#3f4a52', '#b98a5a'];
  const left = (row + ink.variant(6)) % 2 === 0;
  const count = 4 + Math.floor(ink.random() * 3);
  let x = left ? -width / 2 + 1 : width / 2 - count * 1.8;
  const start = x;
  let spines = '';
  const front = z + depth / 2;
  for (let i = 0; i < count; i += 1) {
    const w = ink.range(0.9, 1.8);
    const h = Math.min(room * 0.85, ink.range(7, 10.5));
    const color = mix(papers[Math.floor(ink.random() * papers.length)] ?? tints.linen, ink.main.color, 0.12);
    const corner = (u: number, v: number, back = 0): Point => stage.project(x + u, y + v, front - back);
    if (i === count - 1)
      spines += `<path d="${line([corner(w, 0), corner(w, h), corner(w, h, depth), corner(w, 0, depth)], true)}" fill="${tone(color, -0.18)}"/>`;
    spines += `<path d="${line([corner(0, 0), corner(0, h), corner(w - 0.1, h), corner(w - 0.1, 0)], true)}" fill="${ink.surface({ material: 'paper', color }, 'round')}"/>`;
    x += w;
  }
  stage.add({ x: (start + x) / 2, y, z, w: x - start, h: room * 0.85, d: depth }, spines);
  const spot = left ? width * 0.28 : -width * 0.28;
  const r = Math.min(room * 0.26, 2.6);
  if (row % 2 === 0)
    stage.turned(
      spot,
      z,
      [
        [y + room * 0.52, r * 0.45],
        [y + room * 0.44, r * 0.4],
        [y + room * 0.25, r],
        [y, r * 0.6],
      ],
      { material: 'stoneware', color: row % 4 === 0 ? '#e2d8c8' : '#7c8a7d' },
      { open: true },
    );
}

export const cabinets = { nightstand, dresser, sideboard, 'tv-stand': tvStand, bookcase };
