import { cookware } from './cookware.ts';
import { kitchenTools } from './kitchen-tools.ts';
import type { KindFunction } from './studio.ts';
import { tableware } from './tableware.ts';

/** Everything for the kitchen and the table. */
export const kitchen = { ...cookware, ...tableware, ...kitchenTools } satisfies Record<string, KindFunction>;
