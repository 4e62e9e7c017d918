import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Nested form fields, as Stripe's SDK sends them. */
type Form = { [name: string]: string | Form };
type Thing = Record<string, unknown> & { id: string };

interface Heard {
  readonly call: string;
  readonly key: string | undefined;
  readonly form: Form;
  readonly authorization: string | undefined;
  readonly version: string | undefined;
}
interface Reply {
  readonly status: number;
  readonly body: object;
}
/** What happens to a call instead of its usual reply; `lost` acts and does not answer. */
type Fault = 'silent' | 'lost' | 'hang up' | 'error';

const refused = (status: number, error: object): Reply => ({ status, body: { error } });
const invalid = (code: string, more: object = {}): Reply =>
  refused(400, { type: 'invalid_request_error', code, message: `refused: ${code}`, ...more });
const missing = (what: string): Reply =>
  refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });

/**
 * Stripe's API as far as the shop uses it, with its states, idempotency keys and pages, and faults on demand. A confirmation token's name says how its
 * card behaves: `ctoken_visa`, `ctoken_challenge`, `ctoken_decline_CODE`, `ctoken_used`.
 */
export class FakeStripe {
  readonly heard: Heard[] = [];
  readonly intents = new Map<string, Thing>();
  readonly refunds = new Map<string, Thing>();
  readonly customers = new Map<string, Thing>();
  readonly methods = new Map<string, Thing>();
  /** By method and path with `:id`; used up in order. */
  faults: Record<string, Fault[]> = {};
  pageSize = 100;
  refundStatus = 'succeeded';
  /** The amount that it books in place of the one asked for. */
  books = (amount: number): number => amount;
  captureRefusal: string | null = null;
  /** Refuses every other key; null takes any. */
  key: string | null = null;
  readonly #answers = new Map<string, { readonly asked: string; readonly reply: Reply }>();
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  calls(): string[] {
    return this.heard.map(({ call }) => call);
  }

  /** The intent of a payment. */
  intentOf(paymentId: string): Thing {
    const found = [...this.intents.values()].find(({ metadata }) => (metadata as Form).payment === paymentId);
    if (!found) throw new Error(`No intent of ${paymentId}`);
    return found;
  }

  /** The cardholder's answer at the bank. */
  decide(paymentId: string, approve: boolean): void {
    const intent = this.intentOf(paymentId);
    if (approve) this.#authorize(intent);
    else this.#fail(intent);
  }

