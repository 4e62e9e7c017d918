import type { Check } from '../../../contract/readiness/readiness.ts';

export interface StaffGoingLiveData {
  readonly checks: readonly Check[];
}
