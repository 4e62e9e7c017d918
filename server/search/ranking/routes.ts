import { rankingSettings } from '../../../contract/settings/ranking.schemas.ts';
import { type Ranking, rankingEndpoints } from '../../../contract/settings/ranking.ts';
import type { Flags } from '../../flags/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { earlierValue, historyOf, saveSettings } from '../../settings/index.ts';
import { requireStaff, type StaffMember } from '../../staff/index.ts';
import { knownTo } from '../known-to.ts';
import { weightsOf } from '../query/weights.ts';
import { previewRanking } from './preview.ts';
import { rankingIn, withoutDefaults } from './ranking.ts';

/** Binds a brand's search ranking, for staff. */
export function mountRanking(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'search.edit');

  const save = async (version: number, ranking: Ranking, { brand, now }: Call, by: StaffMember) => {
    // Every list is in this order unless shoppers choose another.
    const value = rankingSettings.parse(withoutDefaults(ranking));
    await saveSettings(database, { subject: 'ranking', brand, version, value, purges: ['listing'] }, by, now);
    return { ok: true as const };
  };

  api.bind(rankingEndpoints.get, async (_input, call) => {
    await enter(call);
    const { version, value, history } = await historyOf(db, 'ranking', call.brand);
    const own = rankingSettings.parse(value ?? {});
    return { version, own, ranking: rankingIn(own), history };
  });
  api.bind(rankingEndpoints.preview, async ({ q, ...weights }, call) => {
    await enter(call);
    return previewRanking(db, await knownTo({ database, flags }, call, q), weightsOf(rankingIn(weights), call.now), q);
  });
  api.bind(rankingEndpoints.set, async ({ version, ...given }, call) => save(version, rankingIn(given), call, await enter(call)));
  api.bind(rankingEndpoints.restore, async ({ version, to }, call) => {
    const by = await enter(call);
    return save(version, rankingIn(await earlierValue(db, 'ranking', call.brand, to)), call, by);
  });
}
