import { block, type Eye, eyeAt, faceMatrix } from './block.ts';
import { stuffed } from './cloth.ts';
import { tone } from './color.ts';
import { line, n, type Point, roundedPolygon, smooth } from './path.ts';
import type { Ink, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** What lies on the bed. */
export interface Bedding {
  /** Cloth over the bed, and its pattern for a face given by matrix. */
  readonly cover: Skin;
  readonly pattern?: (matrix: string) => string | undefined;
  /** How far up the bed the cover reaches (1 is the headboard), and its loft. */
  readonly reach?: number;
  readonly loft?: number;
  /** The sheet or reverse that shows where the cover is folded back. */
  readonly fold?: string;
  readonly sheet?: string;
  readonly pillows: readonly Skin[];
  readonly pillowPattern?: boolean;
  /** A blanket laid across the foot. */
  readonly across?: { readonly skin: Skin; readonly pattern?: (matrix: string) => string | undefined };
  readonly headboard: number;
}

const [width, depth, rise] = [350, 410, 108];

/** A made bed seen from the foot, its right side towards us. */
export function bedScene(ink: Ink, bedding: Bedding): string {
  const eye = eyeAt(322, 575, 31, 24);
  const { sheet = '#f7f3ea' } = bedding;
  const half = width / 2;
  ink.bounds = { left: 55, top: 135, right: 745, bottom: 700 };
  const floor: Point[] = [eye(-half, 0, -depth / 2), eye(half + 10, 0, -depth / 2), eye(half + 10, 0, depth / 2), eye(-half, 0, depth / 2)];
  const base: Skin = { material: 'oak', color: '#b98f60' };
  const linen: Skin = { material: 'cotton', color: sheet };
  const scene =
    ink.drop(line(floor, true), 14, 12, 14, 0.36) +
    headboard(ink, eye, bedding.headboard) +
    block(ink, eye, [-half - 4, 14, -depth / 2 - 4], [width + 8, 34, depth + 4], { skin: base }) +
    block(ink, eye, [-half, 48, -depth / 2], [width, rise - 52, depth], { skin: linen, round: 14, grain: 0 }) +
    pillowsOf(ink, eye, bedding) +
    coverOf(ink, eye, bedding) +
    (bedding.across === undefined ? '' : acrossFoot(ink, eye, bedding.across, bedding.loft ?? 12));
  return `<g transform="matrix(1.27 0 0 1.27 -9 -147)">${scene}</g>`;
}

function headboard(ink: Ink, eye: Eye, shape: number): string {
  const z = depth / 2 + 4;
  const half = width / 2 + 6;
  if (shape % 3 === 0) {
    const skin: Skin = { material: 'linen', color: '#d3c6b1' };
    const back = block(ink, eye, [-half, 20, z], [half * 2, 210, 22], { skin, round: 12 });
    const channels = Array.from({ length: 7 }, (_, i) =>
      line([eye(-half + ((i + 1) * half) / 4, 226, z), eye(-half + ((i + 1) * half) / 4, 110, z)]),
    ).join('');
    return back + ink.seam(channels, skin.color, 2.6);
  }
  const wood: Skin = { material: shape % 3 === 1 ? 'oak' : 'walnut', color: shape % 3 === 1 ? '#c29a68' : '#6f4b34' };
  if (shape % 3 === 1) return block(ink, eye, [-half, 0, z], [half * 2, 205, 12], { skin: wood });
  const posts = [-half, half - 14].map((x) => block(ink, eye, [x, 0, z], [14, 220, 14], { skin: wood, round: 1 })).join('');
  const slats = Array.from({ length: 8 }, (_, i) =>
    block(ink, eye, [-half + 30 + (i * (half * 2 - 70)) / 7, 60, z + 3], [10, 140, 6], { skin: wood, grain: 0, round: 1 }),
  ).join('');
  return slats + block(ink, eye, [-half, 196, z], [half * 2, 16, 14], { skin: wood }) + posts;
}

function pillowsOf(ink: Ink, eye: Eye, { pillows, pattern, pillowPattern = true }: Bedding): string {
  let out = '';
  const rows = Math.ceil(pillows.length / 2);
  for (let row = 0; row < rows; row += 1) {
    const z = depth / 2 - 14 - row * 44;
    const inRow = pillows.slice(row * 2, row * 2 + 2);
    inRow.forEach((skin, i) => {
      const small = inRow.length === 1;
      const w = small ? 150 : 164;
      const h = small ? 84 : 104 - row * 6;
      const x = small ? -w / 2 : -width / 2 + 8 + i * 170;
      const lay = faceMatrix(eye, 'front', x, rise + h - 8, z);
      const marks = pillowPattern && skin === ink.main ? pattern?.('scale(.8)') : undefined;
      const print = marks === undefined ? undefined : `<path d="M-10 -10h${w + 20}v${h + 30}h-${w + 20}z" fill="${marks}"/>`;
      out += `<g transform="${lay}">${stuffed(ink, 0, 0, w, h, skin, { marks: print, swell: 0.1 })}</g>`;
    });
  }
  return out;
}

/** The cover: a soft top, and drops at the foot and the right side that fall in folds. */
function coverOf(ink: Ink, eye: Eye, bedding: Bedding): string {
  const { cover, pattern, reach = 0.7, loft = 16, fold } = bedding;
  const half = width / 2 + 8;
  const near = -depth / 2 - 10;
  const far = -depth / 2 + depth * reach;
  const y = rise + loft - 6;
  const c = cover.color;
  const hem = 30;
  const wave = (from: readonly [number, number], to: readonly [number, number], count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      return eye(
        from[0] + (to[0] - from[0]) * t + (from[1] === to[1] ? 0 : i % 2 === 0 ? 5 : -4),
        hem + (i % 2 === 0 ? -5 : 4),
        from[1] + (to[1] - from[1]) * t - (from[1] === to[1] ? (i % 2 === 0 ? 6 : -2) : 0),
      );
    });
  const foot = wave([-half, near], [half, near], 8);
  const flank = wave([half, near], [half, far], 10);
  const [a, b, d, e] = [eye(-half, y, near + 8), eye(half, y, near + 8), eye(half, y, far), eye(-half, y, far)];
  const cornerLow = foot[foot.length - 1] ?? b;
  flank[0] = cornerLow;
  const front = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Q${n(cornerLow[0] + 3)} ${n(b[1] + 30)} ${n(cornerLow[0])} ${n(cornerLow[1])}${smooth([...foot].reverse()).replace(/^M[^C]*/, '')}Q${n((foot[0]?.[0] ?? 0) - 4)} ${n(a[1] + 24)} ${n(a[0])} ${n(a[1])}Z`;
  const side = `M${n(b[0])} ${n(b[1])}L${n(d[0])} ${n(d[1])}L${n(flank[10]?.[0] ?? 0)} ${n(flank[10]?.[1] ?? 0)}${smooth([...flank].reverse()).replace(/^M[^C]*/, '')}Z`;
  const top = roundedPolygon([e, d, b, a], 16, 4);
  const matrix = (face: 'front' | 'side' | 'top'): string =>
    faceMatrix(eye, face, face === 'side' ? half : -half, y, face === 'top' ? far : near);
  const fall = (up: number): string =>
    ink.linear(
      [
        [0, tone(c, up + 0.02)],
        [0.5, tone(c, up - 0.02)],
        [1, tone(c, up - 0.14)],
      ],
      [0, 0, 0, 1],
    );
  const lie = ink.linear(
    [
      [0, tone(c, 0.02)],
      [0.55, tone(c, 0.085)],
      [1, tone(c, 0.03)],
    ],
    [0.4, 0, 0.2, 1],
  );
  return (
    ink.layers(side, [fall(-0.07), ink.texture(cover, { matrix: matrix('side') }), pattern?.(matrix('side'))]) +
    ripples(ink, side, flank, y - hem, c) +
    ink.layers(front, [fall(0), ink.texture(cover, { matrix: matrix('front') }), pattern?.(matrix('front'))]) +
    ripples(ink, front, foot, y - hem, c) +
    ink.layers(top, [lie, ink.texture(cover, { matrix: matrix('top') }), pattern?.(matrix('top'))]) +
    clipped(ink, top, creases(ink, eye, half, near, far, y, c)) +
    ink.line(
      line([
        [a[0] + 14, a[1] + 1],
        [b[0] - 8, b[1] + 1],
        [d[0] - 4, d[1] + 2],
      ]),
      tone(c, 0.16),
      7,
      0.32,
    ) +
    (fold === undefined ? '' : turnedBack(ink, eye, half, far, y, { material: cover.material, color: fold }))
  );
}

/** Vertical folds of a drop: soft dark valleys under the waves of its hem. */
function ripples(ink: Ink, outline: string, hem: readonly Point[], height: number, color: string): string {
  let dark = '';
  let light = '';
  hem.forEach(([x, y], i) => {
    const d = `M${n(x)} ${n(y + 4)}Q${n(x - 3)} ${n(y - height * 0.4)} ${n(x + ink.range(-9, 9))} ${n(y - height * ink.range(0.6, 0.85))}`;
    if (i % 2 === 1) dark += d;
    else light += d;
  });
  return clipped(ink, outline, ink.line(dark, tone(color, -0.24), 13, 0.22) + ink.line(light, tone(color, 0.12), 9, 0.24));
}

/** The soft hills of a filled cover. */
function creases(ink: Ink, eye: Eye, half: number, near: number, far: number, y: number, color: string): string {
  let dark = '';
  let light = '';
  for (let i = 0; i < 9; i += 1) {
    const [x, z] = [ink.range(-half * 0.9, half * 0.7), ink.range(near + 20, far - 30)];
    const [p, q] = [eye(x, y, z), eye(x + ink.range(40, 110), y, z + ink.range(-50, 60))];
    const d = `M${n(p[0])} ${n(p[1])}Q${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2 - ink.range(-12, 12))} ${n(q[0])} ${n(q[1])}`;
    dark += d;
    light += `M${n(p[0] - 3)} ${n(p[1] - 7)}${d.slice(d.indexOf('Q'))}`;
  }
  return ink.line(light, tone(color, 0.16), 8, 0.2) + ink.line(dark, tone(color, -0.2), 5, 0.13);
}

function turnedBack(ink: Ink, eye: Eye, half: number, far: number, y: number, skin: Skin): string {
  const low = far - 54;
  const quad = [eye(-half, y + 7, far), eye(half, y + 7, far), eye(half, y + 7, low), eye(-half, y + 7, low)];
  const [, , p, q] = quad;
  const drop = [eye(half, y + 7, far), eye(half, 40, far), eye(half, 36, low), eye(half, y + 7, low)];
  const rim = p === undefined || q === undefined ? '' : `<g transform="translate(1 5)">${ink.line(line([q, p]), '#1d1208', 7, 0.16)}</g>`;
  return ink.form(roundedPolygon(drop, 4), skin, { shade: -0.07 }) + rim + ink.form(roundedPolygon(quad, 7, 2), skin, { light: 'top' });
}

function acrossFoot(
  ink: Ink,
  eye: Eye,
  { skin, pattern }: { skin: Skin; pattern?: (matrix: string) => string | undefined },
  loft: number,
): string {
  const half = width / 2 + 12;
  const [near, far, y] = [-depth / 2 + 26, -depth / 2 + 142, rise + loft];
  const top = [eye(-half, y, far), eye(half, y, far), eye(half, y, near), eye(-half, y, near)];
  const side = [eye(half, y, far), eye(half, 50, far - 4), eye(half, 44, near), eye(half, y, near)];
  const at = faceMatrix(eye, 'top', -half, y, far);
  const atSide = faceMatrix(eye, 'side', half, y, near);
  const threads = Array.from({ length: 16 }, (_, i) => {
    const [x, py] = eye(half, 48, near + ((far - near) * (i + 0.5)) / 16);
    return `M${n(x)} ${n(py)}q${n(ink.range(-2, 2))} 10 ${n(ink.range(-2, 2))} 22`;
  }).join('');
  const [, , p, q] = top;
  const lip = p === undefined || q === undefined ? '' : `<g transform="translate(0 4)">${ink.line(line([q, p]), '#1d1208', 6, 0.16)}</g>`;
  return (
    lip +
    ink.line(threads, tone(skin.color, -0.1), 3) +
    ink.layers(roundedPolygon(side, 4), [ink.surface(skin, 'top', -0.08), ink.texture(skin, { matrix: atSide }), pattern?.(atSide)]) +
    ink.layers(roundedPolygon(top, 8, 2), [ink.surface(skin, 'top', 0.02), ink.texture(skin, { matrix: at }), pattern?.(at)])
  );
}
