import { bin, hamper } from './bins.ts';
import { cleaningCaddy } from './caddies.ts';
import { wallHooks } from './hooks.ts';
import { shelfUnit } from './shelving.ts';
import { shoeRack } from './shoe-racks.ts';
import type { KindFunction } from './studio.ts';
import { trashCan } from './trash-cans.ts';

/** Everything that keeps a home in order. */
export const storage = {
  bin,
  hamper,
  'shelf-unit': shelfUnit,
  'wall-hooks': wallHooks,
  'trash-can': trashCan,
  'shoe-rack': shoeRack,
  'cleaning-caddy': cleaningCaddy,
} satisfies Record<string, KindFunction>;
