import type { ListedApiKey } from '../../../contract/staff/api-keys.ts';
import form from '../../features/staff/form.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffApiKeys, staffAudit } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-api-keys-screen.module.css';

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'scopes', title: 'Permissions' },
  { key: 'created', title: 'Created', whole: true },
  { key: 'used', title: 'Last used', whole: true },
  { key: 'expires', title: 'Expires', whole: true },
  { key: 'state', title: 'Status' },
  { key: 'change', title: 'Actions' },
];

const stateNames = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const satisfies Record<ListedApiKey['state'], string>;

/** API keys, each with a link to what it did. */
export function KeyTable({ keys }: { keys: readonly ListedApiKey[] }) {
  const rows = keys.map((key) => ({
    key: key.keyId,
    cells: {
      name: (
        <span className={styles.pair}>
          <a href={staffAudit({ memberId: key.keyId })}>{key.name}</a>
          <code className={styles.prefix}>{key.prefix}…</code>
        </span>
      ),
      scopes: <code className={styles.scopes}>{key.scopes.join(', ')}</code>,
      created: (
        <span className={styles.pair}>
          {shopMomentOf(key.createdAt)}
          <span className={form.quiet}>{key.createdBy}</span>
        </span>
      ),
      used: key.lastUsedAt ? shopMomentOf(key.lastUsedAt) : 'Never',
      expires: key.expiresAt ? shopMomentOf(key.expiresAt) : 'Never',
      state: <Badge tone={key.state === 'active' ? 'success' : 'neutral'}>{stateNames[key.state]}</Badge>,
      change: key.state === 'active' ? <Revoke apiKey={key} /> : '–',
    },
  }));
  return <Table caption="API keys" columns={columns} rows={rows} />;
}

function Revoke({ apiKey: { keyId, name } }: { apiKey: ListedApiKey }) {
  return (
    <Disclosure
      title={
        <>
          Revoke<VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      className={styles.revoke}
    >
      <form method="post" action={staffApiKeys()}>
        <input type="hidden" name="action" value="revoke" />
        <input type="hidden" name="keyId" value={keyId} />
        <p className={form.quiet}>Whatever uses it stops working right away. This can’t be undone.</p>
        <Button type="submit" size="small" variant="secondary">
          Revoke key
        </Button>
      </form>
    </Disclosure>
  );
}
