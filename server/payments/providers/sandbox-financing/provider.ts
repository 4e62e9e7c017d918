import { sandboxFinancing } from '../../../../contract/urls/shop.ts';
import type { Database } from '../../../platform/db/index.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import type { ApplicationOpening, FinancingPartner, Prescreened, Repayment, TypedStoreCard } from '../../financing-partner.ts';
import type { Authorization, AuthorizationResult, DeclineReason, Operation, OperationResult, ProviderEntries } from '../../provider.ts';
import { listPayouts } from '../sandbox/payouts.ts';
import { SandboxProvider } from '../sandbox/provider.ts';
import { insertCharge, listBooked } from '../sandbox/store.ts';
import { silence } from '../silence.ts';
import { isNumber, zipOf } from './number.ts';
import { findAccount, findApplication, findByLast4, findUse, insertApplication, insertRepayment, lockAccount } from './store.ts';

/** Response time of a slow account, longer than the shop waits. */
const defaultLateMs = 8000;

const prescreenLimit = 300_000;
/** The last name of a person who has opted out of prescreened offers. */
const optedOut = 'frost';

/**
 * A bank that lends nothing: it decides by test numbers, keeps accounts with limits, and books their payments as the card sandbox does. It stores
 * nothing that an applicant types.
 */
export class SandboxFinancing implements FinancingPartner {
  readonly code = 'sandbox-financing';
  readonly name = 'Store card';
  readonly sandbox = true;
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 30 };
  readonly signatureHeader = null;
  readonly #database: Database;
  readonly #books: SandboxProvider;
  readonly #lateMs: number;

  constructor(database: Database, { lateMs = defaultLateMs }: { lateMs?: number } = {}) {
    this.#database = database;
    this.#books = new SandboxProvider(database);
    this.#lateMs = lateMs;
  }

  async openApplication(opening: ApplicationOpening) {
    await this.#database.transact((tx) => insertApplication(tx, opening, clockOf(this.#database).now()));
    return { status: 'opened' as const, url: sandboxFinancing(opening) };
  }

  async findApplication(applicationId: string) {
    const application = await findApplication(this.#database.read, applicationId);
    if (!application) return { status: 'unknown' as const };
    const { state, account: reference } = application;
    const account = reference === null ? null : await findAccount(this.#database.read, reference);
    return { status: 'found' as const, application: { state, account } };
  }

  async findAccount(reference: string) {
    const account = await findAccount(this.#database.read, reference);
    if (!account) return { status: 'unknown' as const };
    const { limit } = account;
    const use = await findUse(this.#database.read, reference);
    return { status: 'found' as const, account: { limit, ...use, available: Math.max(0, limit - use.balance - use.reserved) } };
  }

  async findByNumber({ number, postalCode, card }: TypedStoreCard) {
    const digits = number.replace(/\D/g, '');
    const candidates = await findByLast4(this.#database.read, { last4: digits.slice(-4), postalCode: zipOf(postalCode), card });
    for (const { numberHash, ...account } of candidates) {
      if (await isNumber(digits, numberHash)) return { status: 'found' as const, account };
    }
    return { status: 'unknown' as const };
  }

  /** More than is owed fails. */
  async repay({ key, reference, amount }: Repayment) {
    return this.#database.transact(async (tx) => {
      const account = await lockAccount(tx, reference);
      const { balance } = await findUse(tx, reference);
      const state = account && amount <= balance ? 'succeeded' : 'failed';
      return { status: await insertRepayment(tx, { key, reference, amount, state }, clockOf(this.#database).now()) };
    });
  }

  async prescreen({ lastName }: Prescreened) {
    return { status: 'answered' as const, limit: lastName.trim().toLowerCase() === optedOut ? null : prescreenLimit };
  }

  async authorize({ paymentId, amount, currency, source }: Authorization, signal: AbortSignal): Promise<AuthorizationResult> {
    if (source.type !== 'PLCC') throw new Error(`The financing sandbox takes no ${source.type}`);
    const { account: reference } = source;
    const now = clockOf(this.#database).now();
    await this.#database.transact(async (tx) => {
      const account = await lockAccount(tx, reference);
      const use = await findUse(tx, reference);
      const declineReason: DeclineReason | null = !account
        ? 'declined'
        : use.balance + use.reserved + amount > account.limit
          ? 'over_limit'
          : null;
      const knownFrom = account?.isSlow ? new Date(now.getTime() + this.#lateMs) : now;
      const status = declineReason ? 'declined' : 'succeeded';
      const common = { paymentId, amount, currency, operations: 'prompt', challengeId: null, returnUrl: null, keptCard: null } as const;
      await insertCharge(
        tx,
        { ...common, last4: account?.last4 ?? '', status, declineReason, knownFrom, account: account && reference },
        now,
      );
    });
    const result = await this.lookup(paymentId);
    if (result.status === 'processing') await silence(signal);
    return result;
  }

  lookup(paymentId: string): Promise<AuthorizationResult> {
    return this.#books.lookup(paymentId);
  }

  abandon(paymentId: string): Promise<AuthorizationResult> {
    return this.#books.abandon(paymentId);
  }

  capture(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#books.capture(operation, signal);
  }

  void(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#books.void(operation, signal);
  }

  refund(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    return this.#books.refund(operation, signal);
  }

  lookupOperation(operation: Operation): Promise<OperationResult> {
    return this.#books.lookupOperation(operation);
  }

  async list(since: Date): Promise<ProviderEntries> {
    return { entries: await listBooked(this.#database.read, 'store cards', since, clockOf(this.#database).now()), next: null };
  }

  readonly payouts = (since: Date, now: Date, signal: AbortSignal) => listPayouts(() => this.list(since), { since, now }, signal);

  testConnection() {
    return this.#books.testConnection();
  }

  /** It sends no webhooks. */
  async readEvent() {
    return null;
  }
}
