import { deliveryClasses } from '../../../contract/delivery/delivery.ts';
import { type BulkChange, type BulkKind, bulkKinds, type Rounding, roundings } from '../../../contract/merchandising/bulk.ts';
import { productStates, soldAtChoices } from '../../../contract/merchandising/products.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import { parseDollars } from '../../ui/form/dollars.ts';

/** The form as typed. */
export interface BulkForm {
  readonly kind: string;
  readonly state: string;
  readonly direction: string;
  readonly unit: string;
  readonly by: string;
  readonly priceRounding: string;
  readonly off: string;
  readonly saleRounding: string;
  readonly evidence: string;
  /** In the shop's time zone, as a field of date and time has it. */
  readonly endsAt: string;
  readonly category: string;
  /** Key of the brand, and what is said of it; empty for its rules. */
  readonly brand: string;
  readonly choice: string;
  readonly delivery: string;
  readonly addTag: string;
  readonly removeTag: string;
}

export const emptyBulkForm: BulkForm = {
  kind: '',
  state: 'published',
  direction: 'lower',
  unit: 'percent',
  by: '',
  priceRounding: 'to99',
  off: '',
  saleRounding: 'to99',
  evidence: '',
  endsAt: '',
  category: '',
  brand: '',
  choice: 'always',
  delivery: '',
  addTag: '',
  removeTag: '',
};

export const readBulkForm = (form: URLSearchParams): BulkForm => ({
  ...emptyBulkForm,
  ...Object.fromEntries([...form].filter(([name]) => Object.hasOwn(emptyBulkForm, name))),
});

type Errors = Readonly<Record<string, string>>;

/** The change that a form asks for, or what is wrong with its fields. */
export function changeOf(form: BulkForm): { change: BulkChange; errors?: undefined } | { change?: undefined; errors: Errors } {
  const rounding = (text: string): Rounding => keysOf<Rounding>(roundings).find((one) => one === text) ?? 'cent';
  const kind = keysOf<BulkKind>(bulkKinds).find((one) => one === form.kind);
  if (kind === 'state') return { change: { kind, state: productStates.find((one) => one === form.state) ?? 'published' } };
  if (kind === 'endSale') return { change: { kind } };
  if (kind === 'price') {
    const by = parseDollars(form.by.replace(/%$/, ''));
    const unit = form.unit === 'amount' ? 'amount' : 'percent';
    const isLower = form.direction !== 'raise';
    if (!by) return { errors: { by: 'Enter a number such as 10 or 12.50' } };
    if (isLower && unit === 'percent' && by > 9000) return { errors: { by: 'Prices can be lowered by up to 90%' } };
    return { change: { kind, unit, by: isLower ? -by : by, rounding: rounding(form.priceRounding) } };
  }
  if (kind === 'sale') return saleOf(form, rounding(form.saleRounding));
  if (kind === 'category')
    return form.category === '' ? { errors: { category: 'Choose a category' } } : { change: { kind, category: form.category } };
  if (kind === 'soldAt') {
    if (form.brand === '') return { errors: { brand: 'Choose a brand' } };
    return { change: { kind, brand: form.brand, choice: soldAtChoices.find((one) => one === form.choice) ?? null } };
  }
  if (kind === 'delivery') return { change: { kind, deliveryClass: deliveryClasses.find((one) => one === form.delivery) ?? null } };
  if (kind === 'addTag' || kind === 'removeTag') {
    const tag = form[kind].trim();
    return tag === '' ? { errors: { [kind]: 'Enter a tag' } } : { change: { kind, tag } };
  }
  return { errors: { kind: 'Choose what to change' } };
}

function saleOf(form: BulkForm, rounding: Rounding): ReturnType<typeof changeOf> {
  const off = parseDollars(form.off.replace(/%$/, ''));
  const endsAt = fromShopTime(form.endsAt);
  const evidence = form.evidence.trim();
  const errors = {
    ...((!off || off > 9000) && { off: 'Enter a percentage from 0.01 to 90' }),
    ...(evidence === '' && { evidence: 'Say when the regular price was charged' }),
    ...(form.endsAt !== '' && endsAt === null && { endsAt: 'Enter a date and a time' }),
  };
  if (!off || Object.keys(errors).length > 0) return { errors };
  return { change: { kind: 'sale', off, rounding, evidence, ...(endsAt && { endsAt }) } };
}

const fields = new Map([
  ['change.by', 'by'],
  ['change.off', 'off'],
  ['change.evidence', 'evidence'],
  ['change.category', 'category'],
  ['change.brand', 'brand'],
]);

/** The server's messages at the form's fields. */
export const errorsAt = (form: BulkForm, given: Errors = {}): Errors =>
  Object.fromEntries(
    Object.entries(given).map(([path, message]) => [path === 'change.tag' ? form.kind : (fields.get(path) ?? 'kind'), message]),
  );
