import type { AuditEntry } from '../../../contract/staff/staff-audit.ts';
import { own } from '../../../contract/values/own.ts';
import { formatMoney } from '../../ui/money.ts';
import { actionWords } from './action-words.ts';

/** An action in words; one of an older release is shown as stored. */
export const actionName = (action: string): string => own(actionWords, action) ?? action;

/** An entry's details on one line: `from fulfilment, to merchandiser`; `changes name: Oak stool → Ash stool`. */
export const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): string => pairsOf(details);

const pairsOf = (values: object): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${name === 'cents' ? 'amount' : name} ${isCents(name, value) ? formatMoney(value, { currency: 'USD' }) : inWords(value)}`,
    )
    .join(', ');

/** Amounts of refunds and retried payments. */
const isCents = (name: string, value: unknown): value is number => (name === 'cents' || name === 'computed') && typeof value === 'number';

function inWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join('; ');
  if (typeof value !== 'object') return String(value);
  if (!isChange(value)) return `(${pairsOf(Object(value))})`;
  const { sku = null, field, before = null, after = null } = value;
  return `${sku === null ? '' : `${sku} `}${field}: ${inWords(before)} → ${inWords(after)}`;
}

interface LoggedChange {
  readonly sku?: string | null;
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isChange = (value: object | undefined): value is LoggedChange =>
  value !== undefined && 'field' in value && typeof value.field === 'string' && ('before' in value || 'after' in value);
