import { randomUUID } from 'node:crypto';
import { sandboxWallet } from '../../../../contract/urls/shop.ts';
import { own } from '../../../../contract/values/own.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import type { PayPalAnswer, PayPalApi, PayPalRequest } from '../paypal/api.ts';
import { centsOf } from '../paypal/money.ts';
import { silence } from '../silence.ts';
import {
  findAnswer,
  findSandboxOrder,
  insertAnswer,
  insertOrder,
  lockSandboxOrder,
  type Money,
  type Movement,
  type OrderContent,
  type SandboxOrder,
  saveOrder,
} from './store.ts';

/** Response time of the slow bank, longer than the shop waits. */
const defaultLateMs = 8000;

const refused = (issue: string, status = 422): PayPalAnswer => ({ status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } });
const notFound: PayPalAnswer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] } };

/**
 * Imitates PayPal's REST API in process, so that both use the same provider. Its books are tables in the shop's database; a request id is answered
 * once. Movement ids begin with their order's: `{order}-A1`, `-C1`, `-R1`.
 */
export class SandboxWallet implements PayPalApi {
  readonly sendsWebhooks = false;
  readonly #database: Database;
  readonly #lateMs: number;

  constructor(database: Database, { lateMs = defaultLateMs }: { lateMs?: number } = {}) {
    this.#database = database;
    this.#lateMs = lateMs;
  }

  /** The sandbox takes every key; what could fail are its books. */
  async testConnection() {
    await findSandboxOrder(this.#database.read, '0');
    return { status: 'works' as const };
  }

  async send({ method, path, body, requestId }: PayPalRequest, signal: AbortSignal): Promise<PayPalAnswer> {
    const [, version, area, kind, id = '', action = ''] = path.split('/').map(decodeURIComponent);
    if (method === 'GET') return this.#show(id);
    if (version !== 'v2') return { status: 200, body: { verification_status: 'FAILURE' } };
    const { answer, isLate } = await this.#database.transact(async (tx) => {
      const known = requestId === undefined ? null : await findAnswer(tx, requestId);
      if (known) return { answer: known, isLate: false };
      const now = clockOf(this.#database).now();
      const given = (body ?? {}) as Record<string, unknown>;
      const made =
        area === 'checkout' && id === '' ? await open(tx, given, now) : await this.#change(tx, { kind, id, action, method, given }, now);
      if (requestId !== undefined && made.answer.status < 400) await insertAnswer(tx, requestId, made.answer, now);
      return made;
    });
    return isLate ? silence(signal) : answer;
  }

