import { bedScene } from './bed-scene.ts';
import { bedPattern, patchwork } from './bedding-patterns.ts';
import { faceMatrix } from './block.ts';
import { drape, type Fold, pile, stuffed } from './cloth.ts';
import { mix, tone } from './color.ts';
import { contrast } from './contrast.ts';
import { line, n, roundedPolygon } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { ladder } from './throws.ts';

const white: Skin = { material: 'cotton', color: '#f6f1e7' };

const paired = (skin: Skin): Skin[] => [skin, skin];

/** Folded bedding with pillowcases on top, tied with a ribbon where `tie` names its colour. */
function folded(
  ink: Ink,
  cx: number,
  base: number,
  folds: readonly Fold[],
  options: { width?: number; depth?: number; tie?: string; pattern?: (matrix: string) => string | undefined } = {},
): string {
  const { width = 470, depth = 350, tie, pattern } = options;
  const { markup, top, eye } = pile(ink, cx, base, width, depth, folds);
  const [x, z] = [width / 2, depth / 2];
  let out = markup;
  const print = pattern?.(faceMatrix(eye, 'top', -x, top, z));
  if (print !== undefined)
    out += `<path d="${roundedPolygon([eye(-x, top, z), eye(x, top, z), eye(x, top, -z), eye(-x, top, -z)], 18)}" fill="${print}"/>`;
  if (tie !== undefined) {
    const across = line([eye(-x, top, 14), eye(x, top, 14), eye(x, top, -14), eye(-x, top, -14)], true);
    const up = line([eye(-22, top, -z), eye(14, top, -z), eye(14, 0, -z), eye(-22, 0, -z)], true);
    const over = line([eye(-22, top, z), eye(14, top, z), eye(14, top, -z), eye(-22, top, -z)], true);
    const right = line([eye(x, top, 14), eye(x, 0, 14), eye(x, 0, -14), eye(x, top, -14)], true);
    const [kx, ky] = eye(-4, top, 0);
    const bow = `M${n(kx)} ${n(ky)}c-50 -42 -84 -20 -70 0s44 14 70 0c40 -46 90 -34 76 -8s-50 18 -76 8`;
    out += `<path d="${across}${over}" fill="${tone(tie, 0.03)}"/><path d="${up}" fill="${tie}"/><path d="${right}" fill="${tone(tie, -0.1)}"/>${ink.line(`M${n(kx)} ${n(ky)}q-16 26 -50 44M${n(kx)} ${n(ky)}q24 24 58 32`, tone(tie, -0.05), 15)}${ink.line(bow, tone(tie, -0.08), 14)}<g transform="translate(-1 -2)">${ink.line(bow, tone(tie, 0.08), 7)}</g>`;
  }
  ink.bounds = { left: cx - width * 0.66, top: base - top - 150, right: cx + width * 0.66, bottom: base + 90 };
  return out;
}

const duvetSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const pattern = (matrix: string): string | undefined => bedPattern(ink, shape, matrix);
  const reverse = mix(contrast(ink), '#f3ece0', 0.55);
  if (drawing.view === 'angle') {
    const stack = folded(
      ink,
      400,
      640,
      [
        { skin: ink.main, layers: 3, thick: 56 },
        { skin: { ...ink.main, color: reverse }, layers: 2, thick: 30, inset: 8 },
        { skin: ink.main, layers: 2, thick: 26, inset: 12 },
      ],
      { pattern },
    );
    return stack;
  }
  const shams =
    shape % 2 === 0 ? [...paired(white), ...paired(ink.main)] : [...paired(ink.main), { material: 'linen', color: reverse } as Skin];
  return bedScene(ink, {
    cover: ink.main,
    pattern,
    fold: shape % 3 === 2 ? undefined : reverse,
    pillows: shams,
    headboard: shape,
    loft: 20,
    reach: shape % 3 === 2 ? 0.62 : 0.72,
  });
};

const quilt: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const pattern = (matrix: string): string => patchwork(ink, shape, matrix);
  if (drawing.view === 'angle') {
    if (shape % 2 === 1)
      return `${ladder(ink, [110, 270, 430, 590])}${drape(ink, 225, 106, 350, 470, ink.main, { pleats: 3, flare: 0.01, marks: `<path d="M150 100h500v520h-500z" fill="${patchwork(ink, shape, 'translate(225 106)')}"/>` })}`;
    return folded(ink, 400, 610, [{ skin: ink.main, layers: 4, thick: 42 }], { pattern });
  }
  return bedScene(ink, {
    cover: ink.main,
    pattern,
    pillows: shape % 2 === 0 ? [...paired(white), ...paired(ink.main)] : [...paired(ink.main), ink.main],
    headboard: shape + 1,
    loft: 8,
    reach: 0.68,
  });
};

const sheetSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const pattern = (matrix: string): string | undefined => bedPattern(ink, shape === 4 ? 0 : shape, matrix);
  if (drawing.view === 'angle')
    return bedScene(ink, {
      cover: ink.main,
      pattern,
      sheet: ink.main.color,
      pillows: [...paired(ink.main), ...paired(ink.main)],
      fold: tone(ink.main.color, 0.03),
      headboard: shape + 2,
      loft: 3,
      reach: 0.66,
    });
  const soft = tone(ink.main.color, 0.03);
  const sets: readonly (readonly Fold[])[] = [
    [
      { skin: ink.main, layers: 4, thick: 26 },
      { skin: ink.main, layers: 4, thick: 22, inset: 8 },
      { skin: ink.main, layers: 2, thick: 20, inset: 16 },
    ],
    [
      { skin: ink.main, layers: 5, thick: 24 },
      { skin: ink.main, layers: 3, thick: 24, inset: 8 },
    ],
    [
      { skin: ink.main, layers: 4, thick: 30 },
      { skin: { ...ink.main, color: soft }, layers: 3, thick: 26, inset: 10 },
    ],
  ];
  const print = shape === 0 || shape === 4 ? undefined : pattern;
  return folded(ink, 400, 620, sets[shape % 3] ?? [], { tie: shape % 2 === 0 ? contrast(ink) : undefined, pattern: print });
};

const bedPillow: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const seam = (x: number, y: number, w: number, h: number): string => {
    if (shape === 1) return ink.line(`M${n(x)} ${n(y + h * 0.12)}h${n(w)}M${n(x)} ${n(y + h * 0.88)}h${n(w)}`, contrast(ink), 3, 0.7);
    if (shape === 2)
      return ink.line(
        Array.from({ length: 9 }, (_, i) => `M${n(x + ((i + 0.5) * w) / 9)} ${n(y)}v${n(h)}`).join(''),
        contrast(ink),
        3,
        0.55,
      );
    if (shape === 3)
      return ink.line(
        Array.from(
          { length: 15 },
          (_, i) => `M${n(x - h + i * (w / 7))} ${n(y)}l${n(h)} ${n(h)}M${n(x - h + i * (w / 7) + h)} ${n(y)}l${n(-h)} ${n(h)}`,
        ).join(''),
        tone(ink.main.color, -0.18),
        2.4,
        0.45,
      );
    if (shape === 4)
      return ink.line(`M${n(x + w * 0.06)} ${n(y + h * 0.08)}h${n(w * 0.88)}v${n(h * 0.84)}h${n(-w * 0.88)}z`, contrast(ink), 3, 0.6);
    return '';
  };
  const pillow = (x: number, y: number, w: number, h: number, swell = 0.12): string =>
    stuffed(ink, x, y, w, h, ink.main, { marks: seam(x, y, w, h), swell, piped: shape === 0 || shape === 5 });
  if (drawing.view === 'angle')
    return pillow(120, 500, 540, 190, 0.2) + pillow(140, 345, 530, 185, 0.2) + (shape % 2 === 0 ? pillow(130, 195, 540, 180, 0.2) : '');
  if (shape % 3 === 2) {
    ink.bounds = { left: 95, top: 250, right: 710, bottom: 690 };
    return `<g transform="rotate(-4 400 400)">${pillow(130, 210, 540, 350)}</g>${pillow(100, 330, 590, 360)}`;
  }
  const h = shape % 3 === 1 ? 500 : 410;
  const w = shape % 3 === 1 ? 510 : 640;
  ink.bounds = { left: 400 - w / 2, top: 670 - h, right: 400 + w / 2, bottom: 670 };
  return pillow(400 - w / 2, 670 - h, w, h);
};

const blanket: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const stripe =
    shape === 0 || shape === 3
      ? undefined
      : (matrix: string): string | undefined => bedPattern(ink, [0, 1, 2, 0, 4, 2][shape] ?? 0, matrix);
  if (drawing.view === 'angle')
    return bedScene(ink, {
      cover: { material: 'linen', color: '#efe8db' },
      pillows: [...paired(white), { material: 'linen', color: ink.main.color }],
      fold: '#faf6ee',
      headboard: shape,
      across: { skin: ink.main, pattern: stripe },
    });
  if (shape % 3 === 2)
    return bedScene(ink, { cover: ink.main, pattern: stripe, pillows: paired(white), headboard: shape, loft: 6, reach: 0.64 });
  const border = shape === 3 ? contrast(ink) : undefined;
  return folded(ink, 400, 620, [{ skin: ink.main, layers: shape % 2 === 0 ? 4 : 3, thick: 62, border }], {
    width: 480,
    depth: 340,
    pattern: stripe,
  });
};

/** Bedding: on a bed, or folded. */
export const textiles = { 'duvet-set': duvetSet, quilt, 'sheet-set': sheetSet, 'bed-pillow': bedPillow, blanket } satisfies Record<
  string,
  KindFunction
>;
