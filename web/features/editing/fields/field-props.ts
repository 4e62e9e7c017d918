import type { FieldForm } from '../../../../contract/content/form.schemas.ts';
import type { Plain } from '../../../../contract/values/plain.ts';

export interface FieldProps<F extends FieldForm = FieldForm> {
  form: F;
  path: string;
  value: Plain | undefined;
  /** The image that the items of a list are placed on. */
  picture?: Plain | undefined;
}
