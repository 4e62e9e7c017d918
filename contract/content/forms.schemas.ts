import { type BlockType, contentBlock } from './blocks.schemas.ts';
import { blankFields, type FieldForm, fieldsOf } from './form.schemas.ts';
import { contentPage } from './page.schemas.ts';
import { siteContent } from './site.schemas.ts';

/** A block as an editor meets it: what it is called, what it is for, its fields, and what a new one begins with. */
export interface BlockForm {
  readonly type: BlockType;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly FieldForm[];
  readonly blank: Readonly<Record<string, unknown>>;
}

function blockForm(schema: (typeof contentBlock.options)[number]): BlockForm {
  const { title = '', description = '' } = schema.meta() ?? {};
  return {
    type: schema.shape.type.value,
    title,
    about: description,
    fields: fieldsOf(schema.shape),
    blank: blankFields(schema.shape),
  };
}

/** The form of every block there is, in the order in which they are offered. */
export const blockForms: readonly BlockForm[] = contentBlock.options.map(blockForm);

/** What a page says of itself. */
export const pageFields: readonly FieldForm[] = fieldsOf(contentPage.shape);

/** What stands on every page of a brand: menus, slim banner, delivery, footer. */
export const siteFields: readonly FieldForm[] = fieldsOf(siteContent.shape);
