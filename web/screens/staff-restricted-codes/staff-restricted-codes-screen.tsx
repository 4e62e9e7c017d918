import type { ListedRestriction, RestrictionScope } from '../../../contract/settings/restrictions.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffRestrictedCodes, staffSettings } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Select, TextArea } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffRestrictedCodesData } from './staff-restricted-codes-data.ts';
import styles from './staff-restricted-codes-screen.module.css';

const scopeWords: Readonly<Record<RestrictionScope, string>> = { everything: 'Everything', large: 'Large items' };

/** Postal codes that the shop doesn't deliver to: list, add, remove. */
function StaffRestrictedCodesScreen({ data }: { data: StaffData<StaffRestrictedCodesData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading="Restricted postal codes"
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Add {...shown} />
          <List {...shown} views={data.views} />
        </>
      )}
    </StaffFrame>
  );
}

function Add({ typed, errors, listed: { configured } }: StaffRestrictedCodesData) {
  return (
    <Panel
      title="Restrict postal codes"
      lead={`Product pages, cart and checkout refuse these places. The US territories are always restricted${
        configured.length > 0 ? `, and ${configured.join(', ')} by the server’s configuration` : ''
      }.`}
    >
      <form className={styles.form} method="post" action={staffRestrictedCodes()}>
        <input type="hidden" name="action" value="add" />
        <TextArea
          label="Postal codes"
          name="codes"
          rows={3}
          maxLength={10_000}
          autoComplete="off"
          spellCheck={false}
          hint="One per line, or with commas. A prefix such as 998 or X0A restricts all codes that start with it."
          defaultValue={typed.codes}
          error={errors.codes}
          required
        />
        <div className={styles.side}>
          <Select
            label="Not delivered"
            name="scope"
            defaultValue={typed.scope}
            options={[
              { value: 'everything', label: scopeWords.everything },
              { value: 'large', label: 'Large items' },
            ]}
          />
          <Button type="submit">Restrict codes</Button>
        </div>
      </form>
    </Panel>
  );
}

const columns = [
  { key: 'code', title: 'Code' },
  { key: 'scope', title: 'Not delivered' },
  { key: 'by', title: 'Added by' },
  { key: 'at', title: 'Added', whole: true },
  { key: 'remove', title: 'Actions' },
];

function List({ listed: { restrictions, total, page, pages }, q, views }: StaffRestrictedCodesData & Pick<StaffData<unknown>, 'views'>) {
  if (total === 0 && q === '') return <EmptyState title="No restricted codes yet" />;
  return (
    <>
      <ListViews views={views} />
      <LookUp action={staffRestrictedCodes()} label="Search codes" hint={`${plural(total, 'code')}.`} typed={q} />
      {total === 0 ? (
        <EmptyState title="No codes found" actions={<LinkButton href={staffRestrictedCodes()}>Show all codes</LinkButton>} />
      ) : (
        <Table caption="Restricted postal codes" columns={columns} rows={restrictions.map(rowOf)} />
      )}
      <Pages page={page} pages={pages} at={(to) => staffRestrictedCodes({ q, page: to })} />
    </>
  );
}

const rowOf = ({ code, scope, addedBy, addedAt }: ListedRestriction) => ({
  key: code,
  cells: {
    code: isBeginning(code) ? `${code}…` : code,
    scope: scopeWords[scope],
    by: addedBy,
    at: shopMomentOf(addedAt),
    remove: (
      <form className={form.inTable} method="post" action={staffRestrictedCodes()}>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="code" value={code} />
        <Button type="submit" size="small" variant="quiet">
          Remove<VisuallyHidden> {code}</VisuallyHidden>
        </Button>
      </form>
    ),
  },
});

/** Shorter than a whole code: five digits, or six characters of a Canadian one. */
const isBeginning = (code: string): boolean => code.length < (/^\d/.test(code) ? 5 : 6);

export default island('screens/staff-restricted-codes/staff-restricted-codes-screen', StaffRestrictedCodesScreen);
