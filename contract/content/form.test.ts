import { expect, test } from 'vitest';
import { contentBlock } from './blocks.schemas.ts';
import type { FieldForm } from './form.schemas.ts';
import { blockForms, pageFields, siteFields } from './forms.schemas.ts';

const allOf = (fields: readonly FieldForm[]): FieldForm[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return [field, ...allOf(field.fields)];
    return field.kind === 'list' || field.kind === 'record' ? [field, ...allOf([field.item])] : [field];
  });
const everything = [...blockForms.flatMap(({ fields }) => allOf(fields)), ...allOf(pageFields), ...allOf(siteFields)];
const bannerForm = blockForms.find(({ type }) => type === 'multi_size_banner');
const field = (form: { fields: readonly FieldForm[] } | undefined, name: string) => form?.fields.find((one) => one.name === name);

test('[content] every block, and everything else editors write, has a form with labels', () => {
  expect(blockForms.map(({ type }) => type)).toEqual(contentBlock.options.map((option) => option.shape.type.value));
  for (const { type, title, about } of blockForms) expect([title, about].every(Boolean), type).toBe(true);
  expect(everything.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([]);
});

test('[content] a field reflects its schema: lengths, choices, pictures, dates with help', () => {
  expect(field(bannerForm, 'header_text')).toEqual({ name: 'header_text', label: 'Heading', kind: 'line', max: 200, required: false });
  expect(field(bannerForm, 'banner_size')).toMatchObject({ kind: 'choice', options: ['hero', 'large', 'medium', 'small'] });
  expect(field(bannerForm, 'image_urls')).toMatchObject({
    kind: 'group',
    optional: false,
    fields: [{ kind: 'picture', label: 'Image' }, { kind: 'picture' }, { kind: 'picture' }, { kind: 'picture' }, { kind: 'line' }],
  });
  expect(field(bannerForm, 'visibility_dates')).toMatchObject({ fields: [{ kind: 'moment', label: 'From' }, { kind: 'moment' }] });
  expect(field(bannerForm, 'redirect_url')).toMatchObject({ kind: 'href', label: 'Link' });
  const kinds = new Set(everything.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    'category',
    'choice',
    'color',
    'department',
    'group',
    'href',
    'line',
    'list',
    'moment',
    'money',
    'number',
    'picture',
    'product',
    'record',
    'rich',
    'switch',
    'text',
  ]);
});

test('[content] what the system sets is not editable', () => {
  const written = everything.map(({ name }) => name);
  for (const name of ['type', 'system', 'page_id', 'blocks']) expect(written).not.toContain(name);
});

test('[content] a new block has its defaults and lacks only its required fields', () => {
  const missing = blockForms.map(({ type, blank }) => {
    const parsed = contentBlock.safeParse(blank);
    return [type, parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))];
  });
  expect(Object.fromEntries(missing)).toEqual({
    ...Object.fromEntries(blockForms.map(({ type }) => [type, []])),
    countdown_banner: ['countdown_timer_dates.timer_end_date'],
    product_grid: ['product_option_list.0.product_id'],
    category_row: ['category'],
    shoppable_room: ['hot_spots.0.product.product_id'],
    video_tile_grid: ['tiles.0.video_url'],
  });
});
