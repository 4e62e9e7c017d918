import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment } from './environment.ts';

const text = readFileSync(new URL('../../../docs/operations/configuration.md', import.meta.url), 'utf8');
const [shopTable = ''] = text.split('## Of the tools');
/** Variable → its default in the document. */
const documented = new Map([...shopTable.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .+ \|$/gm)].map(([, name, given]) => [name, given]));

it('docs/operations/configuration.md lists exactly the variables that are read', () => {
  expect([...documented.keys()].sort()).toEqual(Object.keys(environment.shape).sort());
});

const defaults = Object.entries(environment.shape).flatMap(([name, schema]) => {
  const value = schema.safeParse(undefined).data;
  return value === undefined ? [] : [[name, String(value)] as const];
});

it.each(defaults)('docs/operations/configuration.md gives the default of %s as “%s”', (name, value) => {
  expect(documented.get(name)).toBe(value === '' ? 'none' : `\`${value}\``);
});
