import { useEffect } from 'react';
import { importProblems, importReportHref } from '../../../contract/merchandising/imports.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffProductImport } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { ChangeTable } from './change-table.tsx';
import { MatchColumns } from './match-columns.tsx';
import { PlanStart } from './plan-start.tsx';
import type { ShownImport, StaffProductImportData } from './staff-product-import-data.ts';
import styles from './staff-product-import-screen.module.css';
import { importStateWords } from './words.ts';

/** How often a running import is looked at again. */
const lookMs = 1500;

/** A file with its progress, its columns, and then with what changes or changed, product by product. */
export function OpenImport({ open, ...shown }: StaffProductImportData & { open: ShownImport }) {
  const { state, fault, columns, report } = open;
  const isRunning = state === 'checking' || state === 'importing' || state === 'undoing';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => location.reload(), lookMs);
    return () => clearTimeout(timer);
  }, [isRunning]);
  if (isRunning) return <Running {...open} />;
  if (!open.isKept) return <Forgotten {...open} />;
  if (shown.view === 'columns' && columns) return <MatchColumns {...shown} open={open} columns={columns} />;
  if (shown.view === 'undo') return <ConfirmUndo {...open} />;
  if (!report || (fault !== null && state !== 'checked')) {
    const href = staffProductImport({ import: open.importId, view: 'columns' });
    return (
      <EmptyState
        title="This file couldn’t be read"
        actions={
          columns ? (
            <LinkButton href={href}>Match columns</LinkButton>
          ) : (
            <LinkButton href={staffProductImport()}>Try another file</LinkButton>
          )
        }
      >
        {fault}
      </EmptyState>
    );
  }
  return <Report {...shown} open={open} report={report} />;
}

function Forgotten(open: ShownImport) {
  return (
    <Panel title={importStateWords[open.state]} lead={open.report && leadOf(open, open.report)}>
      <Notice>{importProblems.import_forgotten.message}</Notice>
    </Panel>
  );
}

/** A form that does one thing with the file. */
function Act({
  importId,
  action,
  children,
  secondary = false,
}: {
  importId: number;
  action: string;
  children: string;
  secondary?: boolean;
}) {
  return (
    <form method="post" action={staffProductImport({ import: importId })}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="importId" value={importId} />
      <Button type="submit" variant={secondary ? 'secondary' : 'primary'}>
        {children}
      </Button>
    </form>
  );
}

function Running({ importId, state, line, lines }: ShownImport) {
  return (
    <Panel title={`${importStateWords[state]}…`} lead="You can leave this page. It continues in the background.">
      <progress className={styles.progress} aria-label="Progress" max={Math.max(1, lines)} value={line} />
      <div className={styles.actions}>
        <LinkButton href={staffProductImport({ import: importId })} variant="secondary">
          Refresh
        </LinkButton>
        {state === 'importing' && (
          <Act importId={importId} action="stop" secondary>
            Stop
          </Act>
        )}
      </div>
    </Panel>
  );
}

const whole = (count: number) => count.toLocaleString('en-US');

/** A bulk change is an import that staff don't think of as one. */
const wordOf = ({ isBulk }: ShownImport) => (isBulk ? 'change' : 'import');

function ConfirmUndo(open: ShownImport) {
  const { importId, undo } = open;
  const word = wordOf(open);
  const { restores = 0, retires = 0 } = undo ?? {};
  return (
    <Panel title={`Undo this ${word}?`}>
      <ul className={styles.notes}>
        {restores > 0 && (
          <li>
            {plural(restores, 'product')} will get back the values from before the {word}.
          </li>
        )}
        {retires > 0 && <li>{plural(retires, 'new product')} will be retired. Orders keep them.</li>}
        <li>Values changed since the {word} stay as they are, and are listed when it’s done.</li>
      </ul>
      <div className={styles.actions}>
        <Act importId={importId} action="undo">
          {`Undo ${word}`}
        </Act>
        <LinkButton href={staffProductImport({ import: importId })} variant="secondary">
          Keep {word}
        </LinkButton>
      </div>
    </Panel>
  );
}

type Report = NonNullable<ShownImport['report']>;

