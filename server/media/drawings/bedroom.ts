import { mix, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { stand } from './legs.ts';
import { tints } from './palette.ts';
import { at, between, n, type Point, smooth } from './path.ts';
import { pillow } from './seating.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

const woods: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted', 'rattan']);
const metals: ReadonlySet<DrawingMaterial> = new Set(['metal', 'brass', 'steel']);

/** A headboard against z: panel, slats, tufted, arch, wings or spindles. */
function board(stage: Stage, ink: Ink, width: number, low: number, high: number, z: number): void {
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

const bed: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent, { yaw: 33, pitch: 17 });
  const variant = ink.variant(6);
  const { main } = ink;
  const hard = woods.has(main.material) || metals.has(main.material);
  const legs = variant === 4 ? 1.5 : 7;
  const rail = hard ? 5 : 8;
  const zHead = -depth / 2 + 1.6;
  board(stage, ink, width, hard ? legs + 2 : 3, height, zHead);
  const foot: Skin = hard ? main : { material: 'oak', color: ink.accent };
  stand(stage, metals.has(main.material) ? 'round' : variant === 4 ? 'plinth' : variant % 2 === 0 ? 'splayed' : 'square', {
    width: width - 1,
    depth: depth - 3,
    z: 1.2,
    height: legs,
    skin: foot,
    inset: 2.4,
    thick: 2.4,
  });
  const frame = { y: legs, z: 1.4, w: width, h: rail, d: depth - 4 };
  if (hard) stage.box(frame, main.material === 'rattan' ? { material: 'oak', color: mix(main.color, tints.oak, 0.5) } : main, { round: 2 });
  else stage.soft(frame, main, { radius: 1.3 });
  const top = legs + rail;
  const sheet: Skin = { material: 'cotton', color: '#f3f0ea' };
  stage.soft({ y: top - 1, z: 2, w: width - 4, h: 9, d: depth - 8 }, sheet, { radius: 2 });
  linens(stage, ink, { width, depth, top: top + 8, low: top - 2, hem: legs + 3 });
  return stage.done();
};

interface Bedding {
  readonly width: number;
  readonly depth: number;
  /** Height of the mattress top. */
  readonly top: number;
  readonly low: number;
  readonly hem: number;
}

