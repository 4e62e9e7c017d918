import { isRecord } from '../../../../contract/values/record.ts';
import { typedPounds } from './pounds.ts';
import { noFilm, type PictureForm, type ProductForm, type RelatedForm, type VariationForm } from './product-form.ts';
import { isChoice } from './shows.ts';

/** More rows than a product may have variations. */
const maxRows = 260;

/** Numbers of the rows whose fields begin with this letter, as `v3` in `v3.price`. */
function rowsOf(form: URLSearchParams, letter: string): string[] {
  const rows = new Set<number>();
  for (const name of form.keys()) {
    const row = /^([opv])(\d{1,3})\./.exec(name);
    if (row?.[1] === letter) rows.add(Number(row[2]));
  }
  return [...rows]
    .sort((a, b) => a - b)
    .slice(0, maxRows)
    .map((row) => `${letter}${row}`);
}

/** A posted product form. */
export function readProductForm(form: URLSearchParams): ProductForm {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    brand: text('brand'),
    description: text('description'),
    highlights: text('highlights'),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    specifications: text('specifications'),
    tags: text('tags'),
    category: text('category'),
    stockReason: text('stockReason') || 'counted',
    stockNote: text('stockNote').trim(),
    alsoIn: [...new Set(form.getAll('alsoIn').filter(Boolean))],
    returnable: form.has('returnable'),
    soldAt: startingWith(form, 'soldAt.'),
    options: rowsOf(form, 'o')
      .map((row) => ({ name: text(`${row}.name`), values: text(`${row}.values`) }))
      .filter(({ name, values }) => name !== '' || values !== ''),
    variations: rowsOf(form, 'v').map((row) => variationOf(form, row)),
    pictures: picturesOf(form),
    video: form.has('video.gone') ? noFilm : { url: text('video.url'), title: text('video.title'), poster: text('video.poster') },
    model: form.has('model.gone') ? '' : text('model'),
    related: relatedOf(form),
  };
}

/** Fields whose names begin so, by the rest of their names; empty ones are left out. */
function startingWith(form: URLSearchParams, start: string): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(start) ? [[key.slice(start.length), value]] : [])));
}

function variationOf(form: URLSearchParams, row: string): VariationForm {
  const text = (name: string) => form.get(`${row}.${name}`) ?? '';
  const by = (name: string) => startingWith(form, `${row}.${name}.`);
  return {
    sku: text('sku'),
    isKnown: text('known') === '1',
    gtin: text('gtin'),
    options: optionsOf(text('options')),
    price: text('price'),
    referenceType: text('referenceType') || 'WAS',
    reference: text('reference'),
    evidence: text('evidence'),
    endsAt: text('endsAt'),
    pounds: form.has(`${row}.pounds`) ? text('pounds') : poundsOf(text('weight')),
    delivery: text('delivery'),
    specifications: text('specifications').replaceAll('\r\n', '\n'),
    leadTime: text('leadTime'),
    madeToOrder: text('madeToOrder') !== '',
    restriction: text('restriction'),
    stock: by('stock'),
    seen: by('seen'),
    isGone: text('gone') !== '',
  };
}

/** The weight of a form that was opened when weights were typed in grams. */
const poundsOf = (grams: string): string => (grams.trim() === '' ? '' : typedPounds(Number(grams)));

function optionsOf(json: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(json || '{}');
    return isRecord(parsed)
      ? Object.fromEntries(Object.entries(parsed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
      : {};
  } catch {
    return {};
  }
}

/** By position, without removed ones. */
function picturesOf(form: URLSearchParams): PictureForm[] {
  return rowsOf(form, 'p')
    .filter((row) => !form.has(`${row}.gone`))
    .map((row, index) => {
      const text = (name: string) => form.get(`${row}.${name}`) ?? '';
      const place = Number(text('place'));
      const picture = { src: text('src'), alt: text('alt'), tint: text('tint'), view: text('view'), focus: text('focus') };
      const shows = form.getAll(`${row}.shows`).filter(isChoice);
      const size = { width: Number(text('width')) || 0, height: Number(text('height')) || 0 };
      return { place: Number.isFinite(place) && place > 0 ? place : index + 1, picture: { ...picture, ...size, shows } };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ picture }) => picture);
}

/** The chosen ones, each as its id and its name. */
function relatedOf(form: URLSearchParams): RelatedForm[] {
  const chosen = form.getAll('related').flatMap((text) => {
    const [, id, name = ''] = /^(\d{1,9}) (.*)$/s.exec(text) ?? [];
    return id ? [[Number(id), name] as const] : [];
  });
  return [...new Map(chosen)].map(([productId, name]) => ({ productId, name }));
}
