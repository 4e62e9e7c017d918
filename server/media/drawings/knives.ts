import { blockShadow, eyeAt, faceMatrix } from './block.ts';
import { tone } from './color.ts';
import { board } from './cutting-boards.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import { steel } from './steel.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** The handle of a knife standing in its block. */
function knifeHandle(ink: Ink, x: number, y: number, length: number, lean: number, skin: Skin, wide: number): string {
  const d = `M${n(-wide / 2)} 0L${n(-wide / 2 - 1)} ${n(-length * 0.8)}Q${n(-wide * 0.5)} ${n(-length)} ${n(wide * 0.2)} ${n(-length)}Q${n(wide * 0.8)} ${n(-length)} ${n(wide * 0.62)} ${n(-length * 0.86)}L${n(wide / 2)} 0Z`;
  const rivets = [0.2, 0.45, 0.7].map((t) => ellipse(0, -length * t, wide * 0.13, wide * 0.13)).join('');
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${lean})">${ink.form(
    line(
      [
        [-wide / 2, 12],
        [-wide / 2, -6],
        [wide / 2, -6],
        [wide / 2, 12],
      ],
      true,
    ),
    steel,
    { light: 'round' },
  )}${ink.form(d, skin, { light: 'round', turn: 90, grain: 0 })}<path d="${rivets}" fill="#cfcdc8"/></g>`;
}

/** Slanted blocks, and a magnetic rail. */
export const knifeBlock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const skin: Skin = {
    material: shape % 2 === 0 ? 'plastic' : 'walnut',
    color: shape % 2 === 0 ? tints.black : shape === 3 ? '#8a5f3c' : ink.accent,
  };
  if (shape === 2 || shape === 5) {
    ink.bounds = { left: 90, top: 270, right: 710, bottom: 540 };
    const bar = ink.drop('M90 330H710V400H90Z', 10, 16, 10, 0.3) + ink.form(roundedRect(90, 330, 620, 72, 6), ink.main, { light: 'pipe' });
    const knives = (
      [
        [160, 250, 46],
        [280, 220, 40],
        [390, 190, 32],
        [490, 230, 20],
        [585, 150, 26],
        [660, 120, 20],
      ] as const
    )
      .map(([x, length, wide]) => bladeUp(ink, x, 470, length, wide, skin))
      .join('');
    return angle ? `<g transform="matrix(.94 .1 0 1 24 -50)">${bar}${knives}</g>` : bar + knives;
  }
  const s = angle ? 0.9 : 1.08;
  const lean = shape === 0 || shape === 3 ? 34 : shape === 4 ? 10 : 22;
  const eye = eyeAt(angle ? 330 : 385, angle ? 640 : 640, angle ? 52 : 32, 20);
  const [w, h, d] = [150 * s, 270 * s, 250 * s];
  const shift = lean * 3 * s;
  const p = (x: number, y: number, z: number): Point => eye(x, y, z + (y / h) * shift);
  const face = (points: readonly Point[], shade: number, matrix: string): string =>
    ink.layers(line(points, true), [ink.surface(ink.main, 'flat', shade), ink.texture(ink.main, { matrix })]);
  const [x0, x1, z0, z1] = [-w / 2, w / 2, -d / 2, d / 2];
  const back = h * 1.24;
  const front = face([p(x0, h * 0.72, z0), p(x1, h * 0.72, z0), eye(x1, 0, z0), eye(x0, 0, z0)], 0.01, faceMatrix(eye, 'front', x0, h, z0));
  const side = face([p(x1, h * 0.72, z0), p(x1, back, z1 - 50), eye(x1, 0, z1), eye(x1, 0, z0)], -0.1, faceMatrix(eye, 'side', x1, h, z0));
  const topFace = [p(x0, back, z1 - 50), p(x1, back, z1 - 50), p(x1, h * 0.72, z0), p(x0, h * 0.72, z0)];
  const top = face(topFace, 0.07, faceMatrix(eye, 'top', x0, h, z1));
  const at = (u: number, v: number): Point => {
    const [a, b, c, e] = topFace;
    if (!a || !b || !c || !e) return [0, 0];
    return [a[0] + (b[0] - a[0]) * u + (e[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (e[1] - a[1]) * v];
  };
  const slots = (
    [
      [0.24, 0.2, 150],
      [0.62, 0.2, 150],
      [0.3, 0.48, 130],
      [0.72, 0.5, 120],
      [0.22, 0.76, 100],
      [0.5, 0.78, 96],
      [0.78, 0.78, 96],
    ] as const
  )
    .map(([u, v, length]) => {
      const [x, y] = at(u, v);
      return `<path d="${ellipse(x, y + 4, 17 * s, 7 * s)}" fill="${tone(ink.main.color, -0.34)}"/>${knifeHandle(ink, x, y + 4, length * s, -6, skin, (length > 110 ? 27 : 20) * s)}`;
    })
    .join('');
  ink.bounds = { left: 250, top: 120, right: 590, bottom: 720 };
  const boardBehind = angle ? board(ink, 0, 500, 650, 220, 400, { material: 'oak', color: '#c39a66' }) : '';
  return boardBehind + blockShadow(ink, eye, [x0, z0], [w, d]) + side + front + top + slots;
};

function bladeUp(ink: Ink, x: number, y: number, length: number, wide: number, handle: Skin): string {
  const blade = `M${n(x - wide / 2)} ${n(y)}V${n(y - length + wide)}Q${n(x - wide / 2)} ${n(y - length - 10)} ${n(x + wide / 2)} ${n(y - length - wide * 0.5)}V${n(y)}Z`;
  return `<g transform="translate(7 9)" opacity=".16"><path d="${blade}" fill="#3d2f20"/></g>${ink.form(blade, steel, { light: 'flat' })}${ink.line(`M${n(x - wide / 2 + 5)} ${n(y - 4)}V${n(y - length + wide)}`, '#fff', 1.6, 0.6)}<g transform="translate(${n(x)} ${n(y)})rotate(180)">${knifeHandle(ink, 0, 0, 120, 0, handle, Math.max(22, wide * 0.72)).replace('translate(0 0)', 'translate(0 0)')}</g>`;
}
