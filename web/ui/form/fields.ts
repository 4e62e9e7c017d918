/** Whether an element holds a value of a form. */
export const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The name of the field that an event comes from; empty for anything else. */
export const nameOfField = (target: EventTarget): string => (isField(target) ? target.name : '');

/** A form's fields as a browser without script would post them; without files. */
export function textsIn(form: HTMLFormElement): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value);
  return texts;
}
