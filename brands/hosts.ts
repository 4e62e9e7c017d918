import type { OwnBrand } from './brand.ts';
import { keyOf } from './family.ts';
import { exportsOf } from './folders.ts';

const own = await exportsOf<OwnBrand>('brand.ts', 'brand');

/** The further host names of the folders' brands, which no other brand can have. For servers. */
export const builtHosts: ReadonlySet<string> = new Set(Object.values(own).flatMap(({ hosts }) => hosts));

/** The folders of the demonstration's brands: their own hosts are names that nobody can own (RFC 2606). */
export const demonstrationFolders: ReadonlySet<string> = new Set(
  Object.entries(own).flatMap(([path, { hosts }]) =>
    hosts.length > 0 && hosts.every((host) => host.endsWith('.example')) ? [keyOf(path)] : [],
  ),
);
