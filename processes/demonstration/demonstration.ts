import { buildSample } from '../../sample/build.ts';
import { campaigns } from '../../sample/campaigns.ts';
import { pastOrders } from '../../sample/making/history.ts';
import { pairings } from '../../sample/pairings.ts';
import { friendsCodes, promotions } from '../../sample/promotions.ts';
import { taxonomy } from '../../sample/taxonomy.ts';
import { seedCatalog } from '../../server/catalog/index.ts';
import type { Tx } from '../../server/platform/db/index.ts';
import { campaign, promotion, saveCampaigns, saveCodes, savePromotions } from '../../server/promotions/index.ts';
import { computeFigures, seedHistory } from '../../server/recommendations/index.ts';
import type { Shop } from '../../server/shop.ts';
import { progressBar } from '../output/progress.ts';
import { seedWrittenContent } from './written-content.ts';

/**
 * Fills an empty shop with the demonstration catalogue, the brands’ content, promotions and campaigns; resumes an interrupted run. Returns the number
 * of products written.
 */
export async function seedDemonstration({ database, media }: Pick<Shop, 'database' | 'media'>): Promise<number> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const progress = progressBar(process.stderr, 'Stocking the shelves');
  try {
    const written = await seedCatalog(
      database,
      media,
      { taxonomy, products: () => buildSample(today) },
      { now, onProgress: (done, total) => progress.show(done, total, `${done} of ${total} products`) },
    );
    if (written > 0) {
      await seedHistory(database, pastOrders(today), pairings);
      await computeFigures(database, now);
    }
    await seedWrittenContent(database, media, now);
    await database.transact(seedPromotions);
    return written;
  } finally {
    progress.end();
  }
}

/** Existing ones stay as they are. */
async function seedPromotions(tx: Tx): Promise<void> {
  const saved = await savePromotions(
    tx,
    promotions.map((one) => promotion.parse(one)),
    { keep: true },
  );
  const friends = saved.get('friends');
  if (friends !== undefined) await saveCodes(tx, friends, friendsCodes, { singleUse: true });
  await saveCampaigns(
    tx,
    campaigns.map((one) => campaign.parse(one)),
    { keep: true },
  );
}
