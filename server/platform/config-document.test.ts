import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment } from './environment.ts';

const text = readFileSync(new URL('../../docs/operations/configuration.md', import.meta.url), 'utf8');
const [shopTable = ''] = text.split('## Of the tools');
/** Variable → its default as the document has it. */
const documented = new Map([...shopTable.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(([, name, given]) => [name, given]));

it('docs/operations/configuration.md has every variable, and none that is not read', () => {
  expect([...documented.keys()].sort()).toEqual(Object.keys(environment.shape).sort());
});

const defaults = Object.entries(environment.shape).flatMap(([name, schema]) => {
  const value = schema.safeParse(undefined).data;
  return value === undefined ? [] : [[name, String(value)] as const];
});

it.each(defaults)('docs/operations/configuration.md says that %s is “%s” unless set', (name, value) => {
  expect(documented.get(name)).toBe(value === '' ? 'none' : `\`${value}\``);
});
