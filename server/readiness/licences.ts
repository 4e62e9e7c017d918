import { readFile } from 'node:fs/promises';

/** Licences that let a shop run a package unchanged without publishing its own code or paying; by SPDX's names. */
const known = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // As one package writes it.
  'MPL 2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose package.json names none, with what their licence files say. */
const read = new Map([['png-js', 'MIT']]);

/** Whether an SPDX expression leaves a choice of known licences: one of those with OR between, all of those with AND. */
export function isKnownLicence(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ');
  const parts = (text: string, word: string) => text.split(new RegExp(`\\s${word}\\s`)).map((part) => part.trim());
  // Short texts: the licences of the shop's own packages.
  // AND binds closer than OR. No package nests them the other way; one that did would be named here, which is the safe side.
  if (/\(.*\sOR\s.*\)\s+AND|AND\s+\(.*\sOR\s/.test(expression)) return false;
  return parts(plain, 'OR').some((choice) => parts(choice, 'AND').every((name) => known.has(name)));
}

export interface LicenceFacts {
  readonly packages: number;
  /** `name (licence)` of each package that a person should look at. */
  readonly unknown: readonly string[];
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>>;
}

/** The licences of the packages that a shop runs, as the lock file records them. */
export async function findLicences(): Promise<LicenceFacts> {
  const lock: Lock = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const run = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const named = run.map(([path, { license }]) => ({ name: nameOf(path), licence: license ?? read.get(nameOf(path)) ?? null }));
  const unknown = named.filter(({ licence }) => licence === null || !isKnownLicence(licence));
  return { packages: run.length, unknown: unknown.map(({ name, licence }) => `${name} (${licence ?? 'none named'})`) };
}
