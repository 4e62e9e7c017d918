import type { ListedMember } from '../../../contract/staff.ts';
import { type Role, roleNames } from '../../../contract/staff-roles.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffAudit, staffMembers } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Order, sortAfterPress } from './in-order.ts';
import styles from './member-table.module.css';

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

interface MemberTableProps {
  members: readonly ListedMember[];
  order: Order;
  role: Role | null;
  /** The administrator who looks: nobody changes themselves by mistake. */
  ownId: number;
}

/** Members with what can be changed about each, folded away until it is wanted. */
export function MemberTable({ members, order, role, ownId }: MemberTableProps) {
  const sort = (key: 'name' | 'role' | 'seen') => ({
    href: staffMembers({ role: role ?? undefined, sort: sortAfterPress(order, key) }),
    direction: order.key === key ? (order.isDescending ? ('descending' as const) : ('ascending' as const)) : null,
  });
  const columns = [
    { key: 'name', title: 'Name', sort: sort('name') },
    { key: 'email', title: 'Email' },
    { key: 'role', title: 'Role', sort: sort('role') },
    { key: 'status', title: 'State' },
    { key: 'seen', title: 'Last here', sort: sort('seen') },
    { key: 'change', title: 'Change' },
  ];
  const rows = members.map((member) => ({
    key: member.memberId,
    cells: {
      name: <a href={staffAudit({ memberId: member.memberId })}>{member.name}</a>,
      email: member.email,
      role: roleNames[member.role],
      status: <Badge tone={member.status === 'active' ? 'success' : 'neutral'}>{member.status}</Badge>,
      seen: member.lastSeenAt ? shopMomentOf(member.lastSeenAt) : 'Not signed in',
      change: member.memberId === ownId ? 'This is you' : <Changes member={member} />,
    },
  }));
  return <Table caption="Members of staff" columns={columns} rows={rows} />;
}

function Changes({ member: { memberId, name, role, status } }: { member: ListedMember }) {
  return (
    <details className={styles.changes}>
      <summary>
        Change<VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <div className={styles.forms}>
        <form className={styles.role} method="post" action={staffMembers()}>
          <input type="hidden" name="action" value="role" />
          <input type="hidden" name="memberId" value={memberId} />
          <Select label="New role" name="role" defaultValue={role} options={roleOptions} />
          <Button type="submit" size="small" variant="secondary">
            Change role
          </Button>
        </form>
        <form method="post" action={staffMembers()}>
          <input type="hidden" name="action" value="reset" />
          <input type="hidden" name="memberId" value={memberId} />
          <p className={styles.why}>
            {status === 'disabled' ? 'Lets them in again by a new link.' : 'Takes password and phone back, and makes a new link.'}
          </p>
          <Button type="submit" size="small" variant="secondary">
            New set-up link
          </Button>
        </form>
        {status !== 'disabled' && (
          <form method="post" action={staffMembers()}>
            <input type="hidden" name="action" value="disable" />
            <input type="hidden" name="memberId" value={memberId} />
            <p className={styles.why}>Signs them out everywhere, at once.</p>
            <Button type="submit" size="small" variant="secondary">
              Disable {name}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
