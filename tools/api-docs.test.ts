import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDocs, apiDocument } from './api-docs.ts';

test('[§7] the committed API document matches the contract (else: npm run api-docs)', () => {
  expect(readFileSync(apiDocument, 'utf8')).toBe(apiDocs());
});
