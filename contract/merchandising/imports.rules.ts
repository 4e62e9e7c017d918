import { defineProblems } from '../api/problems.ts';
import { staffOnlyProblems } from './products.rules.ts';

/** Maximum bytes of an uploaded file; larger ones go through the command line. */
export const importBytes = 15 * 1024 * 1024;

/** `checked`: it waits for its import to be started. */
export const importStates = ['checking', 'checked', 'importing', 'imported', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export const importProblems = defineProblems({
  ...staffOnlyProblems,
  no_file: { status: 400, message: 'Choose a file to import.' },
  file_too_large: { status: 413, message: 'Files can be up to 15 MB. Larger ones are imported with npm run import.' },
  import_not_found: { status: 404, message: 'There is no such import.' },
  import_not_ready: { status: 409, message: 'This file has been imported already, or is still being checked.' },
});
