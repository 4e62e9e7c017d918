import { mix, tone } from './color.ts';
import { tints } from './palette.ts';
import { at, between, n, type Point, smooth } from './path.ts';
import { pillow } from './seating.ts';
import type { Stage } from './stage.ts';
import type { Ink, Skin } from './studio.ts';

interface Bedding {
  readonly width: number;
  readonly depth: number;
  /** Height of the mattress top. */
  readonly top: number;
  readonly low: number;
  readonly hem: number;
}

/** Pillows and a duvet that hangs over the sides and foot in soft folds. */
export function linens(stage: Stage, ink: Ink, { width, depth, top, hem }: Bedding): void {
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
