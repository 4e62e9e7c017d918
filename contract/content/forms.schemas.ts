import { type BlockType, contentBlock } from './blocks.schemas.ts';
import { blankFields, type FieldForm, fieldsOf } from './form.schemas.ts';
import { contentPage } from './page.schemas.ts';
import { siteContent } from './site.schemas.ts';

/** A block for the editor: its name, purpose, fields and initial values. */
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

/** The forms of all blocks, in the order offered. */
export const blockForms: readonly BlockForm[] = contentBlock.options.map(blockForm);

/** A page's own fields. */
export const pageFields: readonly FieldForm[] = fieldsOf(contentPage.shape);

/** A brand's site-wide content: menus, slim banner, delivery, footer. */
export const siteFields: readonly FieldForm[] = fieldsOf(siteContent.shape);
