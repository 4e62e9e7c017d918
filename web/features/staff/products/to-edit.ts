import { gtinDigits } from '../../../../contract/catalog/gtin.ts';
import { deliveryClasses } from '../../../../contract/delivery/delivery.ts';
import { type ProductEdit, type SoldAtChoice, soldAtChoices, stockReasons } from '../../../../contract/merchandising/products.ts';
import type { ReferencePriceType } from '../../../../contract/values/money.schemas.ts';
import { own } from '../../../../contract/values/own.ts';
import { fromShopTime } from '../../../ui/browser/shop-time.ts';
import { parseDollars } from '../../../ui/form/dollars.ts';
import { descriptionHtml } from './description.ts';
import { focusOf } from './focus.ts';
import { linesOf, listed, optionValues, specificationOf } from './lists.ts';
import { gramsOf } from './pounds.ts';
import type { PictureForm, ProductForm, VariationForm } from './product-form.ts';
import { goneSkus, shownBy } from './shows.ts';

/** Reference prices a person can enter, with their names. */
export const referenceTypes: readonly { readonly value: ReferencePriceType; readonly label: string }[] = [
  { value: 'WAS', label: 'Was' },
  { value: 'LIST_PRICE', label: 'List price' },
  { value: 'MSRP', label: 'MSRP' },
  { value: 'COMPARE_EXACT', label: 'Same item elsewhere' },
  { value: 'COMPARE_SIMILAR', label: 'Similar item elsewhere' },
  { value: 'BELOW_MAPP', label: 'Below minimum advertised price' },
];

