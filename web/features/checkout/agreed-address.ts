import type { TypedAddress } from '../../../contract/addresses/addresses.ts';
import { own } from '../../../contract/values/own.ts';
import { isField } from '../../ui/form/fields.ts';
import type { AddressAnswer } from './address-choice.tsx';
import type { FieldErrors, TypedCheckout } from './typed-form.ts';
import { writeAddress } from './use-address-check.tsx';

export type CheckAddress = (entered: TypedAddress) => Promise<AddressAnswer>;

/** Resolves the shipping address with the shopper: fills in an accepted suggestion, or focuses the question they look at. */
export async function agreedAddress(
  form: HTMLFormElement | null,
  typed: TypedCheckout,
  check: CheckAddress,
): Promise<TypedCheckout | { asked: FieldErrors }> {
  const answer = await check(typed.shippingAddress);
  if (answer.kind === 'edit') {
    const { question } = answer;
    const asked = question ? { [`shippingAddress.${question.field}`]: question.message } : {};
    focusFirst(form, question ? asked : { 'shippingAddress.addressLine1': 'to be edited' });
    return { asked };
  }
  if (answer.kind === 'keep') return typed;
  writeAddress(form, 'shippingAddress', answer.address);
  return { ...typed, shippingAddress: answer.address };
}

/**
 * Expands the sections of invalid fields, and returns the first one in the form's order (checklist 28); undefined when none can be seen, such as those
 * of a card while another way to pay is chosen.
 */
export function firstShown(form: HTMLFormElement | null, errors: FieldErrors) {
  const fields = [...(form?.elements ?? [])].filter(isField).filter(({ name }) => own(errors, name));
  const closed = 'details:not([open])';
  for (const field of fields)
    for (let fold = field.closest<HTMLDetailsElement>(closed); fold; fold = fold.closest<HTMLDetailsElement>(closed)) fold.open = true;
  return fields.find((field) => field.checkVisibility());
}

/** Focuses it; false when there is none. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  const first = firstShown(form, errors);
  first?.focus();
  return first !== undefined;
}
