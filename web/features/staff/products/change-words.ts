import type { ProductChange } from '../../../../contract/merchandising/products.ts';
import { formatMoney } from '../../../ui/money.ts';

/** `OAK-1 price: $10.00 → $12.00`. */
export function changeWords({ field, sku, before, after }: ProductChange): string {
  return `${sku ? `${sku} ` : ''}${field}: ${valueWords(field, before)} → ${valueWords(field, after)}`;
}

/** A field's value in words; `none` without one. */
export function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (field === 'price' && typeof value === 'number') return formatMoney(value, { currency: 'USD' });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? objectWords(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text || 'none';
}

/** `central 4, east 2`. */
function objectWords(value: object): string {
  const words = Object.entries(value).map(
    ([name, one]) => `${Array.isArray(value) ? '' : `${name} `}${typeof one === 'object' ? JSON.stringify(one) : one}`,
  );
  return words.join(', ');
}
