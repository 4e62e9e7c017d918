import type { StaffProduct } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { toShopTime } from '../../../ui/browser/shop-time.ts';
import { typedDollars } from '../../../ui/form/dollars.ts';
import { descriptionText } from './description.ts';
import { focusText } from './focus.ts';
import { listText, optionText, specificationText } from './lists.ts';
import { typedPounds } from './pounds.ts';
import { noFilm, type ProductForm, type VariationForm } from './product-form.ts';
import { showsOf } from './shows.ts';

/** The form of a product in the shop. */
export function formOf(product: StaffProduct): ProductForm {
  const { name, brand, category, alsoIn, returnable, soldAt, seoTitle, seoDescription } = product;
  const codes = product.warehouses.map(({ code }) => code);
  return {
    name,
    brand,
    category,
    alsoIn,
    returnable,
    soldAt,
    seoTitle,
    seoDescription,
    description: descriptionText(product.description),
    highlights: product.highlights.join('\n'),
    specifications: specificationText(product.specifications),
    tags: listText(product.tags),
    options: product.options.map(({ name, values }) => ({ name, values: optionText(values) })),
    variations: product.variations.map((variation) => variationForm(variation, codes)),
    pictures: product.pictures.map(({ skus, view, focus, ...picture }) => ({
      ...picture,
      shows: showsOf(skus, product.variations),
      view: view ?? '',
      focus: focusText(focus),
    })),
    video: product.video ? { ...product.video, poster: product.video.poster ?? '' } : noFilm,
    model: product.model ?? '',
    related: product.related,
    stockReason: 'counted',
    stockNote: '',
  };
}

function variationForm(variation: StaffProduct['variations'][number], codes: readonly string[]): VariationForm {
  const { sku, gtin, options, price, reference, weightGrams, deliveryClass, restriction, leadTimeDays, madeToOrder } = variation;
  const units = Object.fromEntries(codes.map((code) => [code, String(own(variation.stock, code) ?? 0)]));
  return {
    sku,
    isKnown: true,
    options,
    madeToOrder,
    isGone: false,
    stock: units,
    seen: units,
    gtin: gtin ?? '',
    price: typedDollars(price),
    referenceType: reference?.type ?? 'WAS',
    reference: reference ? typedDollars(reference.amount) : '',
    evidence: reference?.evidence ?? '',
    endsAt: toShopTime(reference?.endsAt ?? null),
    pounds: weightGrams === null ? '' : typedPounds(weightGrams),
    delivery: deliveryClass ?? '',
    specifications: specificationText(variation.specifications),
    leadTime: leadTimeDays === 0 ? '' : String(leadTimeDays),
    restriction: restriction ?? '',
  };
}
