import type { SettingsVersion } from '../../../contract/settings/settings.ts';
import { own } from '../../../contract/values/own.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import form from './form.module.css';
import styles from './settings-form.module.css';
import { Table } from './table.tsx';

interface SettingsHistoryProps {
  readonly history: readonly SettingsVersion[];
  /** What each field is called on the form. */
  readonly names: Readonly<Record<string, string>>;
  /** How a value that is not set reads. */
  readonly unset?: string;
  /** The page whose action `restore` puts a version back, and the newest version. Omitted: versions are only shown. */
  readonly restore?: { readonly action: string; readonly version: number };
}

/** Who saved a setting when, and what changed; the newest first. Earlier versions can be restored. */
export function SettingsHistory({ history, names, unset = 'default', restore }: SettingsHistoryProps) {
  if (history.length === 0) return null;
  const columns = [
    { key: 'at', title: 'Saved', whole: true },
    { key: 'by', title: 'By', whole: true },
    { key: 'what', title: 'Before and after' },
    ...(restore ? [{ key: 'restore', title: 'Undo', whole: true }] : []),
  ];
  const rows = history.map(({ version, savedAt, savedBy, changes }, at) => ({
    key: version,
    cells: {
      at: shopMomentOf(savedAt),
      by: savedBy,
      what: (
        <ul className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {own(names, field) ?? field}: {before ?? unset} → {after ?? unset}
            </li>
          ))}
        </ul>
      ),
      restore: restore && (at === 0 ? 'In use' : <Restore {...restore} to={version} saved={shopMomentOf(savedAt)} />),
    },
  }));
  return (
    <div className={styles.history}>
      <Table caption="Changes" columns={columns} rows={rows} />
      {restore && <Restore {...restore} to={0} />}
    </div>
  );
}

/** A button that puts an earlier version back; without `saved` the defaults. */
function Restore({ action, version, to, saved }: { action: string; version: number; to: number; saved?: string }) {
  return (
    <form className={saved ? form.inTable : undefined} method="post" action={action}>
      <input type="hidden" name="action" value="restore" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" size="small" variant={saved ? 'quiet' : 'secondary'}>
        {saved ? (
          <>
            Restore<VisuallyHidden> the version of {saved}</VisuallyHidden>
          </>
        ) : (
          'Return to the defaults'
        )}
      </Button>
    </form>
  );
}
