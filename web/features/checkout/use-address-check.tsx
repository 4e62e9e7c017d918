import { type ComponentType, useRef, useState } from 'react';
import { addressEndpoints, type TypedAddress } from '../../../contract/accounts/addresses.ts';
import { client } from '../../api/browser.ts';

/** What the shopper wants: what they typed, what was suggested, or to look at it again. */
export type AddressAnswer =
  | { readonly kind: 'keep' }
  /** With what to ask at which field, where the shop has a question. */
  | { readonly kind: 'edit'; readonly question?: { readonly field: keyof TypedAddress; readonly message: string } }
  | { readonly kind: 'take'; readonly address: TypedAddress };

interface Question {
  readonly entered: TypedAddress;
  readonly suggested: TypedAddress;
  answer(answer: AddressAnswer): void;
}

/** The dialog is fetched when it is first needed; where it cannot be had, nothing is asked. */
const fetchDialog = (): Promise<ComponentType<Question> | null> =>
  import('./address-choice.tsx').then((module) => module.default).catch(() => null);

const fields = ['addressLine1', 'addressLine2', 'city', 'stateRegion', 'postalCode', 'countryCode'] as const;
const keyOf = (address: TypedAddress): string => JSON.stringify(fields.map((field) => address[field]));

/**
 * Asks the shop about an address before it is used, and the shopper where the shop would write it another way (spec §2.8). One that was saved, kept
 * or taken before is not asked about again, and a check that fails is none: what was typed may always be kept (checklist 29).
 */
export function useAddressCheck(known: readonly TypedAddress[] = []) {
  const settled = useRef(new Set(known.map(keyOf)));
  const [asked, setAsked] = useState<{ Dialog: ComponentType<Question>; question: Question } | null>(null);

  const check = async (entered: TypedAddress): Promise<AddressAnswer> => {
    if (settled.current.has(keyOf(entered))) return { kind: 'keep' };
    const found = await client.call(addressEndpoints.verify, { address: entered });
    if (found.ok && found.data.question) {
      // Asked once: whoever comes back with the same address means it.
      settled.current.add(keyOf(entered));
      return { kind: 'edit', question: found.data.question };
    }
    const suggested = found.ok ? found.data.suggested : null;
    const Dialog = suggested && (await fetchDialog());
    if (!suggested || !Dialog) return { kind: 'keep' };
    const answer = await new Promise<AddressAnswer>((resolve) => setAsked({ Dialog, question: { entered, suggested, answer: resolve } }));
    setAsked(null);
    if (answer.kind === 'keep') settled.current.add(keyOf(entered));
    if (answer.kind === 'take') settled.current.add(keyOf(answer.address));
    return answer;
  };

  return { check, dialog: asked && <asked.Dialog {...asked.question} /> };
}

/** Writes an address into a form's fields and unfolds where they are hidden, so that what will be used is seen. */
export function writeAddress(form: HTMLFormElement | null, prefix: string, address: TypedAddress): void {
  for (const field of fields) {
    const input = form?.elements.namedItem(`${prefix}.${field}`);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    input.value = address[field];
    const fold = input.closest('details');
    if (fold && input.value !== '') fold.open = true;
  }
}
