import type { CustomerGroup } from '../../../contract/staff/care/customer-groups.ts';
import type { GroupForm } from '../../features/staff/group-form.ts';

export interface StaffCustomerGroupsData {
  readonly groups: readonly CustomerGroup[];
  readonly typed: GroupForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: string | null;
}
