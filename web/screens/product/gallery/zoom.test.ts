import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, closest, moved, whole, zoomedAt } from './zoom.ts';

const frame = { width: 400, height: 300 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-200, 200), y: number(-150, 150) });
const zoom = fc.record({ scale: number(1, closest), x: number(-600, 600), y: number(-450, 450) }).map((one) => bounded(one, frame));

describe('[checklist 16] zooming into a picture', () => {
  it('keeps the point under the fingers there, unless an edge is reached', () => {
    expect(zoomedAt(whole, 2, { x: 50, y: -30 }, frame)).toEqual({ scale: 2, x: -50, y: 30 });
    expect(zoomedAt({ scale: 2, x: -50, y: 30 }, 1, { x: 50, y: -30 }, frame)).toEqual(whole);
  });

  it('never leaves a gap at an edge, and stays between one and four times', () => {
    fc.assert(
      fc.property(zoom, number(0.1, 20), point, point, (from, scale, at, by) => {
        const { scale: kept, x, y } = moved(zoomedAt(from, scale, at, frame), by, frame);
        expect(kept).toBeGreaterThanOrEqual(1);
        expect(kept).toBeLessThanOrEqual(closest);
        expect(Math.abs(x)).toBeLessThanOrEqual(((kept - 1) * frame.width) / 2 + 1e-9);
        expect(Math.abs(y)).toBeLessThanOrEqual(((kept - 1) * frame.height) / 2 + 1e-9);
      }),
    );
  });
});
