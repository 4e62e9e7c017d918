import { type ComponentType, createContext, useContext } from 'react';
import { own } from '../../../contract/values/own.ts';
import type { Plain } from '../../../contract/values/plain.ts';
import type { Change } from './draft.ts';
import type { FieldProps } from './fields/field-props.ts';

/** A chosen product. */
export interface KnownProduct {
  readonly name: string;
  readonly image: { readonly url: string } | null;
}

/** What fields need besides their value. The same object until something changes, so that fields do not render again. */
export interface Editing {
  /** The field for any schema. Groups and lists take it from here, because it imports them. */
  readonly FieldOf: ComponentType<FieldProps>;
  change(change: Change): void;
  /** Announces a change, e.g. Spot 3 moved to position 2 of 9. */
  say(words: string): void;
  /** Errors by field path. */
  readonly faults: Readonly<Record<string, string>>;
  readonly categories: readonly { readonly path: string; readonly formerPaths: readonly string[]; readonly title: string }[];
  readonly departments: readonly { readonly value: string; readonly label: string }[];
  /** Id of the datalist with link targets. */
  readonly placesId: string;
  readonly products: Readonly<Record<number, KnownProduct>>;
  /** Opens the picker, which sets the value at the path. */
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

/** A field's error, and the setter of its value. */
export function useField(path: string): { fault: string | undefined; set(value: Plain): void } {
  const { change, faults } = useEditing();
  return { fault: own(faults, path), set: (value) => change({ kind: 'set', path, value }) };
}
