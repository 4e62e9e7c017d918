import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { committed, generated } from './db-types.ts';

test('the committed schema and types match the migrations (else: npm run db:types)', async () => {
  const { types, schema } = await generated();
  expect(readFileSync(committed.types, 'utf8')).toBe(types);
  expect(readFileSync(committed.schema, 'utf8')).toBe(schema);
}, 60_000);
