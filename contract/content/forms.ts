import type { z } from 'zod';
import { type BlockType, contentBlock } from './blocks.ts';
import { blankOf, type FieldForm, fieldsOf } from './form.ts';
import { contentPage } from './page.ts';
import { siteContent } from './site.ts';

/** A block as an editor meets it: what it is called, what it is for, its fields, and what a new one begins with. */
export interface BlockForm {
  readonly type: BlockType;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly FieldForm[];
  readonly blank: Readonly<Record<string, unknown>>;
}

function blockForm(schema: (typeof contentBlock.options)[number]): BlockForm {
  const { title = '', description = '' } = (schema as z.ZodType).meta() ?? {};
  const [type] = schema.shape.type.values;
  return {
    type: type as BlockType,
    title,
    about: description,
    fields: fieldsOf(schema.shape),
    blank: blankOf(schema) as Record<string, unknown>,
  };
}

/** The form of every block there is, in the order in which they are offered. */
export const blockForms: readonly BlockForm[] = contentBlock.options.map(blockForm);

/** What a page says of itself. */
export const pageFields: readonly FieldForm[] = fieldsOf(contentPage.shape);

/** What stands on every page of a brand: menus, slim banner, delivery, footer. */
export const siteFields: readonly FieldForm[] = fieldsOf(siteContent.shape);
