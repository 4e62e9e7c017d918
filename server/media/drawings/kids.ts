import { bunkBed } from './bunk-beds.ts';
import { crib } from './cribs.ts';
import { kidsTable } from './kids-tables.ts';
import { mobile } from './mobiles.ts';
import { playTent } from './play-tents.ts';
import { rockingChair } from './rocking-chairs.ts';
import { toyChest } from './toy-chests.ts';

export const kids = {
  crib,
  'bunk-bed': bunkBed,
  'toy-chest': toyChest,
  'kids-table': kidsTable,
  'play-tent': playTent,
  'rocking-chair': rockingChair,
  mobile,
};
