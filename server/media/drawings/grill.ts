import { tone } from './color.ts';
import { teak } from './garden-seats.ts';
import { tints } from './palette.ts';
import { ellipse, n, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const grill: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const kettle = variant % 2 === 1;
  const stage = new Stage(ink, kettle ? { width: width * 0.56, depth: width * 0.5, height } : extent, { yaw: 26, pitch: 13 });
  const body: Skin =
    ink.main.material === 'steel' || ink.main.material === 'metal' || ink.main.material === 'painted' || ink.main.material === 'ceramic'
      ? ink.main
      : { material: 'metal', color: tints.black };
  const steel: Skin = { material: 'steel', color: tints.steel };
  if (kettle) {
    const r = width * 0.25;
    const bowl = height * 0.62;
    for (const angle of [0.6, 2.6, 4.7])
      stage.rod(
        [Math.cos(angle) * r * 0.55, bowl - 5, Math.sin(angle) * r * 0.55],
        [Math.cos(angle) * r, 1, Math.sin(angle) * r],
        0.6,
        0.6,
        steel,
      );
    stage.turned(
      0,
      0,
      [
        [height * 0.2, r * 0.7],
        [height * 0.18, r * 0.7],
      ],
      steel,
    );
    stage.turned(
      0,
      0,
      [
        [bowl, r],
        [bowl - 4, r * 0.94],
        [bowl - 8, r * 0.72],
        [bowl - 10.5, r * 0.36],
      ],
      body,
    );
    stage.turned(
      0,
      0,
      [
        [bowl + 10.4, r * 0.12],
        [bowl + 9.6, r * 0.42],
        [bowl + 6.5, r * 0.8],
        [bowl + 2, r * 1.02],
        [bowl + 0.4, r * 1.03],
      ],
      body,
    );
    stage.turned(
      0,
      0,
      [
        [bowl + 12.6, 1.6],
        [bowl + 11.6, 1.7],
        [bowl + 10.4, 0.6],
      ],
      { material: 'walnut', color: '#5a3d2b' },
    );
    return stage.done();
  }
  const box = width * 0.52;
  const top = height * 0.66;
  for (const sx of [-1, 1])
    stage.turned(
      sx * (box / 2 - 3),
      depth / 2 - 3,
      [
        [3, 1.6],
        [0, 1.6],
      ],
      { material: 'plastic', color: tints.black },
    );
  stage.box({ y: 3, w: box, h: top - 9, d: depth * 0.84 }, body, {
    front: (face) =>
      [0, 1]
        .map(
          (i) =>
            `<path d="${face.rect(0.6 + i * (face.width / 2), 0.6, face.width / 2 - 1.2, face.height - 1.2, 2)}" fill="#fff" fill-opacity=".05" stroke="${tone(body.color, -0.3)}" stroke-width="1.6"/>${ink.line(face.stroke(face.width / 2 + (i === 0 ? -2 : 2), 3, face.width / 2 + (i === 0 ? -2 : 2), 10), '#d7d8d6', 3.4)}`,
        )
        .join(''),
  });
  stage.box({ y: top - 6, w: box + 1, h: 6, d: depth * 0.9 }, steel, {
    front: (face) =>
      Array.from({ length: variant === 0 ? 4 : 3 }, (_, i) =>
        knob(ink, ...face.at(((i + 0.5) * face.width) / (variant === 0 ? 4 : 3), 3), face.unit() * 1.5),
      ).join(''),
  });
  for (const side of [-1, 1])
    stage.box({ x: side * (box / 2 + width * 0.12), y: top - 2, w: width * 0.22, h: 2, d: depth * 0.8 }, variant === 4 ? teak : steel);
  const z = depth * 0.42;
  const lid: Point[] = [
    [-z, top],
    [-z, top + height * 0.14],
    [-z * 0.62, height * 0.95],
    [0, height],
    [z * 0.62, height * 0.93],
    [z, top + height * 0.12],
    [z, top],
  ];
  stage.extrude('x', lid, -box / 2, box / 2, body, { curved: false });
  stage.tube(
    [
      [-box * 0.36, top + height * 0.1, z + 1.4],
      [box * 0.36, top + height * 0.1, z + 1.4],
    ],
    0.6,
    steel,
  );
  const [gx, gy] = stage.project(0, top + height * 0.2, z * 0.9);
  stage.add({ y: top, z: z + 2, w: 3, h: 3, d: 0.2 }, knob(ink, gx, gy, 13));
  return stage.done();
};

function knob(ink: Ink, x: number, y: number, r: number): string {
  const paint = ink.radial(
    [
      [0, '#f2f2ef'],
      [0.6, '#b3b5b4'],
      [1, '#6d6f6f'],
    ],
    0.36,
    0.3,
    0.8,
  );
  return `<path d="${ellipse(x + 1.5, y + 2, r, r)}" fill="#1c140c" fill-opacity=".3"/><path d="${ellipse(x, y, r, r)}" fill="${paint}"/>${ink.line(`M${n(x)} ${n(y - r * 0.7)}v${n(r * 0.6)}`, '#3c3a37', 2)}`;
}
