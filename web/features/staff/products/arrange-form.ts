import { arranged, maxVariations } from './matrix.ts';
import { readProductForm } from './read-form.ts';

/** A posted form with the variations that its options make; as typed, with the reason, when there would be too many. */
export function arrangeForm(form: URLSearchParams) {
  const typed = readProductForm(form);
  const next = arranged(typed);
  if (next) return { form: next };
  return { form: typed, errors: { 'o0.values': `These options make more than ${maxVariations} variations` } };
}
