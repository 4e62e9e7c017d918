import type { FieldForm } from '../../contract/content/form.schemas.ts';
import { blockForms, pageFields, siteFields } from '../../contract/content/forms.schemas.ts';
import { listOf, type Plain, type PlainRecord, recordOf } from '../../contract/values/plain.ts';
import type { DocumentName } from './store.ts';

const inHtml = (name: string) => name.replaceAll('&', '&amp;');

/** Replaces a name where it isn't part of a longer word. */
function renamer(from: string, to: string): (text: string) => string {
  const literal = from.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replaceAll(whole, () => to);
}

/** A document with another name in all its texts, also where they are HTML; links, pictures and choices stay. */
export function renamed(kind: DocumentName['kind'], body: unknown, from: string, to: string): PlainRecord {
  const inText = renamer(from, to);
  const inRich = renamer(inHtml(from), inHtml(to));
  const field = (form: FieldForm, value: Plain): Plain => {
    switch (form.kind) {
      case 'line':
      case 'text':
        return typeof value === 'string' ? inText(value) : value;
      case 'rich':
        // Between the tags, which have links.
        return typeof value === 'string' ? value.replaceAll(/(^|>)[^<>]+/g, inRich) : value;
      case 'list':
        return listOf(value).map((item) => field(form.item, item));
      case 'group':
        return value && fields(form.fields, recordOf(value));
      case 'record':
        return Object.fromEntries(Object.entries(recordOf(value)).map(([name, item]) => [name, field(form.item, item)]));
      default:
        return value;
    }
  };
  const fields = (forms: readonly FieldForm[], values: PlainRecord): PlainRecord => {
    const known = new Map(forms.map((form) => [form.name, form]));
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const form = known.get(name);
        return [name, form ? field(form, value) : value];
      }),
    );
  };
  const block = (one: PlainRecord) => fields(blockForms.find(({ type }) => type === one.type)?.fields ?? [], one);
  if (kind === 'site') return fields(siteFields, recordOf(body));
  const page = fields(pageFields, recordOf(body));
  return { ...page, blocks: listOf(page.blocks).map((one) => block(recordOf(one))) };
}
