import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { permissions, permissionsOf, permissionWords, roleNames, roles } from '../contract/staff/staff-roles.ts';

/** The document for staff, whose table of permissions comes from the contract. */
export const staffDocument = new URL('../docs/how-to/staff.md', import.meta.url);

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

function permissionTable(): string {
  const head = ['permission', 'allows', ...roles.map((role) => `${roleNames[role]} (\`${role}\`)`)];
  const ruler = ['---', '---', ...roles.map(() => ':-:')];
  const rows = permissions.map((permission) => [
    `\`${permission}\``,
    permissionWords[permission],
    ...roles.map((role) => (permissionsOf[role].includes(permission) ? '✓' : '')),
  ]);
  return [head, ruler, ...rows].map(rowOf).join('');
}

const tableShape = /(?<=^## What a role may do\n\n)(?:\|.*\n)+/m;

/** The document with the table as the contract has it. */
export function staffDocs(written: string): string {
  if (!tableShape.test(written)) throw new Error('There is no table below “What a role may do”.');
  return written.replace(tableShape, permissionTable);
}

function main(): void {
  writeFileSync(staffDocument, staffDocs(readFileSync(staffDocument, 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
