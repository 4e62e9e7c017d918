import { block, blockShadow, type Eye, faceMatrix, faceOf, type Triple } from './block.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, roundedPolygon, roundedRect } from './path.ts';
import type { Ink, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** A square bin without a lid: inner walls, outer walls, handles; something folded may look out of it. */
export function openBin(ink: Ink, eye: Eye, [w, h, d]: Triple, shape: number, filled: boolean): string {
  const weave: Skin = ink.main;
  const c = weave.color;
  const [x, z] = [-w / 2, -d / 2];
  const rim = [eye(x, h, z + d), eye(x + w, h, z + d), eye(x + w, h, z), eye(x, h, z)];
  const hole = [eye(x + 12, h, z + d - 12), eye(x + w - 12, h, z + d - 12), eye(x + w - 12, h, z + 12), eye(x + 12, h, z + 12)];
  const inside = ink.linear(
    [
      [0, tone(c, -0.14)],
      [0.5, tone(c, -0.26)],
      [1, tone(c, -0.34)],
    ],
    [0, 0, 0.3, 1],
  );
  const backEdge = line([eye(x + 12, h, z + d - 12), eye(x + 12, 0, z + d - 12)]);
  const walls = block(ink, eye, [x, 0, z], [w, h, d], { round: shape === 3 ? 26 : 8 });
  const front = faceOf(eye, 'front', [x, 0, z], [w, h, d]);
  const side = faceOf(eye, 'side', [x, 0, z], [w, h, d]);
  const lay = faceMatrix(eye, 'front', x, h, z);
  const laySide = faceMatrix(eye, 'side', x + w, h, z);
  const trim = (content: string, sideContent: string): string =>
    `${clipped(ink, line(front, true), `<g transform="${lay}">${content}</g>`)}${clipped(ink, line(side, true), `<g transform="${laySide}" opacity=".88">${sideContent}</g>`)}`;
  let marks = '';
  if (shape === 1)
    marks = trim(
      `<path d="M0 ${n(h * 0.5)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${ink.accent}" fill-opacity=".85"/>`,
      `<path d="M0 ${n(h * 0.5)}h${n(d)}v${n(h)}h${n(-d)}z" fill="${tone(ink.accent, -0.09)}" fill-opacity=".85"/>`,
    );
  if (shape === 2) {
    const wire = (width: number): string =>
      Array.from({ length: Math.round(width / 26) }, (_, i) => `M${n(i * 26 + 12)} 0v${n(h)}`).join('') +
      Array.from({ length: 5 }, (_, i) => `M0 ${n((i + 0.5) * (h / 5))}h${n(width)}`).join('');
    marks = trim(
      `<path d="${wire(w)}" stroke="${tone(c, -0.24)}" stroke-width="4" stroke-opacity=".7"/>`,
      `<path d="${wire(d)}" stroke="${tone(c, -0.28)}" stroke-width="4" stroke-opacity=".7"/>`,
    );
  }
  if (shape === 5) {
    const boards = [0.33, 0.66].map((t) => `M0 ${n(h * t)}h900`).join('');
    marks = trim(
      `<path d="${boards}" stroke="${tone(c, -0.3)}" stroke-width="6"/>`,
      `<path d="${boards}" stroke="${tone(c, -0.36)}" stroke-width="6"/>`,
    );
  }
  const grip =
    shape === 1
      ? `<path d="M${n(w * 0.4)} ${n(h * 0.22)}q${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.2)} 0" fill="none" stroke="${tints.walnut}" stroke-width="15" stroke-linecap="round"/>`
      : shape === 2 || shape === 3
        ? `<path d="${roundedRect(w * 0.38, h * 0.14, w * 0.24, h * 0.12, h * 0.06)}" fill="${tone(c, -0.32)}"/>`
        : `<path d="${roundedRect(w * 0.38, h * 0.16, w * 0.24, h * 0.13, h * 0.06)}" fill="${tone(c, -0.36)}"/><path d="${roundedRect(w * 0.38, h * 0.16, w * 0.24, h * 0.13, h * 0.06)}" fill="none" stroke="${tone(c, 0.1)}" stroke-width="4"/>`;
  const label =
    shape === 0 || shape === 5
      ? `<g transform="${faceMatrix(eye, 'front', -44, h * 0.46, z)}"><path d="${roundedRect(0, 0, 88, 44, 4)}" fill="#f6f0e4"/><path d="M20 17h48M28 29h32" stroke="#6b6055" stroke-width="3"/><path d="${ellipse(8, 22, 2.6, 2.6)}${ellipse(80, 22, 2.6, 2.6)}" fill="${tints.brass}"/></g>`
      : '';
  let soft = '';
  if (filled) {
    const [a, b] = [x + 26, z + 26];
    const cloths = ['#e9dfce', ink.accent, '#f3ece0'];
    const open = line(
      [
        ...hole
          .slice(1)
          .reverse()
          .map(([px, py]): [number, number] => [px, py]),
        [hole[3]?.[0] ?? 0, 0],
        [hole[1]?.[0] ?? 0, 0],
      ],
      true,
    );
    soft = cloths
      .map((color, i) =>
        block(ink, eye, [a + i * 6, h - 40 + i * 26, b + 8], [w - 62, 27, d - 60], { skin: { material: 'wool', color }, round: 13 }),
      )
      .join('');
    soft = clipped(ink, open, soft);
  }
  return (
    blockShadow(ink, eye, [x, z], [w, d]) +
    walls +
    marks +
    `<g transform="${lay}">${grip}</g>` +
    label +
    `<path d="${roundedPolygon(rim, shape === 3 ? 26 : 8)}" fill="${tone(c, 0.07)}"/>` +
    `<path d="${roundedPolygon(hole, shape === 3 ? 20 : 4)}" fill="${inside}"/>${clipped(ink, line(hole, true), ink.line(backEdge, tone(c, -0.4), 2, 0.5))}${soft}`
  );
}
