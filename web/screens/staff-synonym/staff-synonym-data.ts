import type { ListedSynonym } from '../../../contract/staff/staff-synonyms.ts';
import type { SynonymAttempt } from '../../features/staff/synonym-attempt.ts';

export interface StaffSynonymData {
  /** As stored. */
  readonly synonym: ListedSynonym;
  readonly attempt: SynonymAttempt;
  readonly message: string | null;
}
