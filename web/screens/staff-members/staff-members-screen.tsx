import { type Role, roleNames } from '../../../contract/staff-roles.ts';
import { CopyButton } from '../../features/staff/copy-button.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { staffMembers } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MemberTable } from './member-table.tsx';
import type { StaffMembersData } from './page.ts';
import styles from './staff-members-screen.module.css';

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

/** Everybody who works at the shop, and taking somebody on. */
export default function StaffMembersScreen({ data }: { data: StaffData<StaffMembersData> }) {
  return (
    <StaffFrame
      data={data}
      place="members"
      heading="Staff"
      lead="Everything done here is in the audit log. Nobody is deleted: who leaves is disabled."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.link && (
            <Notice tone="success">
              <p>Hand this link over. It works once, within a day, and is not shown again.</p>
              <p className={styles.link}>{shown.link}</p>
              <CopyButton text={shown.link} />
            </Notice>
          )}
          <Filter role={shown.role} />
          {shown.members.length === 0 ? (
            <EmptyState title="Nobody has this role" />
          ) : (
            <MemberTable members={shown.members} order={shown.order} role={shown.role} ownId={data.me.memberId} />
          )}
          <Panel title="Take somebody on" lead="They get a link to choose a password and enrol their phone.">
            <Create {...shown} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function Filter({ role }: { role: Role | null }) {
  return (
    <form className={styles.filter} method="get" action={staffMembers()}>
      <Select
        label="Role"
        name="role"
        defaultValue={role ?? ''}
        options={[{ value: '', label: 'Every role' }, ...roleOptions]}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" variant="secondary" size="small" className={styles.withoutScript}>
        Show
      </Button>
    </form>
  );
}

function Create({ errors, typed }: StaffMembersData) {
  return (
    <form className={form.row} method="post" action={staffMembers()}>
      <input type="hidden" name="action" value="create" />
      <Field label="Name" name="name" autoComplete="off" defaultValue={typed.name} error={errors.name} />
      <Field label="Email" name="email" type="email" autoComplete="off" defaultValue={typed.email} error={errors.email} />
      <Select label="Role" name="role" defaultValue={typed.role || 'customer_care'} options={roleOptions} error={errors.role} />
      <Button type="submit">Make a link</Button>
    </form>
  );
}
