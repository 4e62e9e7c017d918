import form from '../../features/staff/form.module.css';
import { Pages } from '../../features/staff/pages.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { staffRedirects } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StaffRedirectsData } from './page.ts';
import { kinds, RedirectTable } from './redirect-table.tsx';
import styles from './staff-redirects-screen.module.css';

/** Old addresses and where they lead: after a page was renamed or taken out, and for who comes from another shop system. */
export default function StaffRedirectsScreen({ data }: { data: StaffData<StaffRedirectsData> }) {
  const mayChange = data.me.permissions.includes('content.publish');
  return (
    <StaffFrame
      data={data}
      place="redirects"
      heading={`Redirects of ${data.me.brand}`}
      lead="An address that the shop has no page for can lead to one it has. A page that is there is always shown."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {mayChange && <One {...shown} />}
          <List {...shown} mayChange={mayChange} />
          {mayChange && <Many {...shown} />}
        </>
      )}
    </StaffFrame>
  );
}

function One({ typed, errors }: StaffRedirectsData) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Panel title="Lead an address on" lead="Whoever asks for it is sent there in one step, at once and in every window.">
      <form className={form.row} method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="save" />
        <Field
          {...plain}
          label="Old address"
          name="from"
          hint="Such as /collections/sofas"
          defaultValue={typed.from}
          error={errors.from}
          required
        />
        <Field {...plain} label="Leads to" name="to" hint="A page of this shop" defaultValue={typed.to} error={errors.to} />
        <Select label="It has" name="status" defaultValue={typed.status} options={kinds} />
        <Button type="submit">Save</Button>
      </form>
    </Panel>
  );
}

function List({ listed: { redirects, total, page, pages }, q, mayChange }: StaffRedirectsData & { mayChange: boolean }) {
  if (total === 0 && q === '') return <EmptyState title="No address leads elsewhere yet" />;
  return (
    <>
      <form className={styles.find} method="get" action={staffRedirects()}>
        <Field label="Find" name="q" type="search" autoComplete="off" defaultValue={q} />
        <Button type="submit" variant="secondary">
          Find
        </Button>
        <span className={form.quiet}>{`${total} ${total === 1 ? 'address' : 'addresses'}`}</span>
      </form>
      {total === 0 ? (
        <EmptyState title="No such address" actions={<LinkButton href={staffRedirects()}>Every address</LinkButton>} />
      ) : (
        <RedirectTable redirects={redirects} mayChange={mayChange} />
      )}
      <Pages page={page} pages={pages} at={(to) => staffRedirects({ q, page: to })} />
    </>
  );
}

function Many({ lines, taken, errors }: StaffRedirectsData) {
  return (
    <Panel
      title="Many at once"
      lead="Lines of old address, new address and, if you like, 301, 302 or 410: as Shopify exports them, or copied out of a spreadsheet."
    >
      {taken && (
        <Notice tone={taken.faults.length > 0 ? 'error' : 'success'}>
          <p>
            {taken.taken} {taken.taken === 1 ? 'address' : 'addresses'} saved.
            {taken.faults.length > 0 && ` ${taken.faults.length} could not be:`}
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
      <form className={form.stack} method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="saveMany" />
        <TextArea
          label="Lines"
          name="lines"
          rows={5}
          maxLength={60_000}
          spellCheck={false}
          placeholder="/collections/sofas,/c/sofas?t=12"
          hint="About a thousand lines; more by npm run redirects."
          defaultValue={lines}
          error={errors.lines}
          required
        />
        <Button type="submit" variant="secondary">
          Save these
        </Button>
      </form>
    </Panel>
  );
}
