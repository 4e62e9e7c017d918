import type { CustomerGroup } from '../../../contract/staff/care/customer-groups.ts';
import forms from '../../features/staff/form.module.css';
import { GroupFields, ruleWords } from '../../features/staff/group-fields.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomerGroup, staffCustomerGroups } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { StaffCustomerGroupsData } from './staff-customer-groups-data.ts';

/** Groups of customers, for promotions. */
function StaffCustomerGroupsScreen({ data }: { data: StaffData<StaffCustomerGroupsData> }) {
  return (
    <StaffFrame
      data={data}
      place="customer-groups"
      heading="Customer groups"
      lead="Promotions can be for one group only. Add customers by hand, or let a rule decide who belongs."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ listed: { groups, page, pages }, typed, errors }) => (
        <>
          {groups.length > 0 && <Groups groups={groups} />}
          <Pages page={page} pages={pages} at={(to) => staffCustomerGroups({ page: to })} />
          <Panel title="Add a group" lead="Without a rule, only customers you add yourself belong to it.">
            <form className={forms.row} method="post" action={staffCustomerGroups()}>
              <input type="hidden" name="action" value="add" />
              <GroupFields typed={typed} errors={errors} />
              <Button type="submit">Add group</Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const columns = [
  { key: 'name', title: 'Group' },
  { key: 'rule', title: 'Rule' },
  { key: 'members', title: 'Added by hand', numeric: true },
];

function Groups({ groups }: { groups: readonly CustomerGroup[] }) {
  const rows = groups.map(({ groupId, name, members, ...rule }) => ({
    key: groupId,
    cells: { name: <a href={staffCustomerGroup({ groupId })}>{name}</a>, rule: ruleTitle(rule), members },
  }));
  return <Table caption="Customer groups" columns={columns} rows={rows} />;
}

/** `Spent $500 or more`. */
function ruleTitle(rule: Pick<CustomerGroup, 'spentFrom' | 'ordersFrom'>): string {
  const words = ruleWords(rule);
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'By hand only';
}

export default island('screens/staff-customer-groups/staff-customer-groups-screen', StaffCustomerGroupsScreen);
