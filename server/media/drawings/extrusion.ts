import { distance, hull, line, type Point, smooth } from './path.ts';

/** The outline of a convex form swept from one face to the other. */
export function sweep(front: readonly Point[], back: readonly Point[], curved: boolean): string {
  const both = hull([...dense(front, curved), ...dense(back, curved)]);
  return curved
    ? smooth(
        both.filter((point, i) => i === 0 || distance(point, both[i - 1] ?? point) > 3),
        true,
      )
    : line(both, true);
}

/** The walls between the two faces of any form, one by one. */
export function walls(front: readonly Point[], back: readonly Point[]): string {
  const quads = front.map((_, i) => {
    const j = (i + 1) % front.length;
    return hull([front[i], front[j], back[i], back[j]].filter((point) => point !== undefined));
  });
  return quads
    .filter((quad) => quad.length > 2)
    .map((quad) => line(quad, true))
    .join('');
}

/** A few more points along a closed curve through the outline, so that its hull follows the curve. */
function dense(outline: readonly Point[], curved: boolean): readonly Point[] {
  if (!curved) return outline;
  const pick = (i: number): Point => outline[(i + outline.length) % outline.length] ?? [0, 0];
  return outline.flatMap((p1, i) => {
    const [p0, p2, p3] = [pick(i - 1), pick(i + 1), pick(i + 2)];
    const half = (k: 0 | 1): number => (9 * (p1[k] + p2[k]) - p0[k] - p3[k]) / 16;
    return [p1, [half(0), half(1)] as const];
  });
}
