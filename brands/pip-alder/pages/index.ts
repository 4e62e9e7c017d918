import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { seasonsOf } from '../../seasons.ts';
import { blackFridaySale } from './black-friday-sale.ts';
import { deals } from './deals.ts';
import { designer } from './designer.ts';
import { holidayGiftGuide } from './holiday-gift-guide.ts';
import { homepage } from './homepage.ts';
import { cyberMondaySale, halloweenSuperStore, laborDaySale } from './seasonal-sales.ts';
import { shopAllDepartments } from './shop-all-departments.ts';
import { vault } from './vault.ts';

const seasons = seasonsOf(new Date().getUTCFullYear());

/**
 * The content pages an empty shop begins with; from then on the store has them (docs/how-to/content.md). There is no kitchen in a child's
 * room, so that `/mind-of-a-chef` is not supported here.
 */
export const pages: readonly AuthoredPage[] = [
  homepage(seasons),
  deals(seasons),
  blackFridaySale(seasons),
  cyberMondaySale(seasons),
  laborDaySale(seasons),
  halloweenSuperStore(seasons),
  holidayGiftGuide,
  designer,
  vault,
  shopAllDepartments,
];
