import type { StoredCart } from './store.ts';

export type KnownCart = Pick<StoredCart, 'uuid' | 'lines'>;

/** Some 300 bytes each. */
const most = 2000;

/**
 * Carts as this process wrote them last, by their owner: who adds one thing often adds another. They may have been changed elsewhere
 * since, or handed over to a customer, so what is decided by one counts only if the write finds the same owner and lines; otherwise the cart is read.
 */
export class RecentCarts {
  readonly #carts = new Map<string, KnownCart>();

  get(ownerId: string): KnownCart | undefined {
    return this.#carts.get(ownerId);
  }

  remember(ownerId: string, { uuid, lines }: KnownCart): void {
    this.#carts.delete(ownerId);
    this.#carts.set(ownerId, { uuid, lines });
    const [oldest] = this.#carts.size > most ? this.#carts.keys() : [];
    if (oldest !== undefined) this.#carts.delete(oldest);
  }

  /** Answers whether it was known. */
  forget(ownerId: string): boolean {
    return this.#carts.delete(ownerId);
  }
}
