import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { ellipse } from './path.ts';
import type { Ink } from './studio.ts';

/** A printed or woven repeat laid onto a face by its matrix: plain, ticking stripe, gingham, sprigs, channels, or dots. */
export function bedPattern(ink: Ink, shape: number, matrix: string): string | undefined {
  const color = contrast(ink);
  const tile = (size: number, marks: string): string => {
    return laid(ink, size, marks, matrix);
  };
  if (shape === 1) return tile(34, `<path d="M6 0h7v34h-7zM17 0h2v34h-2z" fill="${color}" fill-opacity=".8"/>`);
  if (shape === 2) return tile(36, `<path d="M0 0h18v36h-18zM0 0h36v18h-36z" fill="${color}" fill-opacity=".4"/>`);
  if (shape === 3) {
    const sprig = (x: number, y: number): string =>
      `M${x} ${y}q-7 -14 3 -27q8 14 -3 27q-1 -15 12 -22q3 14 -12 22q-3 -14 -16 -18q0 13 16 18z`;
    return tile(72, `<path d="${sprig(20, 38)}${sprig(54, 72)}${sprig(54, 0)}" fill="${color}"/>`);
  }
  if (shape === 4)
    return tile(
      26,
      `<path d="M0 3h26" stroke="${tone(ink.main.color, -0.2)}" stroke-width="2.6" stroke-opacity=".5"/><path d="M0 12h26" stroke="${tone(ink.main.color, 0.12)}" stroke-width="7" stroke-opacity=".4"/>`,
    );
  if (shape === 5) return tile(40, `<path d="${ellipse(10, 10, 3.4, 3.4)}${ellipse(30, 30, 3.4, 3.4)}" fill="${color}"/>`);
  return undefined;
}

/** Patchwork of a quilt as a repeat of stitched pieces. */
export function patchwork(ink: Ink, shape: number, matrix: string): string {
  const [a, b] = [ink.main.color, contrast(ink)];
  const pale = tone(a, 0.16);
  const [s, h] = [64, 32];
  const stitch = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${tone(a, -0.24)}" stroke-width="1.5" stroke-dasharray="4 3" stroke-opacity=".65"/>`;
  const seams = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${tone(a, -0.2)}" stroke-width="2.4" stroke-opacity=".5"/><path d="${d}" fill="none" stroke="${tone(a, 0.16)}" stroke-width="2" stroke-opacity=".5" transform="translate(-1.6 -1.6)"/>`;
  const designs = [
    `${seams(`M0 0L${s} ${s}M${s} 0L0 ${s}`)}`,
    `<path d="M0 0h${h}v${h}h-${h}zM${h} ${h}h${h}v${h}h-${h}z" fill="${b}" fill-opacity=".85"/>${stitch(`M5 5h22v22h-22zM37 37h22v22h-22zM37 5h22v22h-22zM5 37h22v22h-22z`)}`,
    `<path d="M0 0h${h}L0 ${h}zM${s} 0v${h}L${h} 0zM${s} ${s}h-${h}L${s} ${h}zM0 ${s}v-${h}L${h} ${s}z" fill="${b}" fill-opacity=".85"/><path d="M${h} 14L50 ${h}L${h} 50L14 ${h}z" fill="${pale}"/>${stitch(`M${h} 20L44 ${h}L${h} 44L20 ${h}z`)}`,
    `${seams(`M0 ${h}Q16 10 ${h} ${h}T${s} ${h}M0 ${s}Q16 42 ${h} ${s}T${s} ${s}M0 0Q16 -22 ${h} 0T${s} 0`)}`,
    `${seams(`M0 16h${s}M0 48h${s}`)}`,
    `<path d="M0 0h20v${s}h-20z" fill="${b}" fill-opacity=".75"/><path d="M26 0h5v${s}h-5z" fill="${b}" fill-opacity=".5"/>${stitch(`M40 0v${s}M54 0v${s}M10 0v${s}`)}`,
  ];
  return laid(ink, s, designs[shape % 6] ?? '', matrix);
}

/** A square repeat laid onto a face; the repeat itself is written once for all faces. */
function laid(ink: Ink, size: number, marks: string, matrix: string): string {
  const repeat = ink.define(
    (own) => `<pattern id="${own}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>`,
  );
  const id = ink.define((own) => `<pattern id="${own}" href="#${repeat}" patternTransform="${matrix}"/>`);
  return `url(#${id})`;
}
