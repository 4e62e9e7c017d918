import { type ComponentType, useRef, useState } from 'react';
import { addressEndpoints, type TypedAddress } from '../../../contract/addresses/addresses.ts';
import { client } from '../../api/browser.ts';
import type { AddressAnswer } from './address-choice.tsx';

interface Question {
  readonly entered: TypedAddress;
  readonly suggested: TypedAddress;
  answer(answer: AddressAnswer): void;
}

/** The dialog is loaded on first use; if that fails, the address is used as typed. */
const fetchDialog = (): Promise<ComponentType<Question> | null> =>
  import('./address-choice.tsx').then((module) => module.default).catch(() => null);

const fields = ['addressLine1', 'addressLine2', 'city', 'stateRegion', 'postalCode', 'countryCode'] as const;
const keyOf = (address: TypedAddress): string => JSON.stringify(fields.map((field) => address[field]));

/**
 * Verifies an address before it is used, and asks the shopper about a suggestion (spec §2.8). Addresses saved, kept or accepted before are not asked
 * about again, and a failed check is none: the typed address may always be kept (checklist 29).
 */
export function useAddressCheck(known: readonly TypedAddress[] = []) {
  const settled = useRef(new Set(known.map(keyOf)));
  const [asked, setAsked] = useState<{ Dialog: ComponentType<Question>; question: Question } | null>(null);

  const check = async (entered: TypedAddress): Promise<AddressAnswer> => {
    if (settled.current.has(keyOf(entered))) return { kind: 'keep' };
    const found = await client.call(addressEndpoints.verify, { address: entered });
    if (found.ok && found.data.question) {
      // Asked once: submitting the same address again confirms it.
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

/** Fills the form with an address and expands hidden fields, so that the address used is visible. */
export function writeAddress(form: HTMLFormElement | null, prefix: string, address: TypedAddress): void {
  for (const field of fields) {
    const input = form?.elements.namedItem(`${prefix}.${field}`);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    input.value = address[field];
    const fold = input.closest('details');
    if (fold && input.value !== '') fold.open = true;
  }
}
