import { useState } from 'react';
import { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';
import { plural } from '../../../contract/values/count.ts';
import { client } from '../../api/browser.ts';
import { ExportList } from '../../features/staff/export-list.tsx';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffRedirects } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { ImportPanel } from './import-panel.tsx';
import { kinds, RedirectTable } from './redirect-table.tsx';
import type { StaffRedirectsData } from './staff-redirects-data.ts';

/** Redirects: for renamed and removed pages, and for addresses of a former shop system. */
function StaffRedirectsScreen({ data }: { data: StaffData<StaffRedirectsData> }) {
  const mayChange = data.me.permissions.includes('content.publish');
  return (
    <StaffFrame
      data={data}
      place="redirects"
      heading={`Redirects for ${data.me.brand}`}
      lead="Send visitors from an address without a page to one that exists. Existing pages always take precedence."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => <Redirects data={data} shown={shown} mayChange={mayChange} />}
    </StaffFrame>
  );
}

interface RedirectsProps {
  readonly data: StaffData<StaffRedirectsData>;
  readonly shown: StaffRedirectsData;
  readonly mayChange: boolean;
}

function Redirects({ data: { views, me }, shown, mayChange }: RedirectsProps) {
  const [listed, setListed] = useState(shown.listed);
  const reload = async () => {
    const again = await client.call(redirectStaffEndpoints.list, { q: shown.q, page: listed.page });
    if (again.ok) setListed(again.data);
  };
  return (
    <>
      {mayChange && <Edit {...shown} />}
      <ListViews views={views} />
      <List listed={listed} q={shown.q} mayChange={mayChange} />
      <div>
        <ExportList subject="redirects" permissions={me.permissions}>
          Export as CSV
        </ExportList>
      </div>
      {mayChange && <ImportPanel {...shown} reload={reload} />}
    </>
  );
}

function Edit({ typed, errors }: StaffRedirectsData) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Panel
      title={typed.edit ? `Edit redirect from ${typed.edited}` : 'Add a redirect'}
      lead={typed.edit ? 'Changes apply right away.' : 'Saving an address again replaces its redirect. Changes apply right away.'}
    >
      <form className={form.row} method="post" action={staffRedirects()} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="edit" value={typed.edit} />
        <input type="hidden" name="savedAt" value={typed.savedAt} />
        <input type="hidden" name="edited" value={typed.edited} />
        <Field
          {...plain}
          label="Redirect from"
          name="from"
          hint="For example /collections/sofas"
          defaultValue={typed.from}
          error={errors.from}
          required
        />
        <Field {...plain} label="Redirect to" name="to" hint="A page of this shop" defaultValue={typed.to} error={errors.to} />
        <Select label="Type" name="status" defaultValue={typed.status} options={kinds} />
        <Button type="submit">Save redirect</Button>
        {typed.edit && (
          <LinkButton href={staffRedirects()} variant="quiet">
            Cancel
          </LinkButton>
        )}
      </form>
    </Panel>
  );
}

interface ListProps extends Pick<StaffRedirectsData, 'listed' | 'q'> {
  readonly mayChange: boolean;
}

function List({ listed: { redirects, total, page, pages }, q, mayChange }: ListProps) {
  if (total === 0 && q === '') return <EmptyState title="No redirects yet" />;
  return (
    <>
      <LookUp action={staffRedirects()} label="Search redirects" hint={`${plural(total, 'redirect')}.`} typed={q} />
      {total === 0 ? (
        <EmptyState title="No redirects found" actions={<LinkButton href={staffRedirects()}>Show all redirects</LinkButton>} />
      ) : (
        <RedirectTable redirects={redirects} mayChange={mayChange} />
      )}
      <Pages page={page} pages={pages} at={(to) => staffRedirects({ q, page: to })} />
    </>
  );
}

export default island('screens/staff-redirects/staff-redirects-screen', StaffRedirectsScreen);
