import type { ReviewPhrases } from './review-phrases/bank.ts';
import { bathPhrases } from './review-phrases/bath.ts';
import { beddingPhrases } from './review-phrases/bedding.ts';
import { decorPhrases } from './review-phrases/decor.ts';
import { furniturePhrases } from './review-phrases/furniture.ts';
import { holidayPhrases } from './review-phrases/holiday-and-gifts.ts';
import { kidsPhrases } from './review-phrases/kids.ts';
import { kitchenPhrases } from './review-phrases/kitchen.ts';
import { lightingPhrases } from './review-phrases/lighting.ts';
import { outdoorPhrases } from './review-phrases/outdoor.ts';
import { rugsPhrases } from './review-phrases/rugs.ts';
import { storagePhrases } from './review-phrases/storage-and-cleaning.ts';

const banks: Readonly<Record<string, ReviewPhrases>> = {
  furniture: furniturePhrases,
  rugs: rugsPhrases,
  decor: decorPhrases,
  bedding: beddingPhrases,
  bath: bathPhrases,
  lighting: lightingPhrases,
  'storage-and-cleaning': storagePhrases,
  kitchen: kitchenPhrases,
  outdoor: outdoorPhrases,
  kids: kidsPhrases,
  'holiday-and-gifts': holidayPhrases,
};

/** The phrase bank of a category's department; throws for one without, which is a mistake in the catalogue. */
export function phrasesOf(category: string): ReviewPhrases {
  const departmentSlug = category.split('/')[0] ?? '';
  const bank = banks[departmentSlug];
  if (bank === undefined) throw new Error(`No review phrases for the department "${departmentSlug}"`);
  return bank;
}
