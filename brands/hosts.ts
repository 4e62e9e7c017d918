import type { OwnBrand } from './brand.ts';
import { exportsOf } from './folders.ts';

const own = await exportsOf<OwnBrand>('brand.ts', 'brand');

/** The further host names of the folders' brands, which no other brand can have. For servers. */
export const builtHosts: ReadonlySet<string> = new Set(Object.values(own).flatMap(({ hosts }) => hosts));
