import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { maintenanceEndpoints } from '../../../contract/staff/maintenance.ts';

export interface StaffMaintenanceData {
  readonly closure: OutputOf<typeof maintenanceEndpoints.get>['closure'];
  readonly done: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
