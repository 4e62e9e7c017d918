import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Ranking, rankingEndpoints } from '../../../contract/settings/ranking.ts';

export interface StaffSearchRankingData {
  readonly set: OutputOf<typeof rankingEndpoints.get>;
  /** As chosen on the form, or as in force. */
  readonly chosen: Ranking;
  /** The search that is previewed; empty for none. */
  readonly q: string;
  /** Its results in the shop. */
  readonly resultsHref: string;
  readonly preview: OutputOf<typeof rankingEndpoints.preview> | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
