import type { ListedMember } from '../../../contract/staff/staff.ts';
import { type Role, roleNames } from '../../../contract/staff/staff-roles.ts';
import { optionsOf } from '../../features/staff/options.ts';
import { heading, type Order } from '../../features/staff/order.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffAudit, staffMembers } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Key, keys } from './in-order.ts';
import styles from './member-table.module.css';

export const roleOptions = optionsOf(roleNames);
const statusNames = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const satisfies Record<
  ListedMember['status'],
  string
>;

interface MemberTableProps {
  members: readonly ListedMember[];
  order: Order<Key>;
  role: Role | null;
  /** The signed-in administrator, whose row has no actions, so that they cannot lock themselves out by mistake. */
  ownId: number;
}

/** Staff, each with a fold of actions. */
export function MemberTable({ members, order, role, ownId }: MemberTableProps) {
  const sort = (key: Key) => {
    const { sort: next, direction } = heading(keys, order, key);
    return { href: staffMembers({ role: role ?? undefined, sort: next }), direction };
  };
  const columns = [
    { key: 'name', title: 'Name', sort: sort('name') },
    { key: 'email', title: 'Email' },
    { key: 'role', title: 'Role', sort: sort('role') },
    { key: 'status', title: 'Status' },
    { key: 'seen', title: 'Last seen', sort: sort('seen') },
    { key: 'change', title: 'Actions' },
  ];
  const rows = members.map((member) => ({
    key: member.memberId,
    cells: {
      name: <a href={staffAudit({ memberId: member.memberId })}>{member.name}</a>,
      email: member.email,
      role: roleNames[member.role],
      status: <Badge tone={member.status === 'active' ? 'success' : 'neutral'}>{statusNames[member.status]}</Badge>,
      seen: member.lastSeenAt ? shopMomentOf(member.lastSeenAt) : 'Never',
      change: member.memberId === ownId ? 'You' : <Changes member={member} />,
    },
  }));
  return <Table caption="Staff" columns={columns} rows={rows} />;
}

function Changes({ member: { memberId, name, role, status } }: { member: ListedMember }) {
  return (
    <Disclosure
      title={
        <>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
    >
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
            {status === 'disabled' ? 'Restores access with a new link.' : 'Resets their password and authenticator with a new link.'}
          </p>
          <Button type="submit" size="small" variant="secondary">
            New set-up link
          </Button>
        </form>
        {status !== 'disabled' && (
          <form method="post" action={staffMembers()}>
            <input type="hidden" name="action" value="disable" />
            <input type="hidden" name="memberId" value={memberId} />
            <p className={styles.why}>Signs them out on all devices right away.</p>
            <Button type="submit" size="small" variant="secondary">
              Disable {name}
            </Button>
          </form>
        )}
      </div>
    </Disclosure>
  );
}