  #fail(intent: Thing): void {
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'not authenticated' };
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error });
  }

  /** The cardholder approves the only open challenge; returns where the bank sends them back to. */
  approve(): string {
    const open = [...this.intents.values()].find(({ status }) => status === 'requires_action');
    if (!open) throw new Error('No challenge is open');
    const { redirect_to_url } = open.next_action as { redirect_to_url: { return_url: string } };
    this.#authorize(open);
    return redirect_to_url.return_url;
  }

  /** The authorization ends, as after 7 days. */
  expire(paymentId: string): void {
    Object.assign(this.intentOf(paymentId), { status: 'canceled', cancellation_reason: 'automatic', canceled_at: now() });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    const path = pathname.replace('/v1', '');
    const [, list = '', id, action] = path.split('/');
    const call = `${method} /${[list, id && ':id', action].filter(Boolean).join('/')}`;
    const form = nested(method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString()));
    const key = headers['idempotency-key'] as string | undefined;
    this.heard.push({ call, key, form, authorization: headers.authorization, version: headers['stripe-version'] as string | undefined });
    const fault = this.faults[call]?.shift();
    if (fault === 'silent') return;
    if (fault === 'hang up') return void request.socket.destroy();
    if (fault === 'error') return answer(response, refused(500, { type: 'api_error', message: 'down' }));
    if (this.key !== null && headers.authorization !== `Bearer ${this.key}`)
      return answer(
        response,
        refused(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${headers.authorization}` }),
      );
    const reply = this.#once(method === 'POST' ? key : undefined, `${path} ${JSON.stringify(form)}`, () => this.#act(call, id ?? '', form));
    if (fault !== 'lost') answer(response, reply);
  }

  /** Repeats the first reply to a key; another request under it is refused. */
  #once(key: string | undefined, asked: string, act: () => Reply): Reply {
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known && known.asked !== asked) return refused(400, { type: 'idempotency_error', message: 'another request used this key' });
    const reply = known?.reply ?? act();
    // A later change of the object must not change the first reply.
    const copy = structuredClone(reply);
    if (key !== undefined) this.#answers.set(key, { asked, reply: copy });
    return copy;
  }

  #act(call: string, id: string, form: Form): Reply {
    switch (call) {
      case 'POST /payment_intents':
        return this.#create(form);
      case 'GET /balance':
        return { status: 200, body: { object: 'balance', available: [], pending: [], livemode: false } };
      case 'GET /payment_intents':
        return this.#page(this.intents, form);
      case 'GET /payment_intents/:id':
        return this.#found(this.intents, id);
      case 'POST /payment_intents/:id/confirm':
        return this.#confirm(id, form);
      case 'POST /payment_intents/:id/cancel':
        return this.#cancel(id, form);
      case 'POST /payment_intents/:id/capture':
        return this.#capture(id, form);
      case 'POST /refunds':
        return this.#refund(form);
      case 'GET /refunds':
        return this.#page(this.refunds, form);
      case 'POST /customers':
        return this.#add(this.customers, { id: newId('cus'), object: 'customer', metadata: form.metadata ?? {} });
      case 'GET /confirmation_tokens/:id':
        return describe(id);
      case 'POST /payment_methods/:id/detach': {
        const found = this.methods.get(id);
        if (!found?.customer) return missing('payment_method');
        return { status: 200, body: Object.assign(found, { customer: null }) };
      }
      default:
        return missing(call);
    }
  }

  #create({ amount, currency, capture_method, customer, metadata, allowed_payment_method_types: types }: Form): Reply {
    if (Number(amount) < 50) return invalid('amount_too_small');
    if (customer && !this.customers.has(customer as string)) return missing('customer');
    return this.#add(this.intents, {
      id: newId('pi'),
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: 0,
      currency,
      capture_method,
      customer: customer ?? null,
      metadata: metadata ?? {},
      allowed_payment_method_types: Object.values(types as Form),
      status: 'requires_payment_method',
      payment_method: null,
      setup_future_usage: null,
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      cancellation_reason: null,
      canceled_at: null,
      created: now(),
    });
  }

  #confirm(id: string, { confirmation_token: token, payment_method: saved, setup_future_usage: usage, return_url: back }: Form): Reply {
    const intent = this.intents.get(id);
    if (!intent) return missing('payment_intent');
    if (intent.status !== 'requires_payment_method') return invalid('payment_intent_unexpected_state', { payment_intent: intent });
    if (saved && this.methods.get(saved as string)?.customer !== intent.customer) return invalid('resource_missing');
    if (token === 'ctoken_used') return invalid('confirmation_token_already_used');
    const named = String(token ?? this.methods.get(saved as string)?.token).replace('ctoken_', '');
    const [kind, ...rest] = named.split('_');
    if (kind === 'decline') return this.#decline(intent, rest.join('_'));
    const method = (saved as string | undefined) ?? newId('pm');
    if (token) this.methods.set(method, { id: method, object: 'payment_method', customer: null, token });
    Object.assign(intent, { payment_method: method, setup_future_usage: usage ?? null, last_payment_error: null });
    if (kind === 'challenge') {
      const next_action = { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.stripe.example/3ds/${id}`, return_url: back } };
      Object.assign(intent, { status: 'requires_action', next_action });
    } else this.#authorize(intent);
    return { status: 200, body: intent };
  }

  #decline(intent: Thing, decline: string): Reply {
    const own = ['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required'].includes(decline);
    const error = { type: 'card_error', code: own ? decline : 'card_declined', decline_code: decline, message: 'Your card was declined.' };
    Object.assign(intent, { last_payment_error: error });
    return refused(402, { ...error, payment_intent: intent });
  }

  #authorize(intent: Thing): void {
    const charge = { id: newId('ch'), object: 'charge', created: now(), balance_transaction: null };
    const amount = this.books(Number(intent.amount));
    Object.assign(intent, { amount, status: 'requires_capture', next_action: null, last_payment_error: null, latest_charge: charge });
    if (intent.setup_future_usage) Object.assign(this.methods.get(String(intent.payment_method)) ?? {}, { customer: intent.customer });
  }

  #cancel(id: string, { cancellation_reason: reason }: Form): Reply {
    const intent = this.intents.get(id);
    if (!intent) return missing('payment_intent');
    if (intent.status === 'canceled' || intent.status === 'succeeded') return invalid('payment_intent_unexpected_state');
    return {
      status: 200,
      body: Object.assign(intent, { status: 'canceled', cancellation_reason: reason ?? null, canceled_at: now(), next_action: null }),
    };
  }

  #capture(id: string, { amount_to_capture: amount }: Form): Reply {
    const intent = this.intents.get(id);
    if (!intent) return missing('payment_intent');
    if (this.captureRefusal) return refused(402, { type: 'card_error', code: this.captureRefusal, message: 'declined' });
    if (intent.status !== 'requires_capture') return invalid('payment_intent_unexpected_state');
    if (Number(amount) > Number(intent.amount)) return invalid('amount_too_large');
    const latest_charge = { ...(intent.latest_charge as object), balance_transaction: { id: newId('txn'), created: now() } };
    return {
      status: 200,
      body: Object.assign(intent, { status: 'succeeded', amount_received: this.books(Number(amount)), latest_charge }),
    };
  }

  #refund({ payment_intent, amount, metadata }: Form): Reply {
    const intent = this.intents.get(payment_intent as string);
    if (!intent) return missing('payment_intent');
    const before = [...this.refunds.values()].filter((refund) => refund.payment_intent === intent.id && refund.status !== 'failed');
    const given = before.reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (given >= Number(intent.amount_received)) return invalid('charge_already_refunded');
    if (given + Number(amount) > Number(intent.amount_received)) return invalid('amount_too_large');
    const status = this.refundStatus;
    return this.#add(this.refunds, {
      id: newId('re'),
      object: 'refund',
      amount: this.books(Number(amount)),
      currency: intent.currency,
      status,
      payment_intent,
      metadata: metadata ?? {},
      created: now(),
    });
  }

  #page(things: ReadonlyMap<string, Thing>, { created, limit, starting_after: after, payment_intent: intent }: Form): Reply {
    // Latest first.
    const all = [...things.values()].reverse().filter((thing) => intent === undefined || thing.payment_intent === intent);
    const recent = all.filter((thing) => Number(thing.created) >= Number((created as Form | undefined)?.gte ?? 0));
    const rest = recent.slice(recent.findIndex(({ id }) => id === after) + 1);
    const size = Math.min(this.pageSize, Number(limit));
    const url = things === this.refunds ? '/v1/refunds' : '/v1/payment_intents';
    return { status: 200, body: { object: 'list', url, data: rest.slice(0, size), has_more: rest.length > size } };
  }

  #found(things: ReadonlyMap<string, Thing>, id: string): Reply {
    const found = things.get(id);
    return found ? { status: 200, body: found } : missing(id);
  }

  #add(things: Map<string, Thing>, thing: Thing): Reply {
    things.set(thing.id, thing);
    return { status: 200, body: thing };
  }
}

/** Never the same again, also for another fake with the same shop. */
const newId = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`;
const now = (): number => Math.floor(Date.now() / 1000);

function describe(id: string): Reply {
  if (!id.startsWith('ctoken_') || id === 'ctoken_unknown') return missing('confirmation_token');
  const [brand, last4] = id === 'ctoken_amex' ? ['amex', '0005'] : ['visa', '4242'];
  const card = { brand, last4, exp_month: 12, exp_year: 2039, fingerprint: `print of ${id}` };
  const payment_method_preview = { type: 'card', card, billing_details: { name: 'Ada Weaver' } };
  return { status: 200, body: { id, object: 'confirmation_token', payment_method_preview } };
}

function answer(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(JSON.stringify(body));
}

/** `a[b]=c` → `{a: {b: 'c'}}`. */
function nested(fields: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of fields) {
    const path = name.replaceAll(']', '').split('[');
    let at = form;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Form;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return form;
}