function Report({
  open,
  report,
  changes,
  show,
  typedStart,
  errors,
}: Omit<StaffProductImportData, 'open'> & { open: ShownImport; report: Report }) {
  const { importId, state, columns, retires, isBulk } = open;
  const isChecked = state === 'checked';
  const writes = report.created + report.updated + report.retired > 0;
  const mayStart = isChecked && (writes || report.files.left > 0);
  return (
    <>
      <Done {...open} />
      <Panel title={isChecked ? 'What would change' : state === 'undone' ? 'What was undone' : 'What changed'} lead={leadOf(open, report)}>
        <div className={styles.actions}>
          {mayStart && (
            <Act importId={importId} action="start">
              {isBulk ? `Change ${plural(report.updated + report.retired, 'product')}` : importWords(report)}
            </Act>
          )}
          {state === 'stopped' && (
            <Act importId={importId} action="resume">
              {`Resume ${wordOf(open)}`}
            </Act>
          )}
          {(state === 'stopped' || state === 'imported') && writes && (
            <LinkButton href={staffProductImport({ import: importId, view: 'undo' })} variant="secondary">
              Undo {wordOf(open)}
            </LinkButton>
          )}
          {isChecked && columns && (
            <LinkButton href={staffProductImport({ import: importId, view: 'columns' })} variant="secondary">
              Match columns
            </LinkButton>
          )}
          <LinkButton href={importReportHref(importId)} download variant="secondary">
            Download report
          </LinkButton>
        </div>
        {changes && <ChangeTable importId={importId} changes={changes} show={show} hasLines={!isBulk} />}
      </Panel>
      {report.uncategorised.length > 0 && state !== 'undone' && <Uncategorised {...report} />}
      {mayStart && <PlanStart open={open} typedStart={typedStart} errors={errors} />}
      {isChecked && !isBulk && <WhatIsMissing importId={importId} retires={retires} />}
      {report.notes.length > 0 && state !== 'undone' && (
        <Panel title="Notes">
          <ul className={styles.notes}>
            {report.notes.map(({ line, message }) => (
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

/** Those of most products. */
const typesShown = 50;

function Uncategorised({ uncategorised }: Pick<Report, 'uncategorised'>) {
  return (
    <Panel
      title="Categories to review"
      lead="The shop has no category by these words, so the new products went where their names suit best, or under “more-to-explore”. The list says where; their pages and “Change selected” move them."
    >
      <ul className={styles.notes}>
        {uncategorised.slice(0, typesShown).map(({ type, products }) => (
          <li key={type}>
            “{type}”: {plural(products, 'product')}
          </li>
        ))}
        {uncategorised.length > typesShown && <li>and {uncategorised.length - typesShown} others</li>}
      </ul>
    </Panel>
  );
}

function Done({ state, fault, undo, isBulk }: ShownImport) {
  if (state === 'checked' && fault !== null) return <Notice>{fault}</Notice>;
  if (state === 'imported') return <Notice tone="success">{isBulk ? 'Changed' : 'Imported'}. The shop shows the changes now.</Notice>;
  if (state === 'stopped') {
    return <Notice>Stopped. What was {isBulk ? 'changed' : 'imported'} until then stays; resume for the rest, or undo it.</Notice>;
  }
  if (state !== 'undone') return null;
  return (
    <Notice tone={undo?.kept ? 'info' : 'success'}>
      {isBulk ? 'Change undone.' : 'Import undone.'}
      {undo?.kept ? ` In ${plural(undo.kept, 'product')}, something was changed later and stays; see “Not restored”.` : ''}
    </Notice>
  );
}

function leadOf(
  { state, undo, isBulk }: ShownImport,
  { created, updated, unchanged, failed, rowsRefused, retired, files }: Report,
): string {
  if (state === 'undone' && undo) return `${plural(undo.restores, 'product')} restored, ${plural(undo.retires, 'new product')} retired.`;
  const would = state === 'checked' ? 'would be ' : '';
  if (isBulk) return `${plural(updated + retired, 'product')} ${would}changed${failed > 0 ? `, ${whole(failed)} not` : ''}.`;
  if (created + updated + retired + unchanged + failed + rowsRefused === 0) return 'There are no products in it, only column names.';
  const gone = retired > 0 ? `, ${whole(retired)} ${would}retired` : '';
  const rows = rowsRefused > 0 ? ` ${plural(rowsRefused, 'row')} left out: “Not imported” says why.` : '';
  return `${whole(created)} ${would}new, ${whole(updated)} ${would}changed${gone}, ${whole(unchanged)} ${state === 'stopped' ? 'unchanged or not reached' : 'as they were'}, ${whole(failed)} not imported.${rows}${filesOf(state, files)}`;
}

const filesWords = (count: number): string => plural(count, 'picture or 3D model', 'pictures and 3D models');

/** Pictures and models that the shop lacks, or lacked before the import. */
function filesOf(state: ShownImport['state'], { fetched, failed, left }: Report['files']): string {
  if (state === 'checked') return left > 0 ? ` The import will fetch ${filesWords(left)} where the file has a web address.` : '';
  const missed = failed > 0 ? `, ${whole(failed)} couldn’t be: “Notes” says why` : '';
  const rest = left > 0 ? ` ${filesWords(left)} without a web address left out.` : '';
  return `${fetched + failed > 0 ? ` ${filesWords(fetched)} fetched${missed}.` : ''}${rest}`;
}

/** The count of what goes is on the button that agrees to it. */
function importWords({ created, updated, retired }: Report): string {
  const written = created + updated;
  if (written + retired === 0) return 'Fetch missing files';
  if (written === 0) return `Retire ${plural(retired, 'product')}`;
  return `Import ${plural(written, 'product')}${retired > 0 ? ` and retire ${whole(retired)}` : ''}`;
}

function WhatIsMissing({ importId, retires }: Pick<ShownImport, 'importId' | 'retires'>) {
  return (
    <Panel
      title="Products not in the file"
      lead="They stay on sale unless you choose otherwise. The file is checked again first, so you see what would be retired."
    >
      <form className={form.stack} method="post" action={staffProductImport({ import: importId })}>
        <input type="hidden" name="action" value="retire" />
        <input type="hidden" name="importId" value={importId} />
        <Checkbox name="products" value="yes" defaultChecked={retires.products}>
          Retire products that aren’t in the file
        </Checkbox>
        <Checkbox name="variations" value="yes" defaultChecked={retires.variations}>
          Retire variations that the file’s products don’t list
        </Checkbox>
        <Button type="submit" variant="secondary">
          Check again
        </Button>
      </form>
    </Panel>
  );
}
