import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { GroupFields, ruleWords } from '../../features/staff/group-fields.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomer, staffCustomerGroup } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffCustomerGroupData } from './staff-customer-group-data.ts';

/** A group of customers: its rule, and who was added by hand. */
function StaffCustomerGroupScreen({ data }: { data: StaffData<StaffCustomerGroupData> }) {
  const group = data.shown?.group;
  const rule = group && ruleWords(group);
  return (
    <StaffFrame
      data={data}
      place="customer-groups"
      heading={group?.name}
      lead={rule ? `Everyone who ${rule}, and everyone you add.` : 'Everyone you add.'}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => {
        const action = staffCustomerGroup({ groupId: shown.group.groupId });
        return (
          <>
            <Members {...shown} />
            <Panel title="Name and rule" lead="If you enter both, customers must meet both. Leave them empty to add members by hand only.">
              <form className={forms.row} method="post" action={action}>
                <input type="hidden" name="action" value="save" />
                <input type="hidden" name="basedOn" value={shown.group.fingerprint} />
                <GroupFields typed={shown.typed} errors={shown.errors} />
                <Button type="submit">Save</Button>
              </form>
            </Panel>
            <Panel title="Delete" lead={deletedWords(shown.group)}>
              <Disclosure title="Delete this group…">
                <p>Members added by hand would have to be added again. This can’t be undone.</p>
                <form method="post" action={action}>
                  <input type="hidden" name="action" value="delete" />
                  <Button type="submit" variant="secondary">
                    Delete group
                  </Button>
                </form>
              </Disclosure>
            </Panel>
          </>
        );
      }}
    </StaffFrame>
  );
}

/** What else a deletion changes. */
const deletedWords = ({ promotions }: StaffCustomerGroupData['group']): string =>
  promotions.length === 0
    ? 'No promotion is for this group.'
    : `Members no longer get ${promotions.join(', ')}, unless another group gives it to them.`;

const columns = [
  { key: 'name', title: 'Customer' },
  { key: 'email', title: 'Email', whole: true },
  { key: 'since', title: 'Added', whole: true },
  { key: 'remove', title: 'Remove', whole: true },
];

function Members({ group: { groupId, list, page, pages }, who, errors }: StaffCustomerGroupData) {
  const action = staffCustomerGroup({ groupId });
  const rows = list.map(({ customerId, name, email, since }) => ({
    key: customerId,
    cells: {
      name: <a href={staffCustomer({ customerId })}>{name || 'No name'}</a>,
      email,
      since: shopDayOf(since),
      remove: (
        <form method="post" action={action}>
          <input type="hidden" name="action" value="remove" />
          <Button type="submit" name="customerId" value={customerId} variant="quiet" size="small">
            Remove<VisuallyHidden> {email}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  }));
  return (
    <Panel title="Added by hand">
      {rows.length > 0 && <Table caption="Members by hand" columns={columns} rows={rows} />}
      <Pages page={page} pages={pages} at={(to) => staffCustomerGroup({ groupId, page: to })} />
      <form className={forms.row} method="post" action={action}>
        <input type="hidden" name="action" value="add" />
        <Field
          label="Customer ID or email"
          name="who"
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={who}
          error={own(errors, 'who')}
        />
        <Button type="submit" variant="secondary">
          Add customer
        </Button>
      </form>
    </Panel>
  );
}

export default island('screens/staff-customer-group/staff-customer-group-screen', StaffCustomerGroupScreen);
