import { drape, type Fold, pile, stuffed, threads } from './cloth.ts';
import { lightness, tone } from './color.ts';
import { drawBasket } from './decor-vessels.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, smooth } from './path.ts';
import { steppedDiamond } from './rug-patterns.ts';
import { companionPlant } from './rugs.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** A second colour that shows on the first. */
const contrast = (ink: Ink): string =>
  Math.abs(lightness(ink.accent) - lightness(ink.main.color)) > 0.14
    ? ink.accent
    : tone(ink.accent, lightness(ink.main.color) > 0.6 ? -0.25 : 0.28);

/** What is woven, printed or stitched on a pillow: nothing, stripes, diamonds, a block, tufts, or a windowpane. */
function pillowMarks(ink: Ink, shape: number, x: number, y: number, w: number, h: number): string | undefined {
  const color = contrast(ink);
  const fill = (d: string, opacity = 0.9): string => `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;
  let d = '';
  if (shape === 1) {
    for (let i = 0; i < 12; i += 1) {
      const at = x + ((i + 0.5) * w) / 12;
      d += `M${n(at)} ${n(y)}Q${n(at + (i - 5.5) * 3)} ${n(y + h / 2)} ${n(at)} ${n(y + h)}`;
    }
    return (
      ink.line(d, tone(ink.main.color, -0.16), 5, 0.5) +
      `<g transform="translate(-5 0)">${ink.line(d, tone(ink.main.color, 0.12), 4, 0.4)}</g>`
    );
  }
  if (shape === 2) {
    for (let row = 0; row < 5; row += 1)
      for (let col = 0; col < 5; col += 1) d += steppedDiamond(x + ((col + 0.5) * w) / 5, y + ((row + 0.5) * h) / 5, 4, w / 46, h / 46);
    return fill(d, 0.85);
  }
  if (shape === 3) {
    for (const [from, to] of [
      [0.14, 0.17],
      [0.2, 0.34],
      [0.37, 0.4],
      [0.6, 0.63],
      [0.66, 0.8],
      [0.83, 0.86],
    ] as const)
      d += `M${n(x)} ${n(y + h * from)}Q${n(x + w / 2)} ${n(y + h * from + 10)} ${n(x + w)} ${n(y + h * from)}V${n(y + h * to)}Q${n(x + w / 2)} ${n(y + h * to + 10)} ${n(x)} ${n(y + h * to)}Z`;
    return fill(d, 0.85);
  }
  if (shape === 4) {
    for (let i = 1; i < 6; i += 1) d += `M${n(x + (w * i) / 6)} ${n(y)}v${n(h)}M${n(x)} ${n(y + (h * i) / 6)}h${n(w)}`;
    return ink.line(d, color, 5, 0.75);
  }
  if (shape === 5)
    return fill(`M${n(x)} ${n(y)}H${n(x + w * 0.5)}Q${n(x + w * 0.54)} ${n(y + h / 2)} ${n(x + w * 0.5)} ${n(y + h)}H${n(x)}Z`, 0.95);
  return undefined;
}

const throwPillow: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const lumbar = shape === 3 || (drawing.size !== undefined && drawing.size.width > drawing.size.height * 1.25 && drawing.size.height > 8);
  const pillow = (x: number, base: number, w: number, marks: number, skin = ink.main): string => {
    const h = lumbar ? w * 0.62 : w * 0.98;
    const tassels = shape === 2 && skin === ink.main ? corners(ink, x, base - h, w, h) : '';
    return (
      tassels +
      stuffed(ink, x, base - h, w, h, skin, {
        marks: skin === ink.main ? pillowMarks(ink, marks, x, base - h, w, h) : undefined,
        piped: shape % 2 === 0,
      })
    );
  };
  if (drawing.view === 'angle') {
    const other: Skin = { material: 'linen', color: contrast(ink) };
    return `<g transform="rotate(-5 300 400)">${pillow(120, 660, 390, 0, other)}</g><g transform="rotate(7 500 500)">${pillow(300, 705, 400, shape)}</g>`;
  }
  const w = lumbar ? 640 : 560;
  const h = lumbar ? w * 0.62 : w * 0.98;
  const base = lumbar ? 610 : 690;
  ink.bounds = { left: 400 - w / 2, top: base - h, right: 400 + w / 2, bottom: base };
  return pillow(400 - w / 2, base, w, shape);
};

/** Tassels at the four corners. */
function corners(ink: Ink, x: number, y: number, w: number, h: number): string {
  const color = contrast(ink);
  return (
    [
      [x, y, -40, -26],
      [x + w, y, 40, -26],
      [x, y + h, -34, 34],
      [x + w, y + h, 34, 34],
    ] as const
  )
    .map(
      ([px, py, dx, dy]) =>
        ink.line(`M${n(px)} ${n(py)}l${n(dx * 0.4)} ${n(dy * 0.4)}`, color, 9) +
        ink.line(
          [-0.3, -0.12, 0.06, 0.24]
            .map((k) => `M${n(px + dx * 0.4)} ${n(py + dy * 0.4)}l${n(dx * 0.7 - dy * k)} ${n(dy * 0.7 + dx * k)}`)
            .join(''),
          tone(color, -0.04),
          3.4,
        ),
    )
    .join('');
}

/** A throw hung over a wooden ladder rung or rail, fringe down. */
function hung(ink: Ink, x: number, top: number, width: number, height: number, shape: number): string {
  const color = contrast(ink);
  let marks = '';
  if (shape % 3 === 1)
    for (let y = 40; y < height; y += 90)
      marks += `<path d="M${n(x - 40)} ${n(top + y)}h${n(width + 80)}v24h${n(-width - 80)}z" fill="${color}" fill-opacity=".85"/>`;
  if (shape % 3 === 2)
    for (let i = 1; i < 5; i += 1)
      marks += ink.line(
        `M${n(x + (width * i) / 5)} ${n(top)}v${n(height + 20)}M${n(x - 30)} ${n(top + (height * i) / 5)}h${n(width + 60)}`,
        color,
        8,
        0.7,
      );
  if (shape === 3)
    marks = `<path d="M${n(x - 40)} ${n(top + height * 0.62)}h${n(width + 80)}v${n(height)}h${n(-width - 80)}z" fill="${color}" fill-opacity=".9"/>`;
  return (
    threads(ink, [x - width * 0.02, top + height - 4], [x + width * 1.02, top + height - 4], 46, shape === 3 ? color : ink.main.color) +
    drape(ink, x, top, width, height, ink.main, { pleats: 4, flare: 0.02, marks })
  );
}

/** A ladder that leans on the wall, for blankets and towels. */
export function ladder(ink: Ink, rungs: readonly number[]): string {
  const skin: Skin = { material: 'oak', color: tints.oak };
  const pole = (x1: number, x2: number): string =>
    ink.form(
      line(
        [
          [x1 - 9, 70],
          [x1 + 9, 70],
          [x2 + 10, 745],
          [x2 - 10, 745],
        ],
        true,
      ),
      skin,
      { light: 'round', turn: 90 },
    );
  const rung = rungs.map((y) => ink.form(`M190 ${y}H612V${y + 20}H190Z`, skin, { light: 'pipe' })).join('');
  return (
    ink.shadow(180, 742, 34, 7) +
    ink.shadow(622, 742, 34, 7) +
    `<g transform="translate(26 8)" opacity=".1"><path d="M191 70h18l-20 675h-20zM593 70h18l22 675h-20z" fill="#3d2f20"/></g>` +
    rung +
    pole(200, 180) +
    pole(602, 622)
  );
}

const throwBlanket: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  if (drawing.view === 'angle') {
    if (shape % 2 === 0) return `${ladder(ink, [110, 270, 430, 590])}${hung(ink, 260, 268, 280, 330, shape)}`;
    return drawBasket(ink, 400, 700, 330, shape === 3 ? 0 : 3, true);
  }
  if (shape === 2 || shape === 4) {
    ink.bounds = { left: 180, top: 110, right: 640, bottom: 745 };
    return ladder(ink, [110, 270, 430, 590]) + hung(ink, 235, 108, 330, 480, shape === 4 ? 3 : 1);
  }
  const layers = shape === 1 ? 3 : 4;
  const fold: Fold = { skin: ink.main, layers, thick: shape === 3 ? 70 : 52, border: shape === 0 ? undefined : color };
  const { markup, top, eye } = pile(ink, 400, 610, 470, 330, [fold]);
  const lip = eye(-235, top - 20, -165);
  const end = eye(235, top - 20, -165);
  ink.bounds = { left: 130, top: 610 - top - 130, right: 690, bottom: 690 };
  return (
    markup + threads(ink, [lip[0] + 12, lip[1] + 8], [end[0] - 12, end[1] + 8], 84, shape === 5 ? color : tone(ink.main.color, 0.02), 11)
  );
};

/** A rod with finials and rings. */
function rod(ink: Ink, x: number, y: number, width: number, color: string): string {
  const skin: Skin = { material: 'metal', color };
  return (
    ink.drop(`M${n(x)} ${n(y)}h${n(width)}v12h${n(-width)}z`, 10, 16, 6, 0.24) +
    ink.form(`M${n(x)} ${n(y)}h${n(width)}v13h${n(-width)}z`, skin, { light: 'pipe' }) +
    ink.form(ellipse(x - 6, y + 6, 15, 15) + ellipse(x + width + 6, y + 6, 15, 15), skin, { light: 'round' })
  );
}

const curtain: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const color = contrast(ink);
  const metal = shape % 2 === 0 ? tints.black : tints.brass;
  const [top, foot] = [96, 742];
  const height = foot - top;
  const band = (x: number, w: number): string | undefined => {
    if (shape === 1)
      return `<path d="M${n(x - 60)} ${n(top + height * 0.74)}h${n(w + 120)}v${n(height)}h${n(-w - 120)}z" fill="${color}" fill-opacity=".9"/>`;
    if (shape === 3)
      return Array.from(
        { length: 9 },
        (_, i) => `<path d="M${n(x - 60)} ${n(top + i * 76 + 30)}h${n(w + 120)}v22h${n(-w - 120)}z" fill="${color}" fill-opacity=".7"/>`,
      ).join('');
    if (shape === 5)
      return ink.line(
        Array.from({ length: 15 }, (_, i) => `M${n(x + ((i + 0.5) * w) / 15)} ${top}v${height + 20}`).join(''),
        color,
        4,
        0.6,
      );
    return undefined;
  };
  const head = (x: number, w: number, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const px = x + ((i + 0.5) * w) / count;
      return shape % 3 === 0
        ? `<path d="${ellipse(px, 78, 11, 15)}" fill="none" stroke="${tone(metal, 0.06)}" stroke-width="4"/>`
        : shape % 3 === 1
          ? ink.form(`M${n(px - 10)} 58h20v44h-20z`, ink.main, { light: 'round' })
          : `<path d="${ellipse(px, 96, 9, 9)}" fill="${tone(metal, -0.05)}"/>`;
    }).join('');
  const panel = (x: number, w: number, pleats: number): string =>
    `<path d="M${n(x + 20)} ${top}h${n(w)}v${height}h${n(-w)}z" fill="#3d2f20" fill-opacity=".13"${ink.blur(12)}/>${drape(ink, x, top, w, height, ink.main, { pleats, flare: 0.07, marks: band(x, w) })}${head(x, w, pleats)}`;
  ink.bounds = { left: 100, top: 70, right: 700, bottom: 745 };
  if (angle) {
    const win = windowPane(ink, 250, 120, 300, 430);
    return `${win}${rod(ink, 70, 72, 660, metal)}${panel(96, 180, 6)}${panel(524, 180, 6)}`;
  }
  if (shape === 2 || shape === 5) return `${rod(ink, 150, 72, 500, metal)}${panel(190, 420, 9)}`;
  if (shape === 4)
    return `${rod(ink, 80, 72, 640, metal)}${tied(ink, 110, 260, top, height, 1, color)}${tied(ink, 430, 260, top, height, -1, color)}${head(110, 260, 6)}${head(430, 260, 6)}`;
  return `${rod(ink, 80, 72, 640, metal)}${panel(112, 236, 6)}${panel(452, 236, 6)}`;
};

/** A panel gathered by a tie-back towards its outer edge (`side` 1 left, −1 right). */
function tied(ink: Ink, x: number, w: number, top: number, height: number, side: 1 | -1, tie: string): string {
  const [outer, inner] = side === 1 ? [x, x + w] : [x + w, x];
  const waist = top + height * 0.58;
  const gather = outer + side * w * 0.2;
  const foot = top + height;
  const folds = Array.from({ length: 7 }, (_, i) => {
    const at = outer + ((inner - outer) * i) / 6;
    const below = outer + side * w * (0.04 + i * 0.085);
    const mid: Point = [gather + side * (i - 3) * 7, waist];
    return { at, below, mid };
  });
  const edge = (i: number): string => {
    const f = folds[i];
    return f === undefined
      ? ''
      : `C${n(f.at)} ${n(top + height * 0.34)} ${n(f.mid[0] + (f.at - f.mid[0]) * 0.4)} ${n(waist - height * 0.1)} ${n(f.mid[0])} ${n(waist)}S${n(f.below)} ${n(waist + height * 0.2)} ${n(f.below)} ${n(foot)}`;
  };
  const back = (i: number): string => {
    const f = folds[i];
    if (f === undefined) return '';
    const lean = (f.at - f.mid[0]) * 0.4;
    return `C${n(f.below)} ${n(waist + height * 0.2)} ${n(f.mid[0] - lean)} ${n(waist + height * 0.1)} ${n(f.mid[0])} ${n(waist)}C${n(f.mid[0] + lean)} ${n(waist - height * 0.1)} ${n(f.at)} ${n(top + height * 0.34)} ${n(f.at)} ${n(top)}`;
  };
  const c = ink.main.color;
  const fall =
    side === 1
      ? ink.linear([
          [0, tone(c, -0.16)],
          [0.4, tone(c, 0.08)],
          [1, tone(c, -0.12)],
        ])
      : ink.linear([
          [0, tone(c, -0.1)],
          [0.55, tone(c, 0.06)],
          [1, tone(c, -0.18)],
        ]);
  let out = '';
  for (let i = 5; i >= 0; i -= 1) {
    const [a, b] = [folds[i], folds[i + 1]];
    if (a === undefined || b === undefined) continue;
    out += ink.layers(`M${n(a.at)} ${n(top)}${edge(i)}L${n(b.below)} ${n(foot)}${back(i + 1)}Z`, [fall, ink.texture(ink.main)]);
  }
  return (
    out +
    ink.form(
      `M${n(outer - side * 4)} ${n(waist - 22)}Q${n(gather)} ${n(waist + 6)} ${n(gather + side * 34)} ${n(waist - 12)}V${n(waist + 12)}Q${n(gather)} ${n(waist + 30)} ${n(outer - side * 4)} ${n(waist + 4)}Z`,
      { material: 'linen', color: tie },
      { light: 'pipe' },
    )
  );
}

/** A window with muntins and daylight. */
function windowPane(ink: Ink, x: number, y: number, w: number, h: number): string {
  const sky = ink.linear(
    [
      [0, '#dbe6ea'],
      [0.6, '#f3f1e6'],
      [1, '#dfe3d2'],
    ],
    [0, 0, 0, 1],
  );
  const bars = `M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 3)}h${n(w)}M${n(x)} ${n(y + (h * 2) / 3)}h${n(w)}`;
  return `<path d="M${n(x - 16)} ${n(y - 16)}h${n(w + 32)}v${n(h + 32)}h${n(-w - 32)}z" fill="#fbf8f1"/><path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${sky}"/><path d="${smooth(
    [
      [x, y + h * 0.86],
      [x + w * 0.3, y + h * 0.78],
      [x + w * 0.6, y + h * 0.84],
      [x + w, y + h * 0.76],
    ],
  )}V${n(y + h)}H${n(x)}Z" fill="#a9b596" fill-opacity=".6"/>${ink.line(bars, '#fbf8f1', 9)}${ink.line(bars, '#d9d0c1', 1.4)}<path d="M${n(x - 30)} ${n(y + h + 14)}h${n(w + 60)}v16h${n(-w - 60)}z" fill="#f6f1e7"/><path d="M${n(x - 30)} ${n(y + h + 30)}h${n(w + 60)}v5h${n(-w - 60)}z" fill="#d6ccba"/>${companionPlant(ink, x + w * 0.7, y + h + 14, 150, 0)}`;
}

/** Soft things for chairs, sofas and windows. */
export const decorCloth = { 'throw-pillow': throwPillow, throw: throwBlanket, curtain } satisfies Record<string, KindFunction>;
