import { describe, expect, it } from 'vitest';
import { placeAfterStep } from './step.ts';

const department = (taxonomyId: number) => ({ taxonomyId });
const item = (itemId: number, behind: number | null) => ({ itemId, behind });
const menu = [item(10, null), item(11, null), department(1), item(12, 1), item(13, 1), department(2), item(14, 2)];

describe('[§2.4 main menu] a step of an item', () => {
  it.each([
    ['up, at the beginning', 10, 'up', null],
    ['down, behind its neighbour', 10, 'down', { behind: null, before: null }],
    ['up, before its neighbour', 11, 'up', { behind: null, before: 10 }],
    ['down, behind the department', 11, 'down', { behind: 1, before: 12 }],
    ['up, before the department', 12, 'up', { behind: null, before: null }],
    ['down, to the end behind the department', 12, 'down', { behind: 1, before: null }],
    ['down, behind the next department', 13, 'down', { behind: 2, before: 14 }],
    ['up, to the end behind the one before', 14, 'up', { behind: 1, before: null }],
    ['down, at the end', 14, 'down', null],
    ['of one that is not there', 99, 'up', null],
  ] as const)('%s', (_name, id, step, place) => {
    expect(placeAfterStep(menu, id, step)).toEqual(place);
  });
});
