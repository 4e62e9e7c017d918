import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Field → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Check = (fields: FormData) => FieldErrors;

const isNamed = (element: Element): element is HTMLInputElement => 'name' in element;

/** Moves the focus to the first faulty field in the form's order; false when there is none (checklist 28). */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  const first = [...(form?.elements ?? [])].filter(isNamed).find(({ name, type }) => errors[name] && type !== 'hidden');
  first?.focus();
  return first !== undefined;
}

/**
 * Tells what is wrong with a form before it is sent, takes a message back while its field is being mended, and shows what the server has
 * found. A form that holds goes its usual way.
 */
export function useFormErrors(found: FieldErrors, check: Check) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(found);

  // A page that came back with faults begins at the first.
  useEffect(() => {
    focusFirst(form.current, found);
  }, [found]);

  /** False, and told, when something is wrong. */
  const holds = (): boolean => {
    if (!form.current) return false;
    const now = check(new FormData(form.current));
    setErrors(now);
    return !focusFirst(form.current, now);
  };
  const refuse = (fields: FieldErrors) => {
    setErrors(fields);
    focusFirst(form.current, fields);
  };
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined || !form.current) return;
    const left = check(new FormData(form.current))[name];
    if (left === undefined) setErrors(({ [name]: _, ...others }) => others);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!holds()) event.preventDefault();
  };
  return { form, errors, holds, refuse, bind: { ref: form, noValidate: true, onInput: mend, onSubmit } };
}
