import { z } from 'zod';
import { isPlain, type Plain, type PlainRecord } from '../values/plain.ts';
import { productReference } from './goods.schemas.ts';
import { categoryPath, color, contentImage, departmentSlug, href, moment, richText } from './parts.schemas.ts';

/**
 * An editor's form derived from a schema, as plain data, since browsers get no schemas. Labels and help come from the schema (`.meta`), so that
 * editor, API document and renderer agree.
 */
interface Described {
  /** The field's name in its group; empty for an item of a list. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

export type FieldForm = Described &
  (
    | { readonly kind: 'line' | 'text' | 'rich'; readonly max: number; readonly required: boolean }
    | { readonly kind: 'href' | 'color' | 'moment' | 'switch' | 'money' | 'picture' | 'product' | 'category' | 'department' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
    | GroupForm
    | ListForm
    | RecordForm
  );

/** A group of fields; an `optional` one may be null as a whole. */
export interface GroupForm extends Described {
  readonly kind: 'group';
  readonly fields: readonly FieldForm[];
  readonly optional: boolean;
  /** Its initial value. */
  readonly blank: Plain;
}

export interface ListForm extends Described {
  readonly kind: 'list';
  readonly item: FieldForm;
  readonly min: number;
  readonly max: number;
  /** The sibling field with the picture that items are positioned on (`x`, `y` in percent), by clicking. */
  readonly picture?: string;
  /** A new item's initial value. */
  readonly blank: Plain;
}

/** Items by the slug of a department. */
export interface RecordForm extends Described {
  readonly kind: 'record';
  readonly item: FieldForm;
  readonly blank: Plain;
}

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Minimum and maximum of a text's length, a list's items or a number's value. */
function bounds(schema: Schema): { least?: number; most?: number } {
  const found: { least?: number; most?: number } = {};
  for (const { _zod } of defOf(schema).checks ?? []) {
    const { check, minimum, maximum, value = 0 }: Check = _zod.def;
    if (check === 'min_length' || check === 'greater_than') found.least = minimum ?? value;
    if (check === 'max_length' || check === 'less_than') found.most = maximum ?? value;
  }
  return found;
}
interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
}
const metaOf = (schema: Schema) => z.globalRegistry.get(schema) ?? {};

/** Parts with a dedicated field wherever they occur. */
const own = new Map<Schema, 'picture' | 'href' | 'rich' | 'color' | 'moment' | 'product' | 'category' | 'department'>([
  [contentImage, 'picture'],
  [href, 'href'],
  [richText, 'rich'],
  [color, 'color'],
  [moment, 'moment'],
  [productReference, 'product'],
  [categoryPath, 'category'],
  [departmentSlug, 'department'],
]);

/** Set by the content system, not by editors. */
const notWritten: readonly string[] = ['type', 'system', 'page_id', 'id', 'blocks'];

/** The form of a schema's field. Throws for one without a form: an uneditable field is a bug. */
function fieldForm(schema: Schema, name = ''): FieldForm {
  let inner = schema;
  let optional = false;
  let { title, description, 'x-picture': picture } = metaOf(schema);
  const kindOf = () => own.get(inner) ?? own.get(parentOf(inner));
  for (let def = defOf(inner); kindOf() === undefined && 'innerType' in def; def = defOf(inner)) {
    optional ||= def.type === 'nullable';
    inner = def.innerType;
    title ??= metaOf(inner).title;
    description ??= metaOf(inner).description;
    picture ??= metaOf(inner)['x-picture'];
  }
  const described: Described = { name, label: title ?? inWords(name), ...(description && { help: description }) };
  const kind = kindOf();
  if (kind === 'rich') return { ...described, kind, max: bounds(inner).most ?? 0, required: false };
  if (kind) return { ...described, kind };
  const form = plain(inner, described, optional);
  return form.kind === 'list' && typeof picture === 'string' ? { ...form, picture } : form;
}

/** A schema that was only renamed (`.meta`) refers to its original. */
const parentOf = (schema: Schema): Schema => schema._zod.parent ?? schema;

const longest = 200;

/** Kinds that follow from the schema's type. */
function plain(schema: Schema, described: Described, optional: boolean): FieldForm {
  const def = defOf(schema);
  const { least = 0, most = 0 } = bounds(schema);
  switch (def.type) {
    case 'string':
      return { ...described, kind: most > longest && most <= 600 ? 'text' : 'line', max: most || 500, required: least > 0 };
    case 'boolean':
      return { ...described, kind: 'switch' };
    case 'enum':
      return { ...described, kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'number':
      return { ...described, kind: 'number', min: least, max: most, whole: 'format' in def && def.format === 'safeint' };
    case 'array':
      return { ...described, kind: 'list', item: fieldForm(def.element), min: least, max: most, blank: blankOf(def.element) };
    case 'record':
      return { ...described, kind: 'record', item: fieldForm(def.valueType), blank: blankOf(def.valueType) };
    case 'object':
      if ('amount' in def.shape) return { ...described, kind: 'money' };
      return { ...described, kind: 'group', fields: fieldsOf(def.shape), optional, blank: blankOf(schema) };
    default:
      throw new Error(`Content of type ${def.type} has no field`);
  }
}

/** The editable fields of an object's schema. */
export const fieldsOf = (shape: Readonly<Record<string, Schema>>): FieldForm[] =>
  Object.entries(shape)
    .filter(([name]) => !notWritten.includes(name))
    .map(([name, schema]) => fieldForm(schema, name));

/** The initial value of something new: its defaults, or the emptiest valid value. Required fields stay empty. */
export function blankOf(schema: Schema): Plain {
  const given = z.safeParse(schema, undefined);
  if (given.success && isPlain(given.data)) return given.data;
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return blankFields(def.shape);
    case 'array':
      return Array.from({ length: bounds(schema).least ?? 0 }, () => blankOf(def.element));
    case 'literal':
      return textOf(def.values[0]);
    case 'enum':
      return textOf(Object.values(def.entries)[0]);
    case 'number':
      return bounds(schema).least ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    default:
      return def.type !== 'nullable' && 'innerType' in def ? blankOf(def.innerType) : null;
  }
}

export const blankFields = (shape: Readonly<Record<string, Schema>>): PlainRecord =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, blankOf(schema)]));

/** A literal's or an enum's value; our forms have no others. */
const textOf = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** `header_text` → `Header text`. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
