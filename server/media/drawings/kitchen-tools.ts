import { smallAppliance } from './appliances.ts';
import { cuttingBoard } from './cutting-boards.ts';
import { canister, utensilCrock } from './jars.ts';
import { knifeBlock } from './knives.ts';
import type { KindFunction } from './studio.ts';

/** Boards, blocks, jars and machines. */
export const kitchenTools = {
  'cutting-board': cuttingBoard,
  'knife-block': knifeBlock,
  canister,
  'utensil-crock': utensilCrock,
  'small-appliance': smallAppliance,
} satisfies Record<string, KindFunction>;
