import type { Failure } from '../../../../contract/api/client.ts';
import { own } from '../../../../contract/values/own.ts';
import type { MadeEdit } from './to-edit.ts';

/** The server's messages at the form's fields: `variations.1.price` of the edit is `v3.price` in a form with removed rows. */
export function errorsOf({ fields = {} }: Pick<Failure, 'fields'>, { rows }: Pick<MadeEdit, 'rows'>): Record<string, string> {
  const errors = new Map<string, string>();
  for (const [path, message] of Object.entries(fields)) {
    const [, index, rest = ''] = /^variations\.(\d+)(\..*)?$/.exec(path) ?? [];
    const option = /^options\.(\d+)/.exec(path)?.[1];
    if (index !== undefined) errors.set(`v${rows[Number(index)] ?? 0}${fieldOf(rest)}`, message);
    else if (option !== undefined) errors.set(`o${option}.values`, message);
    else errors.set(path.startsWith('soldAt.') ? path : (path.split('.')[0] ?? path), message);
  }
  return Object.fromEntries(errors);
}

const names: Readonly<Record<string, string>> = {
  '.reference.amount': '.reference',
  '.reference.evidence': '.evidence',
  '.reference.endsAt': '.endsAt',
  '.weightGrams': '.pounds',
  '.leadTimeDays': '.leadTime',
  '.deliveryClass': '.delivery',
};

const fieldOf = (rest: string): string => own(names, rest) ?? rest;
