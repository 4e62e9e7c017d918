import { drape } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tints } from './palette.ts';
import { ellipse, n, type Point, smooth } from './path.ts';
import { companionPlant } from './rugs.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** A rod with finials and rings. */
function rod(ink: Ink, x: number, y: number, width: number, color: string): string {
  const skin: Skin = { material: 'metal', color };
  return (
    ink.drop(`M${n(x)} ${n(y)}h${n(width)}v12h${n(-width)}z`, 10, 16, 6, 0.24) +
    ink.form(`M${n(x)} ${n(y)}h${n(width)}v13h${n(-width)}z`, skin, { light: 'pipe' }) +
    ink.form(ellipse(x - 6, y + 6, 15, 15) + ellipse(x + width + 6, y + 6, 15, 15), skin, { light: 'round' })
  );
}

/** Curtains: pairs or one panel; plain, with a border, striped, tied back. */
export const curtain: KindFunction = (drawing, ink) => {
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
