import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSql } from './sql.ts';

const fixtures = join(import.meta.dirname, 'sql/test-fixtures');
const file = 'statements.ts';

const table = `
  create schema shop;
  create table shop.product (id int primary key, name text not null, price numeric not null, stock bigint not null,
    made_at timestamptz not null, gone_at timestamptz, tags text[] not null, details jsonb not null);`;

it('finds statements PostgreSQL refuses, and types that differ from the database’s', async () => {
  const { faults } = await checkSql(fixtures, (path) => path === file, [{ name: '0001_shop.sql', sql: table }]);
  const lines = readFileSync(join(fixtures, file), 'utf8').split('\n');
  const expected = lines.flatMap((line, index) => {
    const [, fault] = line.match(/, \/\/ (.+)$/) ?? [];
    return fault ? `${file}:${index + 1}: ${fault}` : [];
  });
  expect(expected.length).toBeGreaterThan(15);
  expect([...faults].sort()).toEqual(expected.sort());
}, 180_000);
