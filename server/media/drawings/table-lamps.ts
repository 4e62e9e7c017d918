import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { globe, lampSkins, lampshade } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction } from './studio.ts';

/** Profiles of table-lamp feet, as shares of height and radius from the neck down. */
const feet: readonly (readonly Point[])[] = [
  [
    [1, 0.14],
    [0.92, 0.16],
    [0.78, 0.5],
    [0.55, 0.62],
    [0.3, 0.46],
    [0.12, 0.32],
    [0, 0.42],
  ],
  [
    [1, 0.1],
    [0.9, 0.12],
    [0.7, 0.52],
    [0.4, 0.7],
    [0.12, 0.52],
    [0, 0.4],
  ],
  [
    [1, 0.08],
    [0.14, 0.1],
    [0.1, 0.4],
    [0.06, 0.56],
    [0, 0.58],
  ],
  [
    [1, 0.12],
    [0.96, 0.3],
    [0.94, 0.36],
    [0.06, 0.36],
    [0, 0.34],
  ],
  [
    [1, 0.12],
    [0.88, 0.34],
    [0.76, 0.36],
    [0.64, 0.16],
    [0.5, 0.44],
    [0.34, 0.46],
    [0.2, 0.2],
    [0.1, 0.5],
    [0, 0.52],
  ],
  [
    [1, 0.1],
    [0.8, 0.2],
    [0.4, 0.44],
    [0.08, 0.62],
    [0, 0.62],
  ],
];

export const tableLamp: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const r = width / 2;
  const stage = new Stage(ink, { width, depth: width, height }, { pitch: 9 });
  const { shade, body } = lampSkins(ink);
  const neck = height * (variant === 2 ? 0.6 : 0.56);
  const profile = (feet[variant] ?? feet[0] ?? []).map(([v, s]): Point => [v * neck, s * r]);
  stage.turned(0, 0, profile, body);
  stage.rod([0, neck + height * 0.1, 0], [0, neck, 0], 0.34, 0.34, { material: 'brass', color: tints.brass });
  const low = neck + height * 0.03;
  if (variant === 3) globe(stage, ink, 0, neck + r * 0.86, 0, r * 0.86);
  else if (variant === 5)
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * 0.2],
        [height - (height - low) * 0.3, r * 0.66],
        [height - (height - low) * 0.65, r * 0.92],
        [low, r],
      ],
      shade,
    );
  else
    lampshade(
      stage,
      ink,
      0,
      0,
      [
        [height, r * (variant === 1 ? 0.86 : variant === 2 ? 0.44 : 0.66)],
        [low, r],
      ],
      shade,
    );
  cord(stage, ink);
  return stage.done();
};

/** The flex that runs off to the right along the table. */
function cord(stage: Stage, ink: Ink): void {
  const r = stage.extent.width / 2;
  const [x, y] = stage.project(r * 0.5, 0.2, -r * 0.1);
  stage.add(
    { x: r, y: 0.7, z: -r * 0.5, w: 0.1, h: 0.1, d: 0.1 },
    ink.line(
      `M${n(x)} ${n(y)}C${n(x + 60)} ${n(y + 6)} ${n(x + 70)} ${n(y - 22)} ${n(x + 150)} ${n(y - 14)}S${n(x + 300)} ${n(y - 4)} 810 ${n(y - 20)}`,
      '#6b5a45',
      2.6,
      0.85,
    ),
  );
}
