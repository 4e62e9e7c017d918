import type { Result } from '../../../contract/api/client.ts';
import type { PromotionsOfCart } from '../../../contract/promotions/promotions.ts';

/** Enters and removes promo codes; each call returns its outcome. */
export interface PromoCodeChanges {
  enter(code: string, captcha: string | undefined): Promise<Result<{ readonly promotions: PromotionsOfCart }>>;
  remove(code: string): Promise<Result<unknown>>;
}

interface PromoCodeCalls<T> {
  /** Has the calls wait for each other, and for the other changes. */
  queue(call: () => Promise<Result<T>>): Promise<Result<T>>;
  add(code: string, captcha: string | undefined): Promise<Result<T>>;
  remove(code: string): Promise<Result<T>>;
  /** Shows the cart or checkout after a change. */
  show(changed: T): void;
}

/** The promo codes of a cart or checkout, changed in sequence with all its other changes. */
export function usePromoCodes<T extends { readonly promotions: PromotionsOfCart }>(calls: PromoCodeCalls<T>): PromoCodeChanges {
  const change = async (call: () => Promise<Result<T>>) => {
    const result = await calls.queue(call);
    if (result.ok) calls.show(result.data);
    return result;
  };
  return {
    enter: (code, captcha) => change(() => calls.add(code, captcha)),
    remove: (code) => change(() => calls.remove(code)),
  };
}
