import type { Place } from './camera.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { lampSkins } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const deskLamp: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width: width * 1.1, depth: 8, height }, { pitch: 11, yaw: 16 });
  const { body } = lampSkins(ink);
  const x0 = -width * 0.28;
  stage.turned(
    x0,
    0,
    [
      [1, 2.4],
      [0.7, 3.6],
      [0, 3.7],
    ],
    variant === 4 ? { material: 'marble', color: '#efebe4' } : body,
  );
  const head: Place = [width * 0.34, height * (variant === 1 ? 0.6 : 0.8), 0];
  if (variant === 1 || variant === 4)
    stage.tube(
      [
        [x0, 1, 0],
        [x0, height * 0.7, 0],
        [x0 + width * 0.2, height * 0.97, 0],
        [width * 0.2, height * 0.9, 0],
        [head[0], head[1] + 2, 0],
      ],
      0.34,
      body,
      { curved: true },
    );
  else if (variant === 3) {
    stage.rod([x0, height * 0.8, 0], [x0, 1, 0], 0.36, 0.36, body);
    stage.tube(
      [
        [x0, height * 0.8, 0],
        [head[0], head[1] + 1, 0],
      ],
      0.34,
      body,
    );
  } else {
    const elbow: Place = variant === 5 ? [x0 - width * 0.06, height * 0.86, 0] : [x0 - width * 0.2, height * 0.56, 0];
    for (const z of variant === 2 ? [-0.5, 0.5] : [0]) {
      stage.rod([elbow[0], elbow[1], z], [x0, 1, z], 0.36, 0.36, body);
      stage.rod([head[0] - 1.4, head[1] + 2, z], [elbow[0], elbow[1], z], 0.34, 0.34, body);
    }
    stage.turned(
      elbow[0],
      0,
      [
        [elbow[1] + 0.6, 0.7],
        [elbow[1] - 0.6, 0.7],
      ],
      { material: 'brass', color: tints.brass },
    );
  }
  hangingHead(stage, ink, head, body, variant);
  return stage.done();
};

/** The head of a desk lamp: a bell, a dome or a bar that throws its light down. */
function hangingHead(stage: Stage, ink: Ink, [x, y, z]: Place, skin: Skin, variant: number): void {
  const [cx, cy] = stage.project(x, y, z);
  const u = stage.camera.unit([x, y, z]);
  const beam = ink.radial([
    [0, '#ffeab8', 0.6],
    [1, '#ffeab8', 0],
  ]);
  const pool = `<ellipse cx="${n(cx)}" cy="${n(cy + y * u * 0.75)}" rx="${n(7 * u)}" ry="${n(y * u * 0.5)}" fill="${beam}"/>`;
  if (variant === 3) {
    const bar = `M${n(cx - 5 * u)} ${n(cy)}h${n(7 * u)}v${n(0.9 * u)}h${n(-7 * u)}Z`;
    stage.add(
      { x, y: y - 1, z, w: 10, h: 2, d: 2 },
      `${pool}${ink.form(bar, skin, { light: 'pipe' })}<path d="M${n(cx - 4.8 * u)} ${n(cy + 0.9 * u)}h${n(6.6 * u)}v${n(0.24 * u)}h${n(-6.6 * u)}Z" fill="#fff4d0"/>`,
    );
    return;
  }
  const wide = variant === 4 ? 3.6 : variant === 2 ? 3.2 : 2.9;
  const profile: Point[] =
    variant === 4
      ? [
          [cy - 2.6 * u, 0.4 * u],
          [cy - 2 * u, 2 * u],
          [cy - 0.8 * u, 3.2 * u],
          [cy, wide * u],
        ]
      : [
          [cy - 3.4 * u, 0.8 * u],
          [cy - 2.6 * u, 1.1 * u],
          [cy - 1.6 * u, 1.7 * u],
          [cy, wide * u],
        ];
  const mouth = `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(wide * u)}" ry="${n(wide * u * 0.16)}" fill="#fff3cd" stroke="${tone(skin.color, -0.12)}" stroke-width="2"/>`;
  const turn = variant === 1 ? 0 : -16;
  stage.add(
    { x, y: y - 1, z, w: wide * 2, h: 4, d: wide * 2 },
    `${pool}<g transform="rotate(${turn} ${n(cx)} ${n(cy - 2 * u)})">${ink.turned(cx, profile, skin, { tilt: 0.1, open: false })}${mouth}</g>`,
  );
}