  async #show(id: string): Promise<PayPalAnswer> {
    const found = await findSandboxOrder(this.#database.read, id);
    return found ? { status: 200, body: asKnown(found, clockOf(this.#database).now()) } : notFound;
  }

  async #change(tx: Tx, { kind, id, action, method, given }: Asked, now: Date): Promise<{ answer: PayPalAnswer; isLate: boolean }> {
    const found = await lockSandboxOrder(tx, id.split('-')[0] ?? '');
    if (!found) return { answer: notFound, isLate: false };
    const order = structuredClone(found) as { -readonly [K in keyof SandboxOrder]: SandboxOrder[K] };
    const answer = changeOrder(order, { kind, id, action, method, given }, now);
    const isLate = action === 'authorize' && order.funding === 'slow' && order.knownFrom === null && answer.status < 400;
    if (isLate) order.knownFrom = new Date(now.getTime() + this.#lateMs);
    if (answer.status < 400) await saveOrder(tx, order);
    return { answer, isLate };
  }
}

interface Asked {
  readonly kind: string | undefined;
  readonly id: string;
  readonly action: string;
  readonly method: PayPalRequest['method'];
  readonly given: Record<string, unknown>;
}

async function open(tx: Tx, given: Record<string, unknown>, now: Date): Promise<{ answer: PayPalAnswer; isLate: boolean }> {
  const asked = given as unknown as OrderContent;
  const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
  const { origin } = new URL(asked.payment_source.paypal.experience_context.return_url);
  const content: OrderContent = {
    ...asked,
    id,
    status: 'CREATED',
    links: [{ href: origin + sandboxWallet({ orderId: id }), rel: 'payer-action', method: 'GET' }],
    create_time: now.toISOString(),
  };
  if (!addsUp(content.purchase_units[0].amount)) return { answer: refused('AMOUNT_MISMATCH'), isLate: false };
  await insertOrder(tx, content, now);
  return { answer: { status: 201, body: content }, isLate: false };
}

/** PayPal demands that the breakdown gives the total. */
function addsUp({ value, breakdown }: Money & { breakdown: Record<string, Money> }): boolean {
  const cents = (name: string) => centsOf(own(breakdown, name)?.value ?? '0');
  return centsOf(value) === cents('item_total') + cents('shipping') + cents('tax_total') - cents('discount');
}

function changeOrder(order: SandboxOrder, { kind, id, action, method, given }: Asked, now: Date): PayPalAnswer {
  if (kind === 'orders') return method === 'PATCH' ? patch(order, given as unknown as Patch[]) : authorize(order, now);
  if (kind === 'authorizations') return action === 'void' ? voidIt(order, id, now) : capture(order, id, given, now);
  return giveBack(order, id, given, now);
}

interface Patch {
  readonly path: string;
  readonly value: never;
}

function patch({ content }: SandboxOrder, patches: readonly Patch[]): PayPalAnswer {
  if (content.status === 'COMPLETED') return refused('ORDER_ALREADY_COMPLETED');
  const [unit] = content.purchase_units;
  for (const { path, value } of patches) {
    switch (path.slice(`/purchase_units/@reference_id=='${unit.reference_id}'/`.length)) {
      case 'amount':
        unit.amount = value;
        break;
      case 'custom_id':
        unit.custom_id = value;
        break;
      case 'invoice_id':
        unit.invoice_id = value;
        break;
      case 'shipping/name':
        unit.shipping = { ...unit.shipping, name: value };
        break;
      case 'shipping/address':
        unit.shipping = { ...unit.shipping, address: value };
        break;
      default:
        return refused('NOT_PATCHABLE');
    }
  }
  return addsUp(unit.amount) ? { status: 204, body: null } : refused('AMOUNT_MISMATCH');
}

function movement(
  order: SandboxOrder,
  letter: string,
  number: number,
  status: string,
  { amount, now }: { amount: Money; now: Date },
): Movement {
  const { content } = order;
  const at = now.toISOString();
  const { custom_id } = content.purchase_units[0];
  return { id: `${content.id}-${letter}${number}`, status, amount, custom_id, create_time: at, update_time: at };
}

function authorize(order: SandboxOrder, now: Date): PayPalAnswer {
  const { content, funding } = order;
  const [unit] = content.purchase_units;
  if (content.status === 'CREATED') return refused('ORDER_NOT_APPROVED');
  if (unit.payments?.authorizations?.length) return refused('ORDER_ALREADY_AUTHORIZED');
  if (funding === 'declined') return refused('INSTRUMENT_DECLINED');
  const { currency_code, value } = unit.amount;
  unit.payments = { authorizations: [movement(order, 'A', 1, 'CREATED', { amount: { currency_code, value }, now })] };
  content.status = 'COMPLETED';
  return { status: 201, body: content };
}

function capture(order: SandboxOrder, id: string, given: Record<string, unknown>, now: Date): PayPalAnswer {
  const { payments = {} } = order.content.purchase_units[0];
  const authorization = payments.authorizations?.find((one) => one.id === id);
  if (!authorization) return notFound;
  if (authorization.status === 'VOIDED') return refused('AUTHORIZATION_VOIDED');
  if (authorization.status !== 'CREATED') return refused('AUTHORIZATION_ALREADY_CAPTURED');
  const amount = given.amount as Money;
  if (centsOf(amount.value) > centsOf(authorization.amount.value)) return refused('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const made = { ...movement(order, 'C', 1, 'COMPLETED', { amount, now }), final_capture: true };
  Object.assign(authorization, { status: 'CAPTURED', update_time: now.toISOString() });
  payments.captures = [made];
  return { status: 201, body: made };
}

function voidIt(order: SandboxOrder, id: string, now: Date): PayPalAnswer {
  const authorization = order.content.purchase_units[0].payments?.authorizations?.find((one) => one.id === id);
  if (!authorization) return notFound;
  if (authorization.status === 'VOIDED') return refused('PREVIOUSLY_VOIDED');
  if (authorization.status !== 'CREATED') return refused('PREVIOUSLY_CAPTURED');
  Object.assign(authorization, { status: 'VOIDED', update_time: now.toISOString() });
  return { status: 200, body: authorization };
}

function giveBack(order: SandboxOrder, id: string, given: Record<string, unknown>, now: Date): PayPalAnswer {
  const { payments = {} } = order.content.purchase_units[0];
  const captured = payments.captures?.find((one) => one.id === id);
  if (!captured) return notFound;
  const refunds = payments.refunds ?? [];
  const amount = given.amount as Money;
  const left = centsOf(captured.amount.value) - refunds.reduce((sum, one) => sum + centsOf(one.amount.value), 0);
  if (centsOf(amount.value) > left) return refused(left === 0 ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_AMOUNT_EXCEEDED');
  const made = movement(order, 'R', refunds.length + 1, 'COMPLETED', { amount, now });
  payments.refunds = [...refunds, made];
  captured.status = centsOf(amount.value) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return { status: 201, body: made };
}

/** The order as visible now: a slow bank's approval is not known yet. */
function asKnown({ content, knownFrom }: SandboxOrder, now: Date): OrderContent {
  if (knownFrom === null || now >= knownFrom) return content;
  const [{ payments: _, ...unit }] = content.purchase_units;
  return { ...content, status: 'APPROVED', purchase_units: [unit] };
}
