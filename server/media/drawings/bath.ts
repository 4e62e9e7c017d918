import { bathMat } from './bath-mats.ts';
import { bathShelf } from './bath-shelves.ts';
import { robe } from './bathrobe.ts';
import { soapDispenser } from './dispensers.ts';
import { showerCurtain } from './shower-curtains.ts';
import type { KindFunction } from './studio.ts';
import { towelSet } from './towels.ts';

/** Everything for the bathroom. */
export const bath = {
  'towel-set': towelSet,
  'bath-mat': bathMat,
  'shower-curtain': showerCurtain,
  'soap-dispenser': soapDispenser,
  'bath-shelf': bathShelf,
  bathrobe: robe,
} satisfies Record<string, KindFunction>;
