import type { SettingsVersion } from '../../../contract/settings/settings.ts';
import { own } from '../../../contract/values/own.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import styles from './settings-form.module.css';
import { Table } from './table.tsx';

interface SettingsHistoryProps {
  readonly history: readonly SettingsVersion[];
  /** What each field is called on the form. */
  readonly names: Readonly<Record<string, string>>;
}

/** Who saved a setting when, and what changed; the newest first. */
export function SettingsHistory({ history, names }: SettingsHistoryProps) {
  if (history.length === 0) return null;
  const columns = [
    { key: 'at', title: 'Saved', whole: true },
    { key: 'by', title: 'By', whole: true },
    { key: 'what', title: 'Before and after' },
  ];
  const rows = history.map(({ version, savedAt, savedBy, changes }) => ({
    key: version,
    cells: {
      at: shopMomentOf(savedAt),
      by: savedBy,
      what: (
        <ul className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {own(names, field) ?? field}: {before ?? 'default'} → {after ?? 'default'}
            </li>
          ))}
        </ul>
      ),
    },
  }));
  return <Table caption="Changes" columns={columns} rows={rows} />;
}
