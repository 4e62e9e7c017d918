import { mix, tone } from './color.ts';
import { door } from './fronts.ts';
import { tints } from './palette.ts';
import { line, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction } from './studio.ts';

export const bookcase: KindFunction = (drawing, ink) => {
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
function shelfGoods(stage: Stage, ink: Ink, y: number, room: number, width: number, row: number, depth: number, z: number): void {
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
