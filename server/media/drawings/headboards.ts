import { mix, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { tints } from './palette.ts';
import { at, n, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const woods: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted', 'rattan']);

export const metals: ReadonlySet<DrawingMaterial> = new Set(['metal', 'brass', 'steel']);

/** A headboard against z: panel, slats, tufted, arch, wings or spindles. */
export function board(stage: Stage, ink: Ink, width: number, low: number, high: number, z: number): void {
  const variant = ink.variant(6);
  const { main } = ink;
  const half = width / 2;
  if (metals.has(main.material)) {
    stage.tube(
      [
        [-half, low, z],
        [-half, high - 5, z],
        [-half + 5, high, z],
        [half - 5, high, z],
        [half, high - 5, z],
        [half, low, z],
      ],
      0.7,
      main,
      { curved: variant % 2 === 0 },
    );
    for (let i = 1; i < 8; i += 1)
      stage.tube(
        [
          [-half + (i * width) / 8, low, z],
          [-half + (i * width) / 8, high - 1, z],
        ],
        0.35,
        main,
      );
    return;
  }
  if (main.material === 'rattan') {
    const cane: Skin = { material: 'rattan', color: main.color };
    stage.box(
      { y: low, z, w: width, h: high - low, d: 2 },
      { material: 'oak', color: mix(main.color, tints.oak, 0.5) },
      { front: (face) => ink.form(face.rect(2.4, 2.4, face.width - 4.8, face.height - 4.8, 3), cane, { grain: 0.8 }) },
    );
    return;
  }
  if (woods.has(main.material)) {
    if (variant === 0 || variant === 3)
      stage.box({ y: low, z, w: width, h: high - low, d: 2 }, main, {
        grain: 'x',
        front: (face) => panelJoints(ink, face.stroke.bind(face), face.width, face.height, variant === 0 ? 0 : 3),
      });
    else if (variant === 1 || variant === 5) {
      for (const side of [-1, 1]) stage.box({ x: side * (half - 1.2), y: 0, z, w: 2.4, h: high, d: 2.2 }, main, { grain: 'y' });
      if (variant === 1)
        for (let i = 0; i < 4; i += 1)
          stage.box({ y: low + 4 + (i * (high - low - 4)) / 4, z, w: width - 5, h: (high - low - 4) / 4 - 1.2, d: 1.4 }, main);
      else {
        for (let i = 1; i < 12; i += 1)
          stage.box({ x: -half + (i * width) / 12, y: low, z, w: 1.1, h: high - low - 3, d: 0.9 }, main, { grain: 'y' });
        stage.box({ y: high - 3.4, z, w: width - 4, h: 2.4, d: 1.6 }, main);
      }
    } else stage.extrude('z', arch(half, low, high, variant === 2 ? 0.16 : 0.4), z - 1, z + 1, main, { curved: false });
    return;
  }
  const seams = (map: (u: number, v: number) => Point): string => tufts(ink, map, half, low, high, variant);
  if (variant === 2 || variant === 4)
    stage.extrude('z', arch(half, low, high, variant === 2 ? 0.34 : 0.14), z - 1.6, z + 1.8, main, { curved: false, onFace: seams });
  else {
    stage.soft({ y: low, z, w: width, h: high - low, d: 3.6 }, main, { radius: 1.5, puff: 0.1 });
    const front = z + 1.8;
    stage.add(
      { y: low + 0.1, z: front + 0.1, w: width - 0.2, h: high - low, d: 0.1 },
      seams((u, v) => stage.project(u, v, front)),
    );
    if (variant === 3)
      for (const side of [-1, 1])
        stage.soft({ x: side * (half + 1), y: low - 4, z: z + 3, w: 2.6, h: high - low + 4, d: 9 }, main, { radius: 1.1 });
  }
}

function panelJoints(
  ink: Ink,
  stroke: (u1: number, v1: number, u2: number, v2: number) => string,
  width: number,
  height: number,
  parts: number,
): string {
  if (parts === 0) return '';
  let path = '';
  for (let i = 1; i < parts; i += 1) path += stroke((width * i) / parts, 0.5, (width * i) / parts, height);
  return ink.seam(path, ink.main.color, 2);
}

/** A board whose upper edge rises in the middle by a share of its height. */
function arch(half: number, low: number, high: number, rise: number): Point[] {
  const shoulder = high - (high - low) * rise;
  const curve = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI - (i / 16) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [half * Math.sign(c) * Math.abs(c) ** 0.8, shoulder + (high - shoulder) * s ** 0.8];
  });
  return [[-half, low], ...curve, [half, low]];
}

/** Channels, buttons or a border on an upholstered headboard. */
function tufts(ink: Ink, map: (u: number, v: number) => Point, half: number, low: number, high: number, variant: number): string {
  const color = ink.main.color;
  if (variant === 0 || variant === 4) {
    let path = '';
    for (let i = 1; i < 8; i += 1)
      path += `M${at(map(-half + (i * half) / 4, low))}L${at(map(-half + (i * half) / 4, high - (variant === 4 ? 4 : 1)))}`;
    return ink.seam(path, color, 2);
  }
  if (variant === 1 || variant === 5) {
    let buttons = '';
    let pulls = '';
    for (let row = 0; row < 3; row += 1)
      for (let i = 0; i < (row % 2 === 0 ? 6 : 5); i += 1) {
        const u = -half + ((i + (row % 2 === 0 ? 0.5 : 1)) * half * 2) / 6;
        const v = high - 4 - row * 6.5;
        if (v < low + 2) continue;
        const [x, y] = map(u, v);
        buttons += `<circle cx="${n(x)}" cy="${n(y)}" r="3" fill="${tone(color, -0.08)}" stroke="${tone(color, -0.2)}" stroke-width=".8"/>`;
        pulls += `M${n(x - 11)} ${n(y - 11)}L${n(x)} ${n(y)}L${n(x + 11)} ${n(y - 11)}`;
      }
    return (variant === 1 ? ink.line(pulls, tone(color, -0.16), 2, 0.5) : '') + buttons;
  }
  const inset = 3;
  if (variant === 2)
    return ink.piping(
      `M${arch(half - inset, low, high - inset, 0.34)
        .map(([u, v]) => at(map(u, v)))
        .join('L')}`,
      color,
      2.4,
    );
  return ink.piping(
    `M${at(map(-half + inset, low))}L${at(map(-half + inset, high - inset))}L${at(map(half - inset, high - inset))}L${at(map(half - inset, low))}`,
    color,
    2.4,
  );
}

export const headboard: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, { ...extent, depth: Math.max(extent.depth, 6) }, { yaw: 24, pitch: 6 });
  const low = extent.height * 0.28;
  const posts = woods.has(ink.main.material) && ink.variant(4) === 1;
  if (!posts)
    for (const side of [-1, 1])
      stage.box({ x: side * extent.width * 0.4, w: 2.4, h: low + 3, d: 1.4 }, { material: 'oak', color: tints.oak }, { grain: 'y' });
  board(stage, ink, extent.width, low, extent.height, 0);
  return stage.done();
};
