import type { ReturnLabel } from '../../../contract/orders/returns.ts';

export interface ReturnLabelData {
  readonly label: ReturnLabel;
  readonly returnUrl: string;
}
