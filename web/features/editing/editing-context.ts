import { createContext, useContext } from 'react';
import type { Picture } from './blocks.ts';
import type { Change } from './draft.ts';
import type { Plain } from './paths.ts';

/** A product as an editor chooses it. */
export interface KnownProduct {
  readonly name: string;
  readonly image: { readonly url: string } | null;
}

/** What fields need besides their value; the same object as long as nothing of it changes. */
export interface Editing {
  change(change: Change): void;
  /** What is wrong, by the field's path. */
  readonly faults: Readonly<Record<string, string>>;
  readonly categories: readonly { readonly path: string; readonly title: string }[];
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  /** Addresses that links lead to, offered while one is typed. */
  readonly placesId: string;
  readonly products: Readonly<Record<number, KnownProduct>>;
  /** Opens the picker; what is chosen goes to the path. */
  choosePicture(path: string, label: string): void;
  chooseProduct(path: string): void;
}

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A field stands outside of an editor');
  return editing;
}

/** A field's fault, and how to set its value. */
export function useField(path: string): { fault: string | undefined; set(value: Plain): void } {
  const { change, faults } = useEditing();
  return { fault: faults[path], set: (value) => change({ kind: 'set', path, value }) };
}

export type { Picture };
