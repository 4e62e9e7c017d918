import { type ExportSubject, exported, exportPath } from '../../../contract/staff/exports.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import styles from './export-list.module.css';

interface ExportListProps {
  readonly subject: ExportSubject;
  readonly permissions: readonly Permission[];
  readonly children: string;
}

/** Downloads a list as a file, whole or between two days where it has days; nothing without its permission. */
export function ExportList({ subject, permissions, children }: ExportListProps) {
  const { permission, days } = exported[subject];
  if (!permissions.includes(permission)) return null;
  if (days === null) {
    return (
      <LinkButton href={exportPath(subject)} variant="quiet" size="small" download>
        {children}
      </LinkButton>
    );
  }
  return (
    <Disclosure title={children} className={styles.export}>
      <form className={styles.form} method="get" action={exportPath(subject)}>
        <Field label={`${days} from`} name="from" type="date" autoComplete="off" optional />
        <Field label="To" name="to" type="date" autoComplete="off" optional />
        <Button type="submit" variant="secondary">
          Download
        </Button>
      </form>
    </Disclosure>
  );
}
