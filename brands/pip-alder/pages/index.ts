import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { seasonsOf } from '../../seasons.ts';
import { blackFridaySale } from './black-friday-sale.ts';
import { deals } from './deals.ts';
import { designer } from './designer.ts';
import { holidayGiftGuide } from './holiday-gift-guide.ts';
import { homepage } from './homepage.ts';
import { mindOfAChef } from './mind-of-a-chef.ts';
import { sandbox } from './sandbox.ts';
import { cyberMondaySale, halloweenSuperStore, laborDaySale } from './seasonal-sales.ts';
import { shopAllDepartments } from './shop-all-departments.ts';
import { vault } from './vault.ts';

const seasons = seasonsOf(new Date().getUTCFullYear());

/** The content pages of an empty shop, stored from then on (docs/how-to/content.md). */
export const pages: readonly AuthoredPage[] = [
  homepage(seasons),
  deals(seasons),
  blackFridaySale(seasons),
  cyberMondaySale(seasons),
  laborDaySale(seasons),
  halloweenSuperStore(seasons),
  holidayGiftGuide,
  designer,
  mindOfAChef,
  vault,
  shopAllDepartments,
  sandbox,
];
