import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';

export interface StaffErasuresData {
  readonly log: OutputOf<typeof personalDataEndpoints.listErasures>;
  readonly email: string;
  readonly done: string | null;
}
