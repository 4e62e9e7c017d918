import type { FieldForm } from '../../../contract/content/form.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { isPlainRecord, type Plain } from '../../../contract/values/plain.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import { parseDollars } from '../../ui/form/dollars.ts';
import { joined } from './paths.ts';

/**
 * Reads a form sent without script: the content that it was made from, with the typed value at each field's path. The number and order of blocks and
 * items stay; so do images and products, because choosing them needs script.
 */
export function readFields(forms: readonly FieldForm[], value: Plain | undefined, posted: URLSearchParams, path = ''): Plain {
  const read = forms.map((form) => [
    form.name,
    readField(form, isPlainRecord(value) ? own(value, form.name) : undefined, posted, joined(path, form.name)),
  ]);
  return { ...(isPlainRecord(value) ? value : {}), ...Object.fromEntries(read.filter(([, one]) => one !== undefined)) };
}

function readField(form: FieldForm, value: Plain | undefined, posted: URLSearchParams, path: string): Plain | undefined {
  const typed = posted.get(path);
  switch (form.kind) {
    case 'group':
      return value === null || value === undefined ? value : readFields(form.fields, value, posted, path);
    case 'list':
      return Array.isArray(value) ? value.map((item, i) => readField(form.item, item, posted, joined(path, i)) ?? item) : value;
    case 'record':
      if (!isPlainRecord(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, readField(form.item, item, posted, joined(path, key)) ?? item]),
      );
    case 'switch':
      return typed !== null;
    case 'number':
      return typed === null ? value : typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed);
    case 'moment':
      return typed === null ? value : typed === '' ? null : (fromShopTime(typed) ?? typed);
    case 'money':
      return typed === null || !isPlainRecord(value) ? value : { ...value, amount: parseDollars(typed) ?? typed };
    case 'picture':
    case 'product':
      return value;
    default:
      return typed ?? value;
  }
}
