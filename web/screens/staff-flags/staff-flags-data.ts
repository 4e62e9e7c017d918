import type { ListedFlag } from '../../../contract/staff/staff-flags.ts';

export interface StaffFlagsData {
  readonly flags: readonly ListedFlag[];
}
