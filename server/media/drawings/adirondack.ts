import { tone } from './color.ts';
import { hard, teak } from './garden-seats.ts';
import { at, between, n, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction } from './studio.ts';

export const adirondack: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 30, pitch: 14 });
  const skin = hard.has(ink.main.material) ? ink.main : teak;
  const [half, zf, zb] = [width / 2, depth / 2, -depth / 2];
  const inner = half - 4.6;
  for (const side of [-1, 1]) {
    const x = side * inner;
    stage.extrude(
      'x',
      [
        [zf - 2, 15],
        [zf - 1, 12],
        [zf - 8, 11],
        [zb + 1, 0],
        [zb - 1, 2.4],
        [zf - 9, 15],
      ],
      x - 0.5,
      x + 0.5,
      skin,
      { curved: false },
    );
    stage.box({ x: side * (inner + 1.4), z: zf - 5, w: 1.2, h: 20, d: 4 }, skin, { grain: 'y' });
    stage.rod([side * (inner + 1), 20, zb + 8], [side * (inner + 1), 5, zb + 5], 0.9, 0.9, skin);
  }
  for (let i = 0; i < 5; i += 1) stage.box({ y: 14.6 - i * 1.35, z: zf - 4.2 - i * 4, w: inner * 2 + 1.6, h: 1, d: 3.6 }, skin);
  const slats = 6;
  const zs = zb + 8;
  for (let i = 0; i < slats; i += 1) {
    const u = ((i + 0.5) / slats - 0.5) * 2;
    const rise = variant % 3 === 0 ? height - u * u * 5 : variant % 3 === 1 ? height - 1 : height - Math.abs(u) * 3;
    const [w, fan] = [(inner * 2) / slats - 0.5, variant % 2 === 0 ? 1.14 : 1];
    const foot: readonly [number, number] = [u * inner * 0.96, 7];
    const p = (dx: number, y: number, z: number, grow: number): Point => stage.project(foot[0] * grow + dx, y, z);
    const [a, b, c, d] = [p(-w / 2, 8, zs + 2, 1), p(w / 2, 8, zs + 2, 1), p(w / 2, rise, zs - 7, fan), p(-w / 2, rise, zs - 7, fan)];
    const topMid = between(d, c, 0.5);
    const path = `M${at(a)}L${at(b)}L${at(c)}Q${n(topMid[0])} ${n(topMid[1] - 7)} ${at(d)}Z`;
    const side = `M${at(b)}L${at(c)}L${n(c[0] + 4)} ${n(c[1] + 1)}L${n(b[0] + 4)} ${n(b[1] + 1)}Z`;
    stage.add(
      { x: foot[0], y: 7, z: zs - 2, w, h: rise - 7, d: 8 },
      `<path d="${side}" fill="${tone(skin.color, -0.16)}"/>${ink.form(path, skin, { grain: 0, shade: 0.01 })}`,
    );
  }
  for (const side of [-1, 1]) {
    const x = side * (inner + 2.2);
    stage.extrude(
      'y',
      [
        [x - 3, zf - 1],
        [x - 3.2, zf - 8],
        [x - 1.4 * (side > 0 ? 1 : 0.9), zb + 6],
        [x + 1.6, zb + 6],
        [x + 3, zf - 8],
        [x + 2.8, zf - 1],
        [x, zf + 0.6],
      ],
      20,
      21,
      skin,
    );
  }
  return stage.done();
};
