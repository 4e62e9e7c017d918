import { plural } from '../../../contract/values/count.ts';
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
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { kinds, RedirectTable } from './redirect-table.tsx';
import type { StaffRedirectsData } from './staff-redirects-data.ts';
import styles from './staff-redirects-screen.module.css';
import { UploadRedirects } from './upload-redirects.tsx';

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
      {(shown) => (
        <>
          {mayChange && <Edit {...shown} />}
          <ListViews views={data.views} />
          <List {...shown} mayChange={mayChange} />
          <div>
            <ExportList subject="redirects" permissions={data.me.permissions}>
              Export as CSV
            </ExportList>
          </div>
          {mayChange && <Import {...shown} />}
        </>
      )}
    </StaffFrame>
  );
}

function Edit({ typed, errors }: StaffRedirectsData) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Panel title="Add or edit a redirect" lead="Saving an address again replaces its redirect. Changes apply right away.">
      <form className={form.row} method="post" action={staffRedirects()} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="edit" value={typed.edit} />
        <input type="hidden" name="savedAt" value={typed.savedAt} />
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
      </form>
    </Panel>
  );
}

function List({ listed: { redirects, total, page, pages }, q, mayChange }: StaffRedirectsData & { mayChange: boolean }) {
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

function Import({ lines, taken, errors }: StaffRedirectsData) {
  return (
    <Panel
      title="Import redirects"
      lead="One redirect per line: old address, new address and, optionally, 301, 302 or 410. Upload or paste an export of this list or of Shopify, or spreadsheet columns."
    >
      {taken && (
        <Notice tone={taken.faults.length > 0 ? 'error' : 'success'}>
          <p>
            {plural(taken.taken, 'redirect')} imported.
            {taken.faults.length > 0 && ` ${taken.faults.length} couldn’t be imported:`}
          </p>
          {taken.faults.length > 0 && (
            <ul className={styles.faults}>
              {taken.faults.map(({ line, text, message }) => (
                <li key={line}>
                  Line {line}, {text}: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <UploadRedirects />
      <form className={form.stack} method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="saveMany" />
        <TextArea
          label="Redirects"
          name="lines"
          rows={5}
          maxLength={60_000}
          spellCheck={false}
          placeholder="/collections/sofas,/c/sofas?t=12"
          hint="Up to about 1,000 lines. For more, upload a file."
          defaultValue={lines}
          error={errors.lines}
          required
        />
        <Button type="submit" variant="secondary">
          Import redirects
        </Button>
      </form>
    </Panel>
  );
}

export default island('screens/staff-redirects/staff-redirects-screen', StaffRedirectsScreen);
