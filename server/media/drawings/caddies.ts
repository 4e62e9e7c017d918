import { block, blockShadow, eyeAt, faceMatrix } from './block.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tube } from './handles.ts';
import { tints } from './palette.ts';
import { line, n, roundedRect } from './path.ts';
import type { KindFunction } from './studio.ts';
import { band, vessel } from './vessels.ts';

/** An open box with a rail, bottles and a brush. */
export const cleaningCaddy: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(390, 630, angle ? 42 : 24, 24);
  const [w, h, d] = [430, shape % 2 === 0 ? 150 : 180, 220];
  const back = block(ink, eye, [-w / 2, 0, d / 2 - 10], [w, h, 10], { shade: -0.08, round: 3 });
  const leftWall = block(ink, eye, [-w / 2, 0, -d / 2], [10, h, d], { shade: -0.06, round: 3 });
  const floor = line([eye(-w / 2, 8, d / 2), eye(w / 2, 8, d / 2), eye(w / 2, 8, -d / 2), eye(-w / 2, 8, -d / 2)], true);
  const bottle = (u: number, z: number, hh: number, color: string, trigger: boolean): string => {
    const [x, y] = eye(-w / 2 + w * u, 10, z);
    const neck = y - hh;
    const head = trigger
      ? ink.form(
          `M${n(x - 14)} ${n(neck)}v-26h-40q-4 -18 16 -22h52q16 4 14 24l-8 24z`,
          { material: 'plastic', color: tints.black },
          { light: 'pipe' },
        ) + ink.line(`M${n(x - 26)} ${n(neck - 22)}q-4 22 -16 32`, tints.black, 7)
      : ink.form(roundedRect(x - 14, neck - 26, 28, 30, 5), { material: 'plastic', color: '#e9e2d5' }, { light: 'round' });
    return (
      vessel(
        ink,
        {
          cx: x,
          base: y,
          height: hh,
          profile: [
            [0, 0.07],
            [0.12, 0.08],
            [0.3, 0.19],
            [0.95, 0.19],
            [1, 0.17],
          ],
        },
        {
          skin: { material: 'plastic', color },
          mouth: 'none',
          shadow: false,
          marks: band(x, neck + hh * 0.5, neck + hh * 0.8, hh, 0.17, '#f5efe3', 0.95),
        },
      ) + head
    );
  };
  const brushAt = eye(w * 0.32, 40, 10);
  const scrub =
    ink.form(
      line(
        [
          [brushAt[0] - 9, brushAt[1]],
          [brushAt[0] + 24, brushAt[1] - 220],
          [brushAt[0] + 42, brushAt[1] - 216],
          [brushAt[0] + 9, brushAt[1]],
        ],
        true,
      ),
      { material: 'oak', color: tints.oak },
      { light: 'round', grain: 0 },
    ) +
    ink.form(`M${n(brushAt[0] + 4)} ${n(brushAt[1] - 214)}l64 10l-4 26l-62 -8z`, { material: 'oak', color: '#b98f60' }) +
    ink.line(Array.from({ length: 9 }, (_, i) => `M${n(brushAt[0] + 8 + i * 7)} ${n(brushAt[1] - 216 + i)}l3 -24`).join(''), '#e9dcc0', 4);
  const cloth = ink.form(
    `M${n(eye(w * 0.14, h, -d / 2)[0])} ${n(eye(0, h, -d / 2)[1] - 6)}q46 -40 92 10l8 84q-50 16 -104 -8z`,
    { material: 'linen', color: contrast(ink) },
    { light: 'round' },
  );
  const frontWall =
    block(ink, eye, [-w / 2, 0, -d / 2], [w, h * 0.86, 10], { round: 3 }) +
    block(ink, eye, [w / 2 - 10, 0, -d / 2], [10, h * 0.86, d], { round: 3 });
  const [ha, hb] = [eye(-w / 2 + 4, h * 0.7, 0), eye(w / 2 - 4, h * 0.7, 0)];
  const rise = shape === 2 || shape === 5 ? 150 : 210;
  const handle =
    tube(
      `M${n(ha[0])} ${n(ha[1])}V${n(ha[1] - rise)}L${n(hb[0])} ${n(hb[1] - rise)}V${n(hb[1])}`,
      shape % 3 === 1 ? tints.black : tone(ink.main.color, -0.06),
      15,
    ) +
    tube(
      `M${n(ha[0] + 110)} ${n(ha[1] - rise + ((hb[1] - ha[1]) * 110) / w)}L${n(hb[0] - 110)} ${n(hb[1] - rise - ((hb[1] - ha[1]) * 110) / w)}`,
      tints.oak,
      30,
    );
  const label =
    shape % 2 === 0
      ? `<g transform="${faceMatrix(eye, 'front', -70, h * 0.62, -d / 2)}"><path d="${roundedRect(0, 0, 140, 52, 5)}" fill="#f6f0e4" fill-opacity=".9"/><path d="M32 20h76M46 34h48" stroke="#5b5148" stroke-width="4"/></g>`
      : '';
  ink.bounds = { left: 160, top: 250, right: 660, bottom: 700 };
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    back +
    leftWall +
    `<path d="${floor}" fill="${tone(ink.main.color, -0.24)}"/>` +
    bottle(0.2, 40, 270, '#8fa18c', true) +
    bottle(0.42, 46, 230, '#c98f5e', false) +
    (angle ? bottle(0.62, 50, 250, '#6f8796', true) : '') +
    scrub +
    handle +
    bottle(0.3, -40, 200, '#e2d9c9', false) +
    frontWall +
    (shape % 2 === 1 || angle ? cloth : '') +
    label
  );
};
