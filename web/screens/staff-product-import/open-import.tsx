import { useEffect } from 'react';
import { type ImportLine, importEndpoints } from '../../../contract/merchandising/imports.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { changeWords } from '../../features/staff/products/change-words.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProductImport } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { ShownImport } from './staff-product-import-data.ts';
import styles from './staff-product-import-screen.module.css';
import { importStateWords } from './words.ts';

/** How often a running import is looked at again. */
const lookMs = 1500;

/** A file with its progress, and then with what changes or changed, product by product. */
export function OpenImport(shown: ShownImport) {
  const { state, fault, importId, line, lines, report } = shown;
  const isRunning = state === 'checking' || state === 'importing';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => location.reload(), lookMs);
    return () => clearTimeout(timer);
  }, [isRunning]);
  if (isRunning) {
    return (
      <Panel title={`${importStateWords[state]}…`} lead="You can leave this page; it goes on.">
        <progress className={styles.progress} aria-label="Progress" max={Math.max(1, lines)} value={line} />
        <p>
          <LinkButton href={staffProductImport({ import: importId })} variant="secondary" size="small">
            Refresh
          </LinkButton>
        </p>
      </Panel>
    );
  }
  if (fault !== null || !report) {
    return (
      <EmptyState title="This file couldn’t be read" actions={<LinkButton href={staffProductImport()}>Try another file</LinkButton>}>
        {fault}
      </EmptyState>
    );
  }
  return <Report {...shown} report={report} />;
}

type Report = NonNullable<ShownImport['report']>;

function Report({ importId, name, state, report }: ShownImport & { report: Report }) {
  const { created, updated, unchanged, failed, notes, changes } = report;
  const isChecked = state === 'checked';
  const would = isChecked ? 'would be ' : '';
  return (
    <>
      {!isChecked && <Notice tone="success">Imported. The shop shows the changes now.</Notice>}
      <Panel
        title={isChecked ? 'What would change' : 'What changed'}
        lead={`${created} ${would}new, ${updated} ${would}changed, ${unchanged} as they were, ${failed} not imported.`}
      >
        <div className={styles.actions}>
          {isChecked && created + updated > 0 && (
            <form method="post" action={staffProductImport({ import: importId })}>
              <input type="hidden" name="action" value="start" />
              <input type="hidden" name="importId" value={importId} />
              <Button type="submit">
                Import {created + updated} {created + updated === 1 ? 'product' : 'products'}
              </Button>
            </form>
          )}
          <LinkButton
            href={importEndpoints.get.path.replace(':importId', String(importId))}
            download={`${name}-report.json`}
            variant="secondary"
          >
            Download report
          </LinkButton>
        </div>
        {changes.length > 0 && (
          <Table
            caption="Changes"
            columns={[
              { key: 'line', title: 'Line', numeric: true },
              { key: 'handle', title: 'Product' },
              { key: 'outcome', title: 'Outcome' },
              { key: 'what', title: 'Before and after' },
            ]}
            rows={changes.map((change, i) => ({ key: `${change.line} ${i}`, cells: cellsOf(change) }))}
          />
        )}
      </Panel>
      {notes.length > 0 && (
        <Panel title="Notes">
          <ul className={styles.notes}>
            {notes.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const outcomeWords: Readonly<Record<ImportLine['outcome'], string>> = {
  created: 'New',
  updated: 'Changed',
  refused: 'Not imported',
  retired: 'Retired',
};

const cellsOf = ({ line, handle, outcome, changes, errors }: ImportLine) => ({
  line: line === 0 ? '' : line,
  handle,
  outcome: outcomeWords[outcome],
  what: (changes.length > 0 || errors.length > 0) && (
    <ul>
      {[...changes.map(changeWords), ...errors].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  ),
});
