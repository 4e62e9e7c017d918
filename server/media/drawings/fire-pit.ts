import type { DrawingMaterial } from './kinds.ts';
import { tints } from './palette.ts';
import { ellipse, line, n } from './path.ts';
import { halo } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

const fireproof: ReadonlySet<DrawingMaterial> = new Set(['metal', 'steel', 'brass', 'concrete', 'stoneware', 'painted', 'ceramic']);

export const firePit: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const square = variant === 1 || variant === 4;
  const stage = new Stage(ink, { width, depth: square ? extent.depth : width, height: height * 1.7 }, { pitch: 18, yaw: 28 });
  const skin: Skin = fireproof.has(ink.main.material) ? ink.main : { material: 'metal', color: tints.black };
  const r = width / 2;
  const top = height;
  if (square) {
    if (variant === 4)
      for (const side of [-1, 1])
        stage.box({ x: side * width * 0.36, w: width * 0.2, h: top - 2, d: extent.depth * 0.8 }, skin, { shade: -0.05 });
    stage.box(
      { y: variant === 4 ? top * 0.45 : 0, w: width * 0.94, h: variant === 4 ? top * 0.55 - 2 : top - 2, d: extent.depth * 0.94 },
      skin,
    );
    stage.box({ y: top - 2, w: width, h: 2, d: extent.depth }, skin, {
      round: 2,
      top: (face) => bed(ink, face.rect(face.width * 0.24, face.height * 0.24, face.width * 0.52, face.height * 0.52, 3)),
    });
  } else {
    if (variant === 2)
      stage.turned(
        0,
        0,
        [
          [top, r],
          [top * 0.5, r],
          [0, r * 0.96],
        ],
        skin,
      );
    else {
      if (variant === 0)
        stage.turned(
          0,
          0,
          [
            [top * 0.34, r * 0.4],
            [0, r * 0.5],
          ],
          skin,
        );
      else
        for (const angle of [0.5, 2.1, 3.6, 5.2])
          stage.rod(
            [Math.cos(angle) * r * 0.6, top * 0.5, Math.sin(angle) * r * 0.6],
            [Math.cos(angle) * r * 0.8, 0, Math.sin(angle) * r * 0.8],
            1,
            0.8,
            skin,
          );
      stage.turned(
        0,
        0,
        [
          [top, r],
          [top * 0.8, r * (variant === 5 ? 0.99 : 0.92)],
          [top * 0.5, r * (variant === 5 ? 0.9 : 0.66)],
          [top * 0.32, r * 0.36],
        ],
        skin,
      );
    }
    const [cx, cy] = stage.project(0, top, 0);
    const u = stage.camera.unit([0, top, 0]);
    stage.add(
      { y: top, w: width * 0.8, h: 0.3, d: width * 0.8 },
      bed(ink, ellipse(cx, cy, r * 0.86 * u, r * 0.86 * u * stage.camera.tilt)),
    );
  }
  const [cx, cy] = stage.project(0, top + 0.4, 0);
  const u = stage.camera.unit([0, top, 0]);
  stage.add({ y: top + 0.4, w: r, h: height, d: r }, logs(ink, cx, cy, r * u * 0.5) + flames(ink, cx, cy, r * u * 0.56, height * u * 0.86));
  return stage.done();
};

/** The ember bed. */
export function bed(ink: Ink, path: string): string {
  return `<path d="${path}" fill="${ink.radial([
    [0, '#7a3a1c'],
    [0.5, '#3a2419'],
    [1, '#1f1a17'],
  ])}"/>`;
}

function logs(ink: Ink, cx: number, cy: number, r: number): string {
  return [
    [-0.8, -0.05, 0.55, -0.2],
    [0.8, 0, -0.5, -0.24],
    [-0.4, 0.12, 0.5, 0.1],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const path = line([
        [cx + x1 * r, cy + y1 * r],
        [cx + x2 * r, cy + y2 * r],
      ]);
      return `${ink.line(path, '#3a2a20', r * 0.17)}<g transform="translate(0 -2)">${ink.line(path, '#6d4a33', r * 0.07)}</g>`;
    })
    .join('');
}

/** Flames in three layers, from deep orange to the white-hot heart. */
function flames(ink: Ink, cx: number, cy: number, width: number, height: number): string {
  const tongue = (x: number, w: number, h: number): string =>
    `M${n(x - w)} ${n(cy)}C${n(x - w * 1.3)} ${n(cy - h * 0.4)} ${n(x - w * 0.1)} ${n(cy - h * 0.5)} ${n(x + w * 0.1)} ${n(cy - h)}C${n(x + w * 0.5)} ${n(cy - h * 0.6)} ${n(x + w * 1.5)} ${n(cy - h * 0.4)} ${n(x + w)} ${n(cy)}Z`;
  const fade = (low: string, high: string): string =>
    ink.linear(
      [
        [0, high, 0.15],
        [0.45, high, 0.85],
        [1, low, 0.95],
      ],
      [0, 0, 0, 1],
    );
  const tongues = (places: readonly (readonly [x: number, rise: number])[], broad: number): string =>
    places.map(([x, rise]) => tongue(cx + x * width, width * broad, height * rise)).join('');
  const outer = tongues(
    [
      [-0.55, 0.6],
      [-0.1, 1],
      [0.35, 0.8],
      [0.65, 0.5],
    ],
    0.3,
  );
  const inner = tongues(
    [
      [-0.3, 0.42],
      [0.08, 0.68],
      [0.36, 0.46],
    ],
    0.19,
  );
  return `${halo(ink, cx, cy - height * 0.4, height * 1.1)}<path d="${outer}" fill="${fade('#e2672a', '#f19a3e')}"/><path d="${inner}" fill="${fade('#fff1b8', '#ffd469')}"/>`;
}
