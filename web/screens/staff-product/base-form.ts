import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { own } from '../../../contract/values/own.ts';
import { isRecord } from '../../../contract/values/record.ts';
import { emptyForm, emptyVariation, type ProductForm } from '../../features/staff/products/product-form.ts';

/** A form as it was opened, for a hidden field: compressed, since it repeats all that is typed. */
export const packed = (form: ProductForm): string => deflateRawSync(JSON.stringify(form)).toString('base64url');

/** More than the largest form. */
const maxOutputLength = 2 * 1024 * 1024;

/** The form in a posted field; null for anything else. */
export function unpacked(text: string): ProductForm | null {
  try {
    const form: unknown = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength }).toString());
    return isLike<ProductForm>(sample, form) ? form : null;
  } catch {
    return null;
  }
}

const sample: ProductForm = {
  ...emptyForm,
  alsoIn: [''],
  options: [{ name: '', values: '' }],
  variations: [emptyVariation],
  pictures: [{ src: '', alt: '', width: 0, height: 0, tint: '', shows: [''], view: '', focus: '' }],
  related: [{ productId: 0, name: '' }],
};

/** Whether a value has the fields of the sample, and each of its lists items like the sample's. */
function isLike<T>(like: T, value: unknown): value is T {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(like[0], item));
  if (isRecord(like)) return isRecord(value) && Object.entries(like).every(([key, field]) => isLike(field, own(value, key)));
  return typeof value === typeof like;
}
