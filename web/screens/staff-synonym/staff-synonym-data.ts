import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { synonymEndpoints } from '../../../contract/staff/staff-synonyms.ts';
import type { SynonymAttempt } from '../../features/staff/synonym-attempt.ts';

export interface StaffSynonymData {
  /** As stored. */
  readonly synonym: OutputOf<typeof synonymEndpoints.get>;
  readonly attempt: SynonymAttempt;
  readonly message: string | null;
}
