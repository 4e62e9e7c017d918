import { furnish, judge, keepPasswords, moveAddress, secureAccount } from './account-journeys.ts';
import { buy, buyBySavedCard, buyByWallet, payDraft, save } from './buying-journeys.ts';
import { care, edit, hearFromProviders, hire, importList, merchandise, promote, settle, work } from './console-journeys.ts';
import { follow } from './follow.ts';
import type { Journey } from './journey.ts';
import { buyAndCancel, comeBack, repay, retryPayment, sendBack, ship, workOnOrder } from './order-journeys.ts';
import type { Random } from './random.ts';

const anybody: readonly Journey[] = [buy, buyAndCancel, buyByWallet, repay, payDraft, save, comeBack, sendBack];
const guests: readonly Journey[] = [
  ...anybody,
  keepPasswords,
  moveAddress,
  secureAccount,
  workOnOrder,
  retryPayment,
  hire,
  care,
  hearFromProviders,
];
const customers: readonly Journey[] = [...anybody, buyBySavedCard, judge, furnish];
const staff: readonly Journey[] = [work, ship, merchandise, edit, promote, settle, importList];

export function journeyOf(kind: string, random: Random): Journey {
  const isStaff = kind !== 'guest' && kind !== 'customer';
  // Far more of what staff can do is reached by following than by journeys.
  if (random.chance(isStaff ? 0.6 : 0.3)) return follow;
  return random.pick(isStaff ? staff : kind === 'customer' ? customers : guests);
}
