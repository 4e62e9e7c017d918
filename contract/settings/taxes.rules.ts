import { changedByOthers, defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** Bytes of an uploaded table: enough for every ZIP code, twice. */
export const taxUploadBytes = 5 * 1024 * 1024;
/** Characters of a table that is typed or pasted. */
export const maxPastedTaxesLength = 60_000;

/** The columns of a table, in their order; the last is optional. */
export const taxColumns = ['country', 'region', 'postal code', 'rate percent', 'shipping taxed', 'taxes'] as const;

/** Downloads the table of rates that staff have set, or, with `?before=`, the one that an upload replaced. */
export const taxTablePath = '/api/staff/settings/taxes.csv';

export const taxProblems = defineProblems({
  ...staffOnlyProblems,
  tax_rates_changed: changedByOthers('tax rates'),
  invalid_input: wrongFields,
  tax_region_not_found: { status: 404, message: 'The shop doesn’t deliver to this state or province.' },
  no_tax_file: { status: 400, message: 'Choose a file with rates, or paste them.' },
  tax_file_too_large: { status: 413, message: 'Files can be up to 5 MB.' },
  tax_upload_not_found: notFound('table'),
  tax_upload_faulty: { status: 409, message: 'This table has errors. Correct them and upload it again.' },
  tax_upload_applied: { status: 409, message: 'This table has been applied already.' },
});

/** Reads a percentage with up to three decimals, such as `7.25` or `9.975 %`, to thousandths of a percent; null when invalid. */
export function thousandthsOf(typed: string): number | null {
  const parts = /^(\d{1,2})(?:\.(\d{1,3}))?\s*%?$/.exec(typed.trim());
  return parts ? Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0')) : null;
}

/** Thousandths of a percent as a percentage: `7.25`. */
export const formatRate = (thousandths: number): string => String(thousandths / 1000);
