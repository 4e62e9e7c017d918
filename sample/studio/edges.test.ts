import { expect, test } from 'vitest';
import { smoothEdges } from './edges.ts';

const grey = (rows: number[][]) => ({
  data: Buffer.from(rows.flat().flatMap((value) => [value, value, value])),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});
const row = (smoothed: ReturnType<typeof smoothEdges>, y: number) =>
  Array.from({ length: smoothed.width }, (_, x) => smoothed.data[(y * smoothed.width + x) * 3]);

test('[studio] hard outlines are smoothed, weaves are kept', () => {
  const steps = grey([
    [240, 240, 240, 240, 240],
    [240, 240, 240, 40, 40],
    [240, 240, 40, 40, 40],
    [40, 40, 40, 40, 40],
  ]);
  expect(row(smoothEdges(steps), 1)).toEqual([240, 228, 178, 115, 40]);
  const weave = grey([
    [120, 140, 120, 140],
    [140, 120, 140, 120],
    [120, 140, 120, 140],
  ]);
  expect(smoothEdges(weave).data).toEqual(weave.data);
});
