import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { customerGroupEndpoints } from '../../../contract/staff/care/customer-groups.ts';
import type { GroupForm } from '../../features/staff/group-form.ts';

export interface StaffCustomerGroupsData {
  readonly listed: OutputOf<typeof customerGroupEndpoints.list>;
  readonly typed: GroupForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: string | null;
}
