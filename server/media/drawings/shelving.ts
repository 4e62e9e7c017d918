import { block, blockShadow, type Eye, eyeAt } from './block.ts';
import { bunch } from './bouquets.ts';
import { tints } from './palette.ts';
import { type Point, roundedRect } from './path.ts';
import { companionPlant } from './rugs.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { vessel } from './vessels.ts';

/** What lies in a compartment: books, a box, a plant, bowls. */
function stow(ink: Ink, eye: Eye, x: number, y: number, z: number, w: number, h: number, which: number): string {
  const kind = ((which % 6) + 6) % 6;
  if (kind === 5) return '';
  const [px, py] = eye(x + w / 2, y, z);
  if (kind === 0) {
    const colors = ['#8d5a40', '#d9cdb8', '#5f6d5c', '#c8b08c', '#4c4f57', '#b98f60'];
    return colors
      .slice(0, Math.max(3, Math.min(4, Math.floor(w / 30))))
      .map((color, i) =>
        block(ink, eye, [x + 10 + i * 19, y, z - 20], [16, h * (0.62 + ((i * 7) % 5) * 0.06), 60], {
          skin: { material: 'paper', color },
          round: 1,
          grain: 0,
        }),
      )
      .join('');
  }
  if (kind === 1)
    return (
      block(ink, eye, [x + w * 0.1, y, z - 30], [w * 0.8, h * 0.62, 70], { skin: { material: 'paper', color: '#d8cbb5' }, round: 5 }) +
      ink.form(roundedRect(px - 15, py - h * 0.34, 30, 11, 5), { material: 'leather', color: tints.walnut })
    );
  if (kind === 2)
    return (
      bunch(ink, px, py - h * 0.4, h * 0.5, 1) +
      vessel(
        ink,
        {
          cx: px,
          base: py,
          height: h * 0.42,
          profile: [
            [0, 0.24],
            [0.2, 0.2],
            [0.6, 0.44],
            [1, 0.3],
          ],
        },
        { skin: { material: 'paper', color: '#c9bca6' }, shadow: false },
      )
    );
  if (kind === 3) {
    const profile: readonly Point[] = [
      [0, 1.1],
      [0.6, 0.8],
      [1, 0.5],
    ];
    return vessel(ink, { cx: px, base: py, height: h * 0.32, profile }, { skin: { material: 'paper', color: ink.accent }, shadow: false });
  }
  return (
    block(ink, eye, [x + w * 0.12, y, z - 24], [w * 0.66, h * 0.14, 60], {
      skin: { material: 'paper', color: '#7c6a58' },
      round: 1,
      grain: 0,
    }) +
    block(ink, eye, [x + w * 0.16, y + h * 0.14, z - 24], [w * 0.56, h * 0.12, 56], {
      skin: { material: 'paper', color: '#d6c7ae' },
      round: 1,
      grain: 0,
    })
  );
}

/** Cubes and open shelves with books, boxes and bowls. */
export const shelfUnit: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(angle ? 330 : 385, 672, angle ? 40 : 22, 11);
  const [cols, rows] = (
    [
      [2, 4],
      [1, 4],
      [2, 2],
      [3, 3],
      [1, 5],
      [2, 3],
    ] as const
  )[shape] ?? [2, 4];
  const [w, d] = [cols === 3 ? 480 : cols === 2 ? (rows === 2 ? 440 : 360) : 320, 110];
  const h = rows === 2 ? 420 : rows === 3 ? 470 : 560;
  const t = 13;
  const frame: Skin = shape === 1 || shape === 4 ? { material: 'metal', color: tints.black } : ink.main;
  const openSided = shape === 1 || shape === 4;
  const backPanel = openSided ? '' : block(ink, eye, [-w / 2, 0, d / 2 - 4], [w, h, 4], { shade: -0.12, grain: 0 });
  const upright = (x: number): string =>
    openSided
      ? [d / 2 - 12, -d / 2].map((z) => block(ink, eye, [x, 0, z], [10, h, 10], { skin: frame, grain: 0, round: 1 })).join('')
      : block(ink, eye, [x, 0, -d / 2], [t, h, d - 4], { upright: true, round: 1 });
  let inside = '';
  const cell = (h - t) / rows;
  const cw = (w - t) / cols;
  for (let r = 0; r < rows; r += 1) {
    inside += block(ink, eye, [-w / 2 + 2, r * cell + (openSided ? 14 : 0), -d / 2 + 2], [w - 4, t, d - 6], { round: 1 });
    for (let c = 0; c < cols; c += 1)
      inside += stow(
        ink,
        eye,
        -w / 2 + t + c * cw,
        r * cell + t + (openSided ? 14 : 0),
        -d / 2 + 34,
        cw - t,
        cell - t,
        r * 2 + c * 3 + shape,
      );
  }
  const dividers = Array.from({ length: cols - 1 }, (_, i) => upright(-w / 2 + (i + 1) * cw)).join('');
  const top = block(ink, eye, [-w / 2, h - t, -d / 2], [w, t, d], { round: 1 });
  ink.bounds = { left: 385 - w * 0.52, top: 672 - h - 20, right: 385 + w * 0.62, bottom: 700 };
  const back = openSided
    ? block(ink, eye, [-w / 2, 0, d / 2 - 12], [10, h, 10], { skin: frame, grain: 0 }) +
      block(ink, eye, [w / 2 - 10, 0, d / 2 - 12], [10, h, 10], { skin: frame, grain: 0 })
    : '';
  const scene =
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    back +
    backPanel +
    (openSided ? '' : upright(-w / 2)) +
    inside +
    dividers +
    (openSided
      ? block(ink, eye, [-w / 2, 0, -d / 2], [10, h, 10], { skin: frame, grain: 0 }) +
        block(ink, eye, [w / 2 - 10, 0, -d / 2], [10, h, 10], { skin: frame, grain: 0 })
      : upright(w / 2 - t)) +
    top;
  return scene + (angle ? companionPlant(ink, 645, 725, 330, 4) : '');
};
