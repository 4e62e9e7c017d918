import { type FormEvent, useEffect, useRef, useState } from 'react';
import { own } from '../../../contract/values/own.ts';
import { nameOfField } from '../../ui/form/fields.ts';

/** Errors by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Check = (fields: FormData) => FieldErrors;

/** What is typed into a field. */
export const textIn = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

const isNamed = (element: Element): element is HTMLInputElement => 'name' in element;

/** Focuses the first field with an error, in the order of the form; false when there is none (checklist 28). */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  const first = [...(form?.elements ?? [])].filter(isNamed).find(({ name, type }) => own(errors, name) && type !== 'hidden');
  first?.focus();
  return first !== undefined;
}

/**
 * Checks a form before it is sent, clears an error while its field is corrected, and shows the errors of the server. A valid form is sent as
 * usual.
 */
export function useFormErrors(found: FieldErrors, check: Check) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(found);

  // A page that came back with errors starts at the first one.
  useEffect(() => {
    focusFirst(form.current, found);
  }, [found]);

  /** Shows the errors, and returns whether there are none. */
  const isValid = (): boolean => {
    if (!form.current) return false;
    const now = check(new FormData(form.current));
    setErrors(now);
    return !focusFirst(form.current, now);
  };
  const refuse = (fields: FieldErrors) => {
    setErrors(fields);
    focusFirst(form.current, fields);
  };
  const correct = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = nameOfField(target);
    if (own(errors, name) === undefined || !form.current) return;
    const left = own(check(new FormData(form.current)), name);
    if (left === undefined) setErrors(({ [name]: _, ...others }) => others);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isValid()) event.preventDefault();
  };
  return { form, errors, isValid, refuse, bind: { ref: form, noValidate: true, onInput: correct, onSubmit } };
}
