import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { customerGroupEndpoints } from '../../../contract/staff/care/customer-groups.ts';
import type { GroupForm } from '../../features/staff/group-form.ts';

export interface StaffCustomerGroupData {
  readonly group: OutputOf<typeof customerGroupEndpoints.get>;
  readonly typed: GroupForm;
  /** Typed into the form that adds a member. */
  readonly who: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: string | null;
}
