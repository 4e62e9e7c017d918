import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staffDocs, staffDocument } from './staff-docs.ts';

const written = readFileSync(staffDocument, 'utf8');

test('[§6 roles] the table of permissions in the document for staff matches the contract (else: npm run staff-docs)', () => {
  expect(written).toBe(staffDocs(written));
});

test('a document without its table is refused', () => {
  expect(() => staffDocs(written.replace('## What a role may do', '## Roles'))).toThrow('no table');
});
