import type { Country, TypedAddress } from '../../../contract/addresses/addresses.ts';
import type { InputOf } from '../../../contract/api/endpoint.ts';
import { type draftEndpoints, linkDays } from '../../../contract/staff/orders/drafts.ts';
import { readShippingAddress } from '../../features/checkout/typed-form.ts';
import { parseDollars } from '../../ui/form/dollars.ts';

type Saved = Omit<InputOf<typeof draftEndpoints.save>, 'draftId' | 'address'> & { address: TypedAddress };

/** A posted draft. `errors` has what cannot be read, by field; the server refuses what stands in its place, along with all else that is wrong. */
export function readDraft(
  form: URLSearchParams,
  countries: readonly Country[],
): { draft: Saved; errors: Readonly<Record<string, string>> } {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const errors = new Map<string, string>();
  const lines = linesIn(form, errors);
  return {
    draft: {
      version: text('version'),
      customerId: idIn(text('pick') || text('customerId')),
      email: text('email'),
      address: readShippingAddress(text, countries),
      lines,
      promoCodes: text('promoCodes')
        .split(/[\s,;]+/)
        .filter(Boolean),
      discount: discountIn(text, errors),
      deliveryMethod: text('deliveryMethod') === 'FRNTDOOR' ? 'FRNTDOOR' : 'GROUND',
      shippingPrice: shippingIn(text('shippingPrice'), errors),
      note: text('note'),
      tags: text('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    },
    errors: Object.fromEntries(errors),
  };
}

const idIn = (typed: string): number | null => (/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null);

type Errors = Map<string, string>;

/** The units of each line, less the one removed and plus the one added. */
function linesIn(form: URLSearchParams, errors: Errors): Saved['lines'] {
  const removed = idIn(form.get('remove') ?? '');
  const added = idIn(form.get('add') ?? '');
  const lines: Saved['lines'] = [];
  for (const [name, typed] of form) {
    const variationId = idIn(/^quantity\.(\d+)$/.exec(name)?.[1] ?? '');
    const quantity = Number(typed.trim());
    if (variationId === null || variationId === removed || quantity === 0) continue;
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > 99) errors.set(name, 'Enter a quantity from 1 to 99');
    lines.push({ variationId, quantity: variationId === added ? Math.min(99, quantity + 1) : quantity });
  }
  if (added !== null && !lines.some(({ variationId }) => variationId === added)) lines.push({ variationId: added, quantity: 1 });
  return lines;
}

function discountIn(text: (name: string) => string, errors: Errors): Saved['discount'] {
  const kind = text('discount.kind');
  const typed = text('discount.value');
  const reason = text('discount.reason');
  if (kind !== 'percent' && kind !== 'amount') return null;
  const value = kind === 'amount' ? parseDollars(typed) : /^\d{1,3}(\.\d{1,2})?\s*%?$/.test(typed) ? Number(typed.replace('%', '')) : null;
  if (value === null) errors.set('discount.value', kind === 'amount' ? 'Enter an amount, such as 25.00' : 'Enter a percentage, such as 10');
  return { kind, value: value ?? Number.NaN, reason };
}

function shippingIn(typed: string, errors: Errors): number | null {
  if (typed === '') return null;
  const cents = parseDollars(typed);
  if (cents === null) errors.set('shippingPrice', 'Enter a price, such as 9.99');
  return cents ?? Number.NaN;
}

/** The chosen number of days; a week where none of the offered ones was. */
export const daysIn = (form: URLSearchParams): number => linkDays.find((days) => String(days) === form.get('days')) ?? 7;
