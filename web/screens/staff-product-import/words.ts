import type { ImportState } from '../../../contract/merchandising/imports.ts';

export const importStateWords: Readonly<Record<ImportState, string>> = {
  checking: 'Checking',
  checked: 'Checked, not imported',
  importing: 'Importing',
  imported: 'Imported',
  failed: 'Couldn’t be read',
};
