import type { ListedRedirect } from '../../../contract/redirects.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffRedirects } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-redirects-screen.module.css';

/** What has become of an address, by the status it answers. */
export const kinds = [
  { value: '301', label: 'Moved for good' },
  { value: '302', label: 'Moved for a while' },
  { value: '410', label: 'Gone, leads nowhere' },
];
const kindOf = (status: number): string | undefined => kinds.find(({ value }) => value === String(status))?.label;

const columns = [
  { key: 'from', title: 'Old address' },
  { key: 'to', title: 'Leads to' },
  { key: 'status', title: 'It has' },
  { key: 'saved', title: 'Saved' },
];

/** Old addresses, each to be tried, changed and removed. */
export function RedirectTable({ redirects, mayChange }: { redirects: readonly ListedRedirect[]; mayChange: boolean }) {
  const rows = redirects.map((redirect) => ({
    key: redirect.redirectId,
    cells: {
      from: <a href={redirect.from}>{redirect.from}</a>,
      to: redirect.to ? <a href={redirect.to}>{redirect.to}</a> : '–',
      status: kindOf(redirect.status),
      saved: (
        <span className={styles.saved}>
          {shopMomentOf(redirect.savedAt)}
          <span className={form.quiet}>{redirect.savedBy}</span>
        </span>
      ),
      change: <Change redirect={redirect} />,
    },
  }));
  const shown = mayChange ? [...columns, { key: 'change', title: 'Change' }] : columns;
  return <Table caption="Old addresses" columns={shown} rows={rows} />;
}

function Change({ redirect: { redirectId, from, to, status } }: { redirect: ListedRedirect }) {
  return (
    <div className={styles.change}>
      <LinkButton href={staffRedirects({ from, to: to ?? undefined, status })} size="small" variant="quiet">
        Change<VisuallyHidden> {from}</VisuallyHidden>
      </LinkButton>
      <form method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="redirectId" value={redirectId} />
        <Button type="submit" size="small" variant="quiet">
          Remove<VisuallyHidden> {from}</VisuallyHidden>
        </Button>
      </form>
    </div>
  );
}
