import type { ReturnLabel } from '../../../contract/returns/returns.ts';

export interface ReturnLabelData {
  readonly label: ReturnLabel;
  readonly returnUrl: string;
}
