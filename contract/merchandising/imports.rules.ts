import { defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** Maximum bytes of an uploaded file; larger ones go through the command line. */
export const importBytes = 15 * 1024 * 1024;

/** Days after which the file of an import, and what it changed, are deleted: since it was last checked, imported or undone. */
export const importsKeptDays = 90;

/** `mapping`: its columns wait for their fields. `checked`: it waits for its import to be started. `stopped`: by staff, and it can be resumed. */
export const importStates = ['checking', 'mapping', 'checked', 'importing', 'stopped', 'imported', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row or field: by an import, and by its undo, which restores a value or keeps one that was changed since. */
export const importOutcomes = ['created', 'updated', 'refused', 'retired', 'restored', 'kept'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Changes on a page of the report. */
export const changesPerPage = 50;

/** The whole report of an import as CSV. */
export const importReportPath = '/api/staff/imports/:importId/report.csv';
export const importReportHref = (importId: number): string => importReportPath.replace(':importId', String(importId));

export const importProblems = defineProblems({
  ...staffOnlyProblems,
  no_file: { status: 400, message: 'Choose a file to import.' },
  empty_file: { status: 400, message: 'This file is empty. It needs a row of column names, then products.' },
  file_too_large: { status: 413, message: 'Files can be up to 15 MB. Larger ones are imported with the import command.' },
  import_not_found: notFound('import'),
  import_not_ready: { status: 409, message: 'This file has been imported already, or is still being checked.' },
  import_running: { status: 409, message: 'Another import is running. Wait until it’s done, or stop it first.' },
  import_not_running: { status: 409, message: 'This import isn’t running.' },
  import_not_stopped: { status: 409, message: 'This import hasn’t been stopped, so there’s nothing to resume.' },
  import_undone: { status: 409, message: 'This import has been undone already.' },
  nothing_to_undo: { status: 409, message: 'Nothing has been imported from this file yet.' },
  no_columns: { status: 409, message: 'Only the columns of a CSV that hasn’t been imported yet can be matched.' },
  import_forgotten: {
    status: 409,
    message: `The file and what it changed were deleted after ${importsKeptDays} days, so it can no longer be imported or undone.`,
  },
  sale_ended: { status: 409, message: 'This sale has already ended. Prepare the change again with a later end.' },
  invalid_input: wrongFields,
});
