import type { Place } from './camera.ts';
import { mix, tone } from './color.ts';
import { hard, teak } from './garden-seats.ts';
import { tints } from './palette.ts';
import { between, line, n, type Point, smooth } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { KindFunction, Skin } from './studio.ts';

export const hammock: KindFunction = (drawing, ink) => {
  const { width, depth, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height }, { yaw: 22, pitch: 14 });
  const cloth: Skin = hard.has(ink.main.material) ? { material: 'cotton', color: ink.drawing.accent ?? tints.linen } : ink.main;
  const frame: Skin = variant % 2 === 0 ? teak : { material: 'metal', color: tints.black };
  const half = width / 2;
  const arc: Place[] = Array.from({ length: 9 }, (_, i): Place => {
    const t = (i / 8) * 2 - 1;
    return [t * half, 2.4 + Math.abs(t) ** 2.4 * (height - 4), 0];
  });
  for (const x of [-half * 0.42, half * 0.42]) stage.box({ x, w: 4, h: 2.6, d: depth * 0.9 }, frame, { grain: 'z' });
  stage.tube(arc, variant % 2 === 0 ? 1.7 : 1.1, frame, { curved: true });
  const sag = (t: number): number => height * (0.4 + 0.36 * t * t);
  const edge = (z: number, lift: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = (i / 8) * 2 - 1;
      return stage.project(t * half * 0.64, sag(t) + lift * (1 - t * t), z * (1 - 0.35 * t * t));
    });
  const [far, near, belly] = [edge(-depth * 0.42, 3), edge(depth * 0.42, 1), edge(depth * 0.22, -7)];
  const bed = `${smooth(far)}L${smooth([...near].reverse()).slice(1)}Z`;
  const fall = `${smooth(near)}L${smooth([...belly].reverse()).slice(1)}Z`;
  const stripes =
    variant % 3 === 1
      ? [0.2, 0.35, 0.65, 0.8]
          .map((s) => ink.line(smooth(far.map((p, i): Point => between(p, near[i] ?? p, s))), mix(cloth.color, '#f7f1e4', 0.7), 9, 0.7))
          .join('')
      : '';
  const ropes = [-1, 1].map((side) => {
    const ring = stage.project(side * half * 0.95, height * 0.9, 0);
    const index = side < 0 ? 0 : 8;
    return Array.from({ length: 7 }, (_, i) => line([ring, between(far[index] ?? ring, near[index] ?? ring, i / 6)])).join('');
  });
  const rim = edge(depth * 0.42, 1);
  const fringe =
    variant % 3 === 2
      ? rim
          .flatMap((p, i) => [0, 0.25, 0.5, 0.75].map((s) => between(p, rim[i + 1] ?? p, s)))
          .map(([x, y]) => `M${n(x)} ${n(y)}q${n(ink.range(-3, 3))} 16 ${n(ink.range(-4, 4))} 32`)
      : [];
  const shadowed = ink.line(smooth(far.map((p, i): Point => between(p, near[i] ?? p, 0.55))), tone(cloth.color, -0.1), 16, 0.25);
  stage.add(
    { y: height * 0.3, w: width * 0.6, h: height * 0.5, d: depth * 0.8 },
    ink.line(ropes.join(''), '#cdb992', 1.6, 0.9) +
      ink.form(fall, cloth, { light: 'top', shade: -0.08 }) +
      ink.form(bed, cloth, { light: 'flat', shade: 0.02 }) +
      shadowed +
      stripes +
      ink.seam(smooth(near), cloth.color, 2.4) +
      (fringe.length === 0 ? '' : ink.line(fringe.join(''), tone(cloth.color, -0.04), 2.6)),
  );
  return stage.done();
};
