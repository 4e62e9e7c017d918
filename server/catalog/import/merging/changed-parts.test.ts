import { describe, expect, it } from 'vitest';
import type { ProductPatch } from '../record.ts';
import { changedParts } from './changed-parts.ts';

const now = { tags: ['New', 'oak'], soldAt: { a: 'never', b: 'always' } } as const;

describe('[§17 import] what a file adds and takes away', () => {
  it.each<[string, Omit<ProductPatch, 'handle'>, object]>([
    ['nothing', {}, {}],
    ['a tag', { addTags: ['vault'] }, { tags: ['New', 'oak', 'vault'] }],
    ['a tag that is there in other letters', { addTags: ['NEW', 'vault'] }, { tags: ['New', 'oak', 'vault'] }],
    ['a tag away', { removeTags: ['OAK', 'pine'] }, { tags: ['New'] }],
    ['a tag instead of another', { addTags: ['Oak'], removeTags: ['oak'] }, { tags: ['New', 'Oak'] }],
    ['one brand', { soldAtChanges: { c: 'never' } }, { soldAt: { a: 'never', b: 'always', c: 'never' } }],
    ['a brand otherwise, and one by its rules', { soldAtChanges: { a: 'always', b: null } }, { soldAt: { a: 'always' } }],
  ])('%s', (_, patch, expected) => {
    expect(changedParts({ tags: [...now.tags], soldAt: now.soldAt }, { handle: 'sofa', ...patch })).toEqual(expected);
  });

  it('of a product without any', () => {
    const patch = { handle: 'sofa', addTags: ['new'], soldAtChanges: { a: 'never' as const, b: null } };
    expect(changedParts({ tags: null }, patch)).toEqual({ tags: ['new'], soldAt: { a: 'never' } });
  });
});
