import { useCallback, useEffect, useRef, useState } from 'react';
import { deliveryEndpoints, type EstimateAnswer } from '../../../contract/buying/delivery.ts';
import { client } from '../../api/browser.ts';
import { postalCodeIn } from './saved-postal-code.ts';

/** What a product page was served with: dates for everybody, or what the form without script has asked for. */
export interface GivenArrival {
  /** Null when it could not be worked out. */
  readonly answer: EstimateAnswer | null;
  /** What is wrong with the postal code that was sent. */
  readonly error: string | null;
}

const unavailable = 'Delivery dates are unavailable right now.';

/** Whether an answer still holds: for this variation, for where the visitor is, ordered now. */
function holds({ destination, estimate }: EstimateAnswer, variationId: number): boolean {
  if (estimate.variationId !== variationId) return false;
  if (estimate.orderBy && Date.parse(estimate.orderBy) <= Date.now()) return false;
  return (destination?.postalCode.replace(' ', '') ?? null) === postalCodeIn(document.cookie);
}

/**
 * When the chosen variation arrives. The page is served to everybody with dates for all of the country; once it is awake the visitor's own
 * are asked for, and again when another variation is chosen. `ask` asks once more, as after the postal code has changed.
 */
export function useArrival(variationId: number, given: GivenArrival) {
  const [shown, setShown] = useState({ answer: given.answer, failure: given.answer ? null : unavailable, busy: false });
  const latest = useRef(0);

  const ask = useCallback(async () => {
    const mine = ++latest.current;
    setShown((before) => ({ ...before, busy: true }));
    const postalCode = postalCodeIn(document.cookie) ?? undefined;
    const result = await client.call(deliveryEndpoints.getEstimate, { variationId, postalCode });
    if (latest.current !== mine) return;
    if (result.ok) return setShown({ answer: result.data, failure: null, busy: false });
    const isRefused = result.statusCode === 409;
    // What is known of the item stays in its place when only the call has failed.
    setShown(({ answer }) => ({
      answer: !isRefused && answer?.estimate.variationId === variationId ? answer : null,
      failure: isRefused ? result.message : unavailable,
      busy: false,
    }));
  }, [variationId]);

  useEffect(() => {
    if (given.answer && holds(given.answer, variationId)) setShown({ answer: given.answer, failure: null, busy: false });
    else void ask();
  }, [variationId, given.answer, ask]);

  return { ...shown, ask };
}