/** Pillows and a duvet that hangs over the sides and foot in soft folds. */
function linens(stage: Stage, ink: Ink, { width, depth, top, hem }: Bedding): void {
  const cloths: readonly (readonly [string, string])[] = [
    ['#efe9de', '#a9b5a5'],
    ['#f4f1ea', '#c9b6a0'],
    ['#e9e3d8', '#8f9ba6'],
    ['#f1ebe1', '#b98a6d'],
    ['#eeeae2', '#7e8a78'],
    ['#f3eee6', '#cbbfae'],
  ];
  const [white, tinted] = cloths[ink.variant(6)] ?? ['#efe9de', '#a9b5a5'];
  const duvet: Skin = { material: 'linen', color: ink.variant(2) === 0 ? tinted : white };
  const zTop = -depth / 2 + depth * 0.3;
  const edge = width / 2 - 0.6;
  const front = depth / 2 - 1.4;
  const P = (x: number, y: number, z: number): Point => stage.project(x, y, z);
  const right = stage.camera.eye[0] > 0 ? 1 : -1;
  const y = top + 1.6;
  const surface = [
    P(-edge, y, zTop),
    P(0, y + 0.6, zTop - 1),
    P(edge, y, zTop),
    P(edge + 0.3, y, 0),
    P(edge, y, front),
    P(0, y + 0.4, front + 0.3),
    P(-edge, y, front),
    P(-edge - 0.3, y, 0),
  ];
  const drape = (from: Point, to: Point, fall: (share: number) => number): string => {
    const steps = 10;
    const under = Array.from({ length: steps + 1 }, (_, i): Point => {
      const [x, yy] = between(to, from, i / steps);
      return [x, yy + fall(1 - i / steps) + ink.range(-2.5, 2.5)];
    });
    return `M${at(from)}L${at(to)}L${smooth(under).slice(1)}Z`;
  };
  const unit = stage.camera.unit([0, top, 0]);
  const drop = (y - hem) * unit;
  const [fl, fr] = [P(-edge, y - 0.8, front), P(edge, y - 0.8, front)];
  const [sb, sf] = [P(right * edge, y - 0.8, zTop), P(right * edge, y - 0.8, front)];
  const side = drape(sf, sb, (share) => drop * (0.98 - share * 0.12));
  const face = drape(fl, fr, () => drop);
  const shade = stage.camera.shade([right, 0, 0]);
  const folds = (from: Point, to: Point, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const [x, yy] = between(from, to, (i + 0.4 + ink.random() * 0.4) / count);
      return `M${n(x)} ${n(yy + 6)}q${n(ink.range(-4, 4))} ${n(drop * 0.5)} ${n(ink.range(-5, 5))} ${n(drop * 0.86)}`;
    }).join('');
  const creases = Array.from({ length: 6 }, () => {
    const [x, yy] = P(ink.range(-edge * 0.8, edge * 0.6), y + 0.5, ink.range(zTop + 6, front - 8));
    return `M${n(x)} ${n(yy)}q${n(ink.range(20, 45))} ${n(ink.range(-12, 6))} ${n(ink.range(55, 95))} ${n(ink.range(-6, 16))}`;
  }).join('');
  const cloth = duvet.color;
  const markup =
    ink.form(side, duvet, { light: 'top', shade: shade * 0.8 }) +
    ink.line(folds(sf, sb, 7), tone(cloth, shade - 0.1), 5, 0.35) +
    ink.form(face, duvet, { light: 'top', shade: -0.03 }) +
    ink.line(folds(fl, fr, 6), tone(cloth, -0.13), 5, 0.35) +
    `<g stroke="${tone(cloth, 0.06)}" stroke-width="9" stroke-linejoin="round">${ink.form(smooth(surface, true, 0.5), duvet, { light: 'flat', shade: 0.05 })}</g>` +
    ink.line(creases, tone(cloth, -0.06), 7, 0.22) +
    `<g transform="translate(-1 -3)">${ink.line(creases, tone(cloth, 0.12), 4, 0.25)}</g>`;
  stage.add({ y: hem, z: (zTop + front) / 2, w: width + 1, h: y - hem, d: front - zTop }, markup);
  fold(stage, ink, edge, y, zTop, white);
  const zPillow = -depth / 2 + 9;
  const each = width > 50 ? 2 : 1;
  const size = (width - 6) / each;
  for (const [row, color] of [
    [0, tone(white, 0)],
    [1, duvet.color === white ? tinted : white],
  ] as const)
    for (let i = 0; i < each; i += 1) {
      const x = -width / 2 + 3 + size * (i + 0.5);
      bedPillow(stage, ink, x, top, zPillow + row * 6.5, size * (row === 0 ? 0.94 : 0.86), row === 0 ? 17 : 14, color);
    }
  if (ink.variant(3) !== 2) pillow(stage, ink, -width * 0.02, top, zPillow + 14, mix(tinted, tints.clay, 0.55), 14);
}

/** The turned-back edge of the duvet, showing its lining. */
function fold(stage: Stage, ink: Ink, edge: number, y: number, z: number, color: string): void {
  const lower = [stage.project(-edge - 0.4, y + 0.6, z + 9), stage.project(0, y + 1, z + 9.6), stage.project(edge + 0.4, y + 0.6, z + 9)];
  const upper = [stage.project(edge + 0.2, y + 1.2, z - 1), stage.project(0, y + 1.8, z - 1.6), stage.project(-edge - 0.2, y + 1.2, z - 1)];
  const path = `${smooth(lower)}L${smooth(upper).slice(1)}Z`;
  const skin: Skin = { material: 'cotton', color };
  stage.add(
    { y: y + 0.1, z: z + 4, w: edge * 2, h: 1.4, d: 10 },
    `<g stroke="${tone(color, 0.03)}" stroke-width="6" stroke-linejoin="round">${ink.form(path, skin, { light: 'top', shade: 0.01 })}</g>${ink.seam(smooth(lower), color, 1.5)}`,
  );
}

