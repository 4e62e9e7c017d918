import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { permissions } from '../../../contract/staff/staff-roles.ts';
import { actionWords } from './action-words.ts';
import { detailsOf } from './words.ts';

it.each([
  [{ from: 'fulfilment', to: 'merchandiser' }, 'from fulfilment, to merchandiser'],
  [
    { changes: [{ sku: null, field: 'name', before: 'Oak stool', after: 'Ash stool' }], version: 3 },
    'changes name: Oak stool → Ash stool, version 3',
  ],
  [
    {
      changes: [
        { sku: 'ST-1', field: 'price', before: 1000, after: 900 },
        { sku: null, field: 'tags', before: [], after: ['sale', 'oak'] },
      ],
    },
    'changes ST-1 price: 1000 → 900; tags: none → sale; oak',
  ],
  [{ before: { cutOffHour: 12 }, after: { cutOffHour: 14 } }, 'before (cutOffHour 12), after (cutOffHour 14)'],
  [{ cents: 10_050, computed: 23_216 }, 'amount $100.50, computed $232.16'],
  [{ reason: null, note: '' }, 'reason none, note none'],
  [{}, ''],
])('[§7.6] words the details of an audit entry: %j', (details, words) => {
  expect(detailsOf({ details })).toBe(words);
});

it('[§7.6] has words for every action that the server writes into the log', () => {
  const server = join(import.meta.dirname, '../../../server');
  const sources = globSync('**/*.ts', { cwd: server }).filter((file) => !file.endsWith('test.ts'));
  const domains = [...new Set(Object.keys(actionWords).map((action) => action.split('.')[0]))];
  const literal = new RegExp(`'((?:${domains.join('|')})\\.[a-z_]+)'`, 'g');
  const written = sources
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .filter((source) => /\baudit(All)?\b|NewAuditEntry/.test(source))
    .flatMap((source) => [...source.matchAll(literal)].map(([, action = '']) => action));
  const known = new Set<string>([...Object.keys(actionWords), ...permissions]);
  expect(new Set(written).size).toBeGreaterThan(100);
  expect([...new Set(written)].filter((action) => !known.has(action))).toEqual([]);
});
