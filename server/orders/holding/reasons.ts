import type { HoldReason } from '../../../contract/staff/orders/staff-orders.ts';

/** When an order is held for review; null or false switches a reason off. */
export interface HoldRules {
  /** Whether the parts of an address may contradict each other. */
  readonly address: boolean;
  /** Declined payments before the one that went through. */
  readonly declines: number | null;
  /** Cents. */
  readonly total: number | null;
}

/** What an order is judged by. */
export interface HoldFacts {
  readonly addressDoubted: boolean;
  readonly declines: number;
  /** Cents. */
  readonly total: number;
}

/** Why an order is held; null when it is not. A value that reaches a limit counts. */
export function holdReasonsOf(rules: HoldRules, { addressDoubted, declines, total }: HoldFacts): HoldReason[] | null {
  const held: HoldReason[] = [
    ...(rules.address && addressDoubted ? (['address'] as const) : []),
    ...(rules.declines !== null && declines >= rules.declines ? (['declines'] as const) : []),
    ...(rules.total !== null && total >= rules.total ? (['total'] as const) : []),
  ];
  return held.length > 0 ? held : null;
}