/** A sleeping pillow that leans on the headboard. */
function bedPillow(stage: Stage, ink: Ink, x: number, y: number, z: number, width: number, height: number, color: string): void {
  const P = (u: number, v: number, w: number): Point => stage.project(x + u * width * 0.5, y + v * height, z + w);
  const outline = smooth(
    [
      P(-0.98, 0.06, 3),
      P(-0.4, -0.01, 3.6),
      P(0.4, -0.01, 3.6),
      P(0.98, 0.06, 3),
      P(0.9, 0.5, 0.6),
      P(0.98, 0.98, -2.4),
      P(0.3, 0.92, -2),
      P(-0.3, 0.92, -2),
      P(-0.98, 0.98, -2.4),
      P(-0.9, 0.5, 0.6),
    ],
    true,
  );
  const skin: Skin = { material: 'cotton', color };
  const glow = ink.radial(
    [
      [0, tone(color, 0.08), 0.9],
      [0.6, tone(color, 0.02), 0.2],
      [1, tone(color, -0.13), 0.55],
    ],
    0.42,
    0.35,
    0.66,
  );
  stage.add(
    { x, y, z, w: width * 0.96, h: height, d: 5 },
    ink.layers(outline, [ink.surface(skin, 'top'), glow]) +
      ink.seam(`${smooth([P(-0.9, 0.2, 3), P(-0.84, 0.5, 1.6), P(-0.92, 0.86, -1.4)])}`, color, 1),
  );
}

const headboard: KindFunction = (drawing, ink) => {
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

const mattress: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const base = variant % 2 === 0 ? 0 : 7;
  const tall = height + base;
  const stage = new Stage(ink, { width, depth, height: tall }, { yaw: 34, pitch: 19 });
  const { main } = ink;
  const border: Skin = { material: 'linen', color: variant === 0 || variant === 3 ? mix(main.color, '#8d8577', 0.35) : main.color };
  if (base > 0) {
    stand(stage, 'splayed', { width, depth, height: base - 2, skin: { material: 'oak', color: ink.accent }, inset: 4, thick: 2.6 });
    stage.box({ y: base - 2.6, w: width + 1, h: 2.6, d: depth + 1 }, { material: 'oak', color: ink.accent });
  }
  stage.soft({ y: base, w: width, h: height * 0.62, d: depth }, border, { radius: 2, puff: 0.1, piped: true });
  stage.soft({ y: base + height * 0.6, w: width, h: height * 0.4, d: depth }, main, { radius: 2.2, puff: 0.2, piped: true });
  stage.add({ y: tall + 0.01, w: width - 2, h: 0.1, d: depth - 2 }, quilting(stage, ink, width, depth, tall, variant));
  return stage.done();
};

/** The stitched pattern of a mattress top: diamonds, waves or squares. */
function quilting(stage: Stage, ink: Ink, width: number, depth: number, y: number, variant: number): string {
  const [x, z] = [width / 2 - 2.5, depth / 2 - 2.5];
  let path = '';
  const count = 7;
  for (let i = 1; i < count; i += 1) {
    const [u, w] = [-x + (i / count) * 2 * x, -z + (i / count) * 2 * z];
    if (variant % 3 === 1)
      path += smooth(Array.from({ length: 9 }, (_, k): Point => stage.project(u + (k % 2 === 0 ? 1.6 : -1.6), y, -z + (k / 8) * 2 * z)));
    else if (variant % 3 === 2)
      path += `M${at(stage.project(u, y, -z))}L${at(stage.project(u, y, z))}M${at(stage.project(-x, y, w))}L${at(stage.project(x, y, w))}`;
    else
      path += `M${at(stage.project(u, y, -z))}L${at(stage.project(x, y, z - (2 * z * i) / count))}M${at(stage.project(u, y, z))}L${at(stage.project(-x, y, -z + (i / count) * 2 * z))}M${at(stage.project(-x, y, w))}L${at(stage.project(x - (2 * x * i) / count, y, z))}M${at(stage.project(u, y, -z))}L${at(stage.project(-x, y, -z + (2 * z * i) / count))}`;
  }
  return `${ink.line(path, tone(ink.main.color, -0.1), 2, 0.55)}<g transform="translate(1 1.8)">${ink.line(path, '#fff', 1.6, 0.5)}</g>`;
}

export const bedroom = { bed, headboard, mattress };
