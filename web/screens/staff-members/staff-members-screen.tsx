import type { Role } from '../../../contract/staff/staff-roles.ts';
import form from '../../features/staff/form.module.css';
import { sortIn } from '../../features/staff/order.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffMembers } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { keys } from './in-order.ts';
import { MemberTable, roleOptions } from './member-table.tsx';
import type { StaffMembersData } from './staff-members-data.ts';
import styles from './staff-members-screen.module.css';

/** All staff, and the form that adds a member. */
function StaffMembersScreen({ data }: { data: StaffData<StaffMembersData> }) {
  return (
    <StaffFrame
      data={data}
      place="members"
      heading="Staff"
      lead="Accounts can be disabled, but not deleted. Every change is recorded in the audit log."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.link && (
            <Notice tone="success">
              <p>Send them this link. It works once, expires in 24 hours and won’t be shown again.</p>
              <p className={styles.link}>{shown.link}</p>
              <CopyButton text={shown.link} />
            </Notice>
          )}
          <ListViews views={data.views} />
          <Filter role={shown.role} />
          {shown.members.length === 0 ? (
            <EmptyState title="No staff with this role" />
          ) : (
            <>
              <MemberTable members={shown.members} order={shown.order} role={shown.role} ownId={data.me.memberId} />
              <Pages
                page={shown.page}
                pages={shown.pages}
                at={(page) => staffMembers({ role: shown.role ?? undefined, sort: sortIn(keys, shown.order), page })}
              />
            </>
          )}
          <Panel title="Add staff member" lead="They’ll use a link to choose a password and connect their authenticator app.">
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
        options={[{ value: '', label: 'All roles' }, ...roleOptions]}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" variant="secondary" size="small" className={styles.withoutScript}>
        Filter
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
      <Button type="submit">Create set-up link</Button>
    </form>
  );
}

export default island('screens/staff-members/staff-members-screen', StaffMembersScreen);
