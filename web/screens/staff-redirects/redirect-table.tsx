import type { ListedRedirect } from '../../../contract/redirects/redirects.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffRedirects } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-redirects-screen.module.css';

/** Types of redirects by the HTTP status that they answer with. */
export const kinds = [
  { value: '301', label: 'Redirect permanently' },
  { value: '302', label: 'Redirect temporarily' },
  { value: '410', label: 'Gone, no redirect' },
];
const kindOf = (status: number): string | undefined => kinds.find(({ value }) => value === String(status))?.label;

const columns = [
  { key: 'from', title: 'Redirect from' },
  { key: 'to', title: 'Redirect to' },
  { key: 'status', title: 'Type' },
  { key: 'saved', title: 'Saved' },
];

/** Redirects with links to try both addresses, and actions for those who may change them. */
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
  const shown = mayChange ? [...columns, { key: 'change', title: 'Actions' }] : columns;
  return <Table caption="Redirects" columns={shown} rows={rows} />;
}

function Change({ redirect: { redirectId, from, to, status, savedAt } }: { redirect: ListedRedirect }) {
  return (
    <div className={styles.change}>
      <LinkButton href={staffRedirects({ from, to: to ?? undefined, status, edit: redirectId, savedAt })} size="small" variant="quiet">
        Edit<VisuallyHidden> {from}</VisuallyHidden>
      </LinkButton>
      <form method="post" action={staffRedirects()}>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="redirectId" value={redirectId} />
        <Button type="submit" size="small" variant="quiet">
          Delete<VisuallyHidden> {from}</VisuallyHidden>
        </Button>
      </form>
    </div>
  );
}