export interface MadeEdit {
  readonly edit: ProductEdit;
  /** Row of each of the edit's variations in the form. */
  readonly rows: readonly number[];
  /** Field of the form (`v0.price`) → what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The form as an edit of the whole product. */
export function editOf(form: ProductForm): MadeEdit {
  const errors: Record<string, string> = {};
  const rows = form.variations.flatMap(({ isGone }, row) => (isGone ? [] : row));
  const variations = rows.map((row) => variationEdit(form.variations[row], `v${row}`, errors));
  if (rows.length === 0) errors.variations = 'Keep at least one variation';
  const hasStock = variations.some(({ stock }) => stock);
  const reason = stockReasons.find((one) => one === form.stockReason);
  const edit: ProductEdit = {
    name: form.name,
    brand: form.brand,
    description: descriptionHtml(form.description),
    seoTitle: form.seoTitle.trim(),
    seoDescription: form.seoDescription.trim(),
    highlights: linesOf(form.highlights),
    specifications: specificationsOf(form.specifications, 'specifications', errors),
    tags: listed(form.tags),
    ...(form.category !== '' && { category: form.category }),
    alsoIn: [...form.alsoIn],
    returnable: form.returnable,
    soldAt: soldAtOf(form),
    options: form.options.flatMap(({ name, values }) => (name.trim() === '' ? [] : { name: name.trim(), values: optionValues(values) })),
    variations,
    allVariations: true,
    pictures: form.pictures.map((picture) => pictureEdit(picture, form.variations)),
    video: filmOf(form),
    model: form.model || null,
    related: form.related.map(({ productId }) => productId),
    ...(hasStock && reason && { stockReason: reason }),
    ...(hasStock && form.stockNote !== '' && { stockNote: form.stockNote }),
  };
  if (form.category === '') errors.category = 'Choose a category';
  if (form.name.trim() === '') errors.name = 'Enter a name';
  return { edit, rows, errors };
}

const pictureViews = ['scale', 'room'] as const;

function pictureEdit({ shows, view, focus: point, ...picture }: PictureForm, variations: readonly VariationForm[]) {
  const focus = focusOf(point);
  const going = variations.filter(({ isGone }) => isGone);
  return {
    ...picture,
    // By index: new variations have no SKU yet.
    shows: shownBy(
      shows,
      variations.filter(({ isGone }) => !isGone),
    ),
    // Otherwise it would show all that stay.
    skus: [...goneSkus(shows), ...shownBy(shows, going).flatMap((index) => going[index]?.sku || [])],
    view: pictureViews.find((one) => one === view) ?? null,
    ...(focus && { focus }),
  };
}

function soldAtOf({ soldAt }: ProductForm): Record<string, SoldAtChoice> {
  const chosen = Object.entries(soldAt).flatMap(([brand, typed]) => {
    const choice = soldAtChoices.find((one) => one === typed);
    return choice ? [[brand, choice] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function filmOf({ video: { url, title, poster }, name }: ProductForm): ProductEdit['video'] {
  return url === '' ? null : { url, title: title.trim() || name, ...(poster !== '' && { poster }) };
}

function specificationsOf(text: string, field: string, errors: Record<string, string>) {
  return linesOf(text).map((line) => {
    const row = specificationOf(line);
    if (row.label === '' || row.values.length === 0)
      Object.assign(errors, { [field]: `Write “Label: value” on each line, unlike “${line.slice(0, 40)}”` });
    return row;
  });
}

/** Ten tonnes. */
const heaviestGrams = 10_000_000;

type VariationEdit = NonNullable<ProductEdit['variations']>[number];

function variationEdit(typed: VariationForm | undefined, row: string, errors: Record<string, string>): VariationEdit {
  if (!typed) return {};
  const fault = (field: string, message: string) => {
    Object.assign(errors, { [`${row}.${field}`]: message });
  };
  const whole = (field: string, text: string, max: number): number | null => {
    if (text.trim() === '') return null;
    if (/^\d{1,8}$/.test(text.trim()) && Number(text) <= max) return Number(text);
    fault(field, `Enter a whole number up to ${max.toLocaleString('en-US')}`);
    return null;
  };
  const price = parseDollars(typed.price);
  if (price === null) fault('price', 'Enter a price such as 129.50');
  const stock = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const [code, text] of Object.entries(typed.stock)) {
    const before = own(typed.seen, code) ?? '';
    if (text.trim() === before) continue;
    stock.set(code, whole(`stock.${code}`, text, 1_000_000) ?? 0);
    if (typed.isKnown) seen.set(code, Number(before) || 0);
  }
  return {
    ...(typed.sku.trim() !== '' && { sku: typed.sku.trim() }),
    gtin: gtinDigits(typed.gtin) || null,
    options: { ...typed.options },
    ...(price !== null && { price }),
    reference: referenceOf(typed, price, fault),
    weightGrams: weightOf(typed.pounds, fault),
    deliveryClass: deliveryClasses.find((one) => one === typed.delivery) ?? null,
    specifications: specificationsOf(typed.specifications, `${row}.specifications`, errors),
    leadTimeDays: whole('leadTime', typed.leadTime, 365),
    madeToOrder: typed.madeToOrder,
    restriction: typed.restriction.trim() || null,
    ...(stock.size > 0 && { stock: Object.fromEntries(stock), ...(typed.isKnown && { seenStock: Object.fromEntries(seen) }) }),
  };
}

function weightOf(text: string, fault: (field: string, message: string) => void): number | null {
  if (text.trim() === '') return null;
  const grams = gramsOf(text);
  if (grams === null || grams > heaviestGrams) fault('pounds', 'Enter pounds such as 12.5, up to 22,046');
  return grams;
}

function referenceOf(
  typed: VariationForm,
  price: number | null,
  fault: (field: string, message: string) => void,
): VariationEdit['reference'] {
  if (typed.reference.trim() === '') return null;
  const amount = parseDollars(typed.reference);
  const type = referenceTypes.find(({ value }) => value === typed.referenceType)?.value ?? 'WAS';
  if (amount === null) fault('reference', 'Enter a price such as 159.00');
  else if (price !== null && amount <= price) fault('reference', 'Must be above the price');
  if (typed.evidence.trim() === '') fault('evidence', 'Say where this price comes from');
  const endsAt = fromShopTime(typed.endsAt);
  if (typed.endsAt !== '' && endsAt === null) fault('endsAt', 'Enter a date and a time');
  return { type, amount: amount ?? 0, evidence: typed.evidence, ...(endsAt && { endsAt }) };
}
