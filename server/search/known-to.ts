import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { rankingSet } from '../settings/index.ts';
import { indexOf } from './index-sync.ts';
import type { Known } from './query/find.ts';
import { weightsOf } from './query/weights.ts';
import { rankingIn } from './ranking/ranking.ts';

/**
 * What a brand's searches know at a moment: this process's index, which has the words of `text` if any product has, WordNet where the brand uses it, and
 * its ranking.
 */
export async function knownTo(
  { database, flags }: { database: Database; flags: Flags },
  at: Pick<Call, 'brand' | 'now'>,
  text = '',
): Promise<Known> {
  const [wordNet, ranking] = await Promise.all([flags.isOnForBrand('search-word-net', at), rankingSet(database, at.brand, at.now)]);
  return indexOf(database).current(at.brand, { wordNet, weights: ranking && weightsOf(rankingIn(ranking), at.now), text });
}
