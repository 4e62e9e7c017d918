import { describe, expect, it } from 'vitest';
import { effectsOf } from './import-effects.ts';

describe('importing a server module', () => {
  it.each([
    ["import '../reactions.ts';", 'imports ../reactions.ts for what it does'],
    ['react(signedIn, mergeCart);', 'does something: react(signedIn, mergeCart);'],
    ['for (const job of jobs) define(job);', 'does something: for (const job of jobs) define(job);'],
    ['export let generation = 0;', 'keeps a variable: let generation = 0;'],
    ['const known = new Map<string, Session>();', 'keeps a new Map in known'],
    ['export const epoch = new Epoch();', 'keeps a new Epoch in epoch'],
    ['const closers: Close[] = [];', 'keeps an empty array in closers: Close[]'],
  ])('must not run %s', (source, fault) => {
    expect(effectsOf('server/x.ts', source)).toEqual([fault]);
  });

  it.each([
    "import { a } from './a.ts';",
    "export * from './a.ts';",
    "const tidy = defineJob<{ id: number }>('cart.tidy');",
    "const silent = new Set(['a', 'the']);",
    "const digits = new RegExp('[0-9]+');",
    'const newEpoch = () => new Epoch();',
    'const stem = memoized((word: string) => word.slice(0, 4));',
    'export function react() {}',
    'export default class {}',
    'export type { A };\ninterface A {}',
  ])('may declare %s', (source) => {
    expect(effectsOf('server/x.ts', source)).toEqual([]);
  });
});
