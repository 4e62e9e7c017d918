import { memo } from 'react';
import type { Plain } from '../../../../contract/values/plain.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../../ui/form/field.tsx';
import { useEditing, useField } from '../editing-context.ts';
import { ColorField } from './color-field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import { MomentField } from './moment-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductField } from './product-field.tsx';
import { RecordField } from './record-field.tsx';
import { RichField } from './rich-field.tsx';

/** The field for a schema, by its kind. */
export const FieldOf = memo(function FieldOf({ form, path, value, picture }: FieldProps) {
  switch (form.kind) {
    case 'line':
    case 'href':
      return <LineField form={form} path={path} value={value} />;
    case 'text':
      return <TextField form={form} path={path} value={value} />;
    case 'rich':
      return <RichField form={form} path={path} value={value} />;
    case 'number':
      return <NumberField form={form} path={path} value={value} />;
    case 'choice':
    case 'category':
    case 'department':
      return <ChoiceField form={form} path={path} value={value} />;
    case 'switch':
      return <SwitchField form={form} path={path} value={value} />;
    case 'color':
      return <ColorField form={form} path={path} value={value} />;
    case 'moment':
      return <MomentField form={form} path={path} value={value} />;
    case 'money':
      return <MoneyField form={form} path={path} value={value} />;
    case 'picture':
      return <PictureField form={form} path={path} value={value} />;
    case 'product':
      return <ProductField form={form} path={path} value={value} />;
    case 'group':
      return <GroupField form={form} path={path} value={value} />;
    case 'list':
      return <ListField form={form} path={path} value={value} picture={picture} />;
    case 'record':
      return <RecordField form={form} path={path} value={value} />;
  }
});

const textOf = (value: Plain | undefined): string => (value === null || value === undefined ? '' : String(value));

function LineField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const { placesId } = useEditing();
  const isLink = form.kind === 'href';
  return (
    <Field
      className={styles.whole}
      label={form.label}
      hint={form.help}
      error={fault}
      name={path}
      value={textOf(value)}
      autoComplete="off"
      spellCheck={!isLink}
      maxLength={form.kind === 'line' ? form.max : 500}
      required={form.kind === 'line' && form.required}
      list={isLink ? placesId : undefined}
      onChange={(event) => set(event.target.value)}
    />
  );
}

function TextField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  return (
    <TextArea
      className={styles.short}
      label={form.label}
      hint={form.help}
      error={fault}
      name={path}
      rows={2}
      value={textOf(value)}
      maxLength={form.kind === 'text' ? form.max : undefined}
      onChange={(event) => set(event.target.value)}
    />
  );
}

function NumberField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  if (form.kind !== 'number') return null;
  const typed = (text: string) => set(text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
  return (
    <Field
      label={form.label}
      hint={form.help ?? `${form.min} to ${form.max}`}
      error={fault}
      name={path}
      value={textOf(value)}
      inputMode={form.whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={(event) => typed(event.target.value)}
    />
  );
}

function ChoiceField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const { categories, departments } = useEditing();
  const stored = textOf(value);
  // A category merged since is shown as the one it went into.
  const merged = form.kind === 'category' ? categories.find(({ formerPaths }) => formerPaths.includes(stored)) : undefined;
  const text = merged?.path ?? stored;
  const known =
    form.kind === 'choice'
      ? form.options.map((option) => ({ value: option, label: capital(option) }))
      : form.kind === 'category'
        ? categories.map((category) => ({ value: category.path, label: category.title }))
        : departments;
  // A stored value that is no longer offered stays selectable.
  const options = text === '' || known.some((option) => option.value === text) ? known : [{ value: text, label: text }, ...known];
  return (
    <Select
      className={form.kind === 'category' ? styles.whole : undefined}
      label={form.label}
      hint={form.help}
      error={fault}
      name={path}
      value={text}
      placeholder={text === '' ? `Select ${form.label.toLowerCase()}` : undefined}
      options={options}
      onChange={(event) => set(event.target.value)}
    />
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function SwitchField({ form, path, value }: FieldProps) {
  const { set } = useField(path);
  return (
    <Checkbox className={styles.switch} name={path} checked={value === true} onChange={(event) => set(event.target.checked)}>
      {form.label}
    </Checkbox>
  );
}
