import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { synonymEndpoints } from '../../../contract/staff/staff-synonyms.ts';
import type { SynonymAttempt } from '../../features/staff/synonym-attempt.ts';

export interface StaffSynonymsData {
  readonly listed: OutputOf<typeof synonymEndpoints.list>;
  readonly q: string;
  readonly attempt: SynonymAttempt;
  readonly done: string | null;
  readonly message: string | null;
}
