import { useCallback, useEffect, useRef, useState } from 'react';
import { deliveryEndpoints, type EstimateAnswer } from '../../../contract/delivery/delivery.ts';
import { client } from '../../api/browser.ts';
import type { RefusedPostalCode } from './postal-code-form.tsx';
import { postalCodeIn } from './saved-postal-code.ts';

/** What the page was served with: dates for everybody, or those requested by the form without script. */
export interface GivenArrival {
  /** Null when it could not be computed. */
  readonly answer: EstimateAnswer | null;
  /** The postal code sent, where it was refused. */
  readonly refused: RefusedPostalCode | null;
  /** Why it cannot be delivered to the postal code sent. */
  readonly refusal: string | null;
}

interface Shown {
  readonly answer: EstimateAnswer | null;
  /** Why it cannot be delivered there: trying again does not help. */
  readonly refusal: string | null;
  /** The call failed, which may pass. */
  readonly isFailed: boolean;
  readonly busy: boolean;
}

/** Whether a response still applies: to this variation and location, ordered now. */
function holds({ destination, estimate }: EstimateAnswer, variationId: number): boolean {
  if (estimate.variationId !== variationId) return false;
  if (estimate.orderBy && Date.parse(estimate.orderBy) <= Date.now()) return false;
  return (destination?.postalCode.replace(' ', '') ?? null) === postalCodeIn(document.cookie);
}

/**
 * The arrival of the chosen variation. The page is served with nationwide dates; after hydration it loads the visitor's own, and again for another
 * variation. `ask` reloads, as after a new postal code.
 */
export function useArrival(variationId: number, given: GivenArrival) {
  const [shown, setShown] = useState<Shown>({
    answer: given.answer,
    refusal: given.refusal,
    isFailed: !given.answer && !given.refusal,
    busy: false,
  });
  const latest = useRef(0);

  const ask = useCallback(async () => {
    const mine = ++latest.current;
    setShown((before) => ({ ...before, busy: true }));
    const postalCode = postalCodeIn(document.cookie) ?? undefined;
    const result = await client.call(deliveryEndpoints.getEstimate, { variationId, postalCode });
    if (latest.current !== mine) return;
    if (result.ok) return setShown({ answer: result.data, refusal: null, isFailed: false, busy: false });
    if (result.statusCode === 409) return setShown({ answer: null, refusal: result.message, isFailed: false, busy: false });
    // A failed call keeps what is known.
    setShown(({ answer }) => ({
      answer: answer?.estimate.variationId === variationId ? answer : null,
      refusal: null,
      isFailed: true,
      busy: false,
    }));
  }, [variationId]);

  useEffect(() => {
    if (!given.answer || !holds(given.answer, variationId)) return void ask();
    // An answer under way is of another variation.
    latest.current++;
    setShown({ answer: given.answer, refusal: null, isFailed: false, busy: false });
  }, [variationId, given.answer, ask]);

  return { ...shown, ask };
}
