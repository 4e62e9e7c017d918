import { expect, it } from 'vitest';
import { heading, orderOf } from './order.ts';

const keys = ['name', 'role'] as const;

it.each([
  [null, 'name', '-name'],
  ['-name', 'name', undefined],
  [null, 'role', 'role'],
  ['role', 'role', '-role'],
  ['-role', 'role', 'role'],
  ['role', 'name', undefined],
] as const)('[look: staff console] with sort=%s, the heading %s leads to sort=%s', (sort, pressed, next) => {
  expect(heading(keys, orderOf(keys, sort), pressed).sort).toBe(next);
});
