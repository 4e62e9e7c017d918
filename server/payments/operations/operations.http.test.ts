import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  awkward,
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { findEntries, findFailedEntries } from '../entries/store.ts';
import { balanceOf } from '../ledger.ts';
import type { Operation, OperationResult, PaymentProvider } from '../provider.ts';
import { reconcile } from '../reconciliation.ts';
import { captureExpiring } from './expiring.ts';
import { performEntry, sweepEntries } from './perform.ts';
import { captureOrder, capturePayment, refundPayment, voidPayment } from './request.ts';
import { waive } from './waive.ts';

let shop: CommerceShop;
let lamp: number;
const logged: string[] = [];
const total = 3383;
/** Time the slow card takes; longer than the shop waits. */
const lateMs = 3000;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 2000, lateMs, logInto: { write: (line) => logged.push(line) } });
  [lamp] = (await stockShelves(shop, [{ price: 2500, stock: 500 }])) as [number];
});
beforeEach(async () => {
  await clearBooks(shop);
  shop.payThrough();
  logged.length = 0;
});
afterAll(() => shop.close());

/** A placed order's payment. */
async function paid(card: string = testCards.good): Promise<string> {
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  expect((await pay(card)).body).toMatchObject({ status: 'placed' });
  const { rows } = await sql<{ id: string }>`select id from payments.payment order by created_at desc limit 1`.execute(shop.database.read);
  return rows[0]?.id as string;
}

const asked = (paymentId: string, key: string) => ({ paymentId, key, reason: 'test', actor: 'staff:7' as const });
const capture = (paymentId: string, amount?: number, key = 'capture') =>
  shop.database.transact((tx) =>
    capturePayment(tx, shop.parts, { ...asked(paymentId, key), ...(amount !== undefined && { amount }) }, new Date()),
  );
const voidAll = (paymentId: string, key = 'void') =>
  shop.database.transact((tx) => voidPayment(tx, shop.parts, asked(paymentId, key), new Date()));
const refund = (paymentId: string, amount: number, key = 'refund') =>
  shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...asked(paymentId, key), amount }, new Date()));
const done = () => shop.jobs.drain();
const sweep = () => sweepEntries(shop.parts, new Date(Date.now() + 60_000));
const balance = async (paymentId: string) => balanceOf(await findEntries(shop.database.read, paymentId));
const sweptBalance = async (paymentId: string) => {
  await sweep();
  return balance(paymentId);
};
const entriesOf = async (paymentId: string) =>
  (await findEntries(shop.database.read, paymentId)).map(({ kind, amount, state }) => `${kind} ${amount} ${state}`).sort();
/** All movements in the sandbox's books. */
const booked = async () =>
  (
    await sql<{ line: string }>`
      select kind || ' ' || amount || ' ' || status as line from sandbox_gateway.operation order by 1`.execute(shop.database.read)
  ).rows.map(({ line }) => line);

const code = (name: string) => expect.objectContaining({ code: name });

describe('[money: Payments] captures, voids and refunds', () => {
  it('follow an authorization recorded when the order is paid', async () => {
    const id = await paid();
    expect(await findEntries(shop.database.read, id)).toMatchObject([
      { key: id, kind: 'authorized', amount: total, state: 'succeeded', reference: `sandbox_${id}`, actor: 'shopper' },
    ]);
    expect(await balance(id)).toEqual({ authorized: total, captured: 0, refunded: 0, voided: 0, open: total });
  });

  it('run after commit; refunds may be partial, and each records who and why', async () => {
    const id = await paid();
    expect(await capture(id)).toMatchObject({ state: 'pending', amount: total });
    expect(await booked()).toEqual([]);
    await done();
    await refund(id, 1000, 'first');
    await refund(id, 383, 'second');
    await done();
    expect(await balance(id)).toEqual({ authorized: total, captured: total, refunded: 1383, voided: 0, open: 0 });
    expect((await findEntries(shop.database.read, id)).at(-1)).toMatchObject({
      actor: 'staff:7',
      reason: 'test',
      reference: expect.any(String),
    });
    await expect(refund(id, 2001, 'third')).rejects.toEqual(expect.objectContaining({ details: { refundable: 2000 } }));
    await refund(id, 2000, 'third');
    await done();
    expect(await balance(id)).toMatchObject({ captured: total, refunded: total });
  });

  it('release the rest after a partial capture', async () => {
    const id = await paid();
    await capture(id, 2000);
    await done();
    expect(await balance(id)).toEqual({ authorized: total, captured: 2000, refunded: 0, voided: total - 2000, open: 0 });
    expect(await reconcile(shop.parts, new Date(Date.now() + 7_200_000))).toEqual([]);
  });

  it('are all or nothing where the provider has no partial capture', async () => {
    const id = await paid();
    const whole = { ...shop.parts, providers: [{ ...awkwardly(), capabilities: { partialCapture: false, authorizationLastsDays: 7 } }] };
    const part = shop.database.transact((tx) => capturePayment(tx, whole, { ...asked(id, 'part'), amount: 1 }, new Date()));
    await expect(part).rejects.toEqual(code('capture_not_partial'));
  });

  it('exclude each other, and nothing is refunded before a capture', async () => {
    const one = await paid();
    const other = await paid();
    await voidAll(one);
    await expect(capture(one)).rejects.toEqual(code('nothing_to_capture'));
    await capture(other, undefined, 'other');
    await expect(voidAll(other, 'late')).rejects.toEqual(code('nothing_to_void'));
    await expect(refund(other, 1, 'early')).rejects.toEqual(code('refund_too_high'));
    await done();
    expect(await entriesOf(one)).toEqual([`authorized ${total} succeeded`, `voided ${total} succeeded`]);
    expect(await entriesOf(other)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`]);
  });

  it('are idempotent by key; the same key with another request is an error', async () => {
    const id = await paid();
    const first = await capture(id);
    await done();
    expect(await capture(id, 5)).toMatchObject({ key: first.key, amount: total, state: 'succeeded' });
    await expect(refund(id, 5, 'capture')).rejects.toThrow(/another request/);
    expect(await booked()).toEqual([`captured ${total} succeeded`]);
  });

  it('are not requested by a rolled-back transaction', async () => {
    const id = await paid();
    const failing = shop.database.transact(async (tx) => {
      await capturePayment(tx, shop.parts, asked(id, 'capture'), new Date());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await done();
    expect(await balance(id)).toMatchObject({ captured: 0, open: total });
  });

  it('are append-only in the ledger', async () => {
    const id = await paid();
    await capture(id);
    await done();
    for (const statement of [
      sql`update payments.entry set amount = 1`,
      sql`update payments.entry set state = 'failed', failure = 'declined' where state = 'succeeded'`,
      sql`update payments.entry set reason = 'another'`,
      sql`delete from payments.entry`,
      sql`truncate payments.entry cascade`,
    ])
      await expect(statement.execute(shop.database.read)).rejects.toThrow();
    expect(await balance(id)).toMatchObject({ captured: total });
  });
});

describe('[money: Payments] money waived while the capture fails', () => {
  it('is released instead of staying reserved', async () => {
    const id = await paid(testCards.captureFails);
    await capture(id);
    const { rows } = await sql<{ orderId: number }>`select order_id as "orderId" from payments.payment where id = ${id}::uuid`.execute(
      shop.database.read,
    );
    const orderId = rows[0]?.orderId ?? 0;
    await shop.database.transact((tx) =>
      waive(tx, shop.parts, { orderId, amount: total, reason: 'order cancelled', actor: 'shopper' }, new Date()),
    );
    await done();
    await sweep();
    expect(await balance(id)).toEqual({ authorized: total, captured: 0, refunded: 0, voided: total, open: 0 });
  });
});

describe('[money: Payments] concurrent requests', () => {
  it('two captures: one runs, the other is refused', async () => {
    const id = await paid();
    const answers = await Promise.allSettled(['one', 'two', 'three'].map((key) => capture(id, undefined, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await done();
    expect(await booked()).toEqual([`captured ${total} succeeded`]);
  });

  it('ten refunds of a fifth: five run', async () => {
    const id = await paid();
    await capture(id);
    await done();
    const fifth = Math.floor(total / 5);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => refund(id, fifth, `refund ${i}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await done();
    expect(await balance(id)).toMatchObject({ captured: total, refunded: 5 * fifth });
  });

  it('one key requested ten times: one entry, one movement', async () => {
    const id = await paid();
    await Promise.all(Array.from({ length: 10 }, () => capture(id)));
    await Promise.all([...Array.from({ length: 5 }, () => performEntry(shop.parts, 'capture', new Date())), done(), sweep(), sweep()]);
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`]);
    expect(await booked()).toEqual([`captured ${total} succeeded`]);
  });
});

/** The sandbox with some calls replaced, installed as the shop's provider. */
function awkwardly(change: Parameters<typeof awkward>[0] = () => ({})): PaymentProvider {
  shop.payThrough(awkward(change));
  return shop.parts.payBy.CARD;
}

const lost = (): never => {
  throw new Error('connection reset');
};

describe('[0010] a silent provider', () => {
  it.each<[string, (capturing: (operation: Operation, signal: AbortSignal) => Promise<OperationResult>) => PaymentProvider['capture']]>([
    ['never hears of it', () => async () => lost()],
    [
      'never answers, having done it',
      (capturing) =>
        async (...given) =>
          capturing(...given).then(() => new Promise(() => {})),
    ],
    [
      'does it, and the answer is lost',
      (capturing) =>
        async (...given) =>
          capturing(...given).then(lost),
    ],
  ])('and %s: the entry stays pending, and the sweeper finishes it once', async (_name, change) => {
    const id = await paid();
    let isSilent = true;
    awkwardly((sandbox) => {
      const capturing: PaymentProvider['capture'] = (...given) => sandbox.capture(...given);
      const silent = change(capturing);
      return { capture: (...given) => (isSilent ? silent(...given) : capturing(...given)) };
    });
    await capture(id);
    await done();
    expect(await entriesOf(id)).toContain(`captured ${total} pending`);
    // A retry under another key learns that one is in progress.
    await expect(capture(id, undefined, 'impatient')).rejects.toEqual(code('nothing_to_capture'));
    isSilent = false;
    await Promise.all(Array.from({ length: 4 }, sweep));
    expect(await sweep()).toBe(0);
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`]);
    expect(await booked()).toEqual([`captured ${total} succeeded`]);
  });

  it('that does not answer the sweeper either is asked again in the next round', async () => {
    const id = await paid();
    awkwardly(() => ({ lookupOperation: async () => lost() }));
    await capture(id);
    await done();
    await sweep();
    expect(await booked()).toEqual([]);
    shop.payThrough();
    await sweep();
    expect(await balance(id)).toMatchObject({ captured: total });
  });

  it('is left to the job while the entry is young', async () => {
    await capture(await paid());
    expect(await sweepEntries(shop.parts, new Date())).toBe(0);
  });

  it('with a late card: its capture and refund complete once the bank has decided', async () => {
    const id = await paid(testCards.lateOperations);
    await capture(id);
    await done();
    expect(await entriesOf(id)).toContain(`captured ${total} pending`);
    await expect.poll(() => sweptBalance(id), { interval: 200 }).toMatchObject({ captured: total });
    await refund(id, 100);
    await done();
    expect(await balance(id)).toMatchObject({ refunded: 0 });
    await expect.poll(() => sweptBalance(id), { interval: 200 }).toMatchObject({ refunded: 100 });
  });
});

describe('[architecture: Money, orders, faults] a process that dies between steps', () => {
  it('before or during its job: the sweeper performs the operation', async () => {
    const id = await paid();
    await capture(id);
    await sql`delete from jobs.job where name = 'payments.perform_entry'`.execute(shop.database.read);
    await done();
    expect(await booked()).toEqual([]);
    await sweep();
    expect(await balance(id)).toMatchObject({ captured: total });
  });

  it('after the provider answered: the retry finds the result', async () => {
    const id = await paid();
    await capture(id);
    const dying = { ...shop.parts, database: { ...shop.database, transact: () => Promise.reject(new Error('killed')) } };
    await expect(performEntry(dying, 'capture', new Date())).rejects.toThrow('killed');
    expect([await booked(), await entriesOf(id)]).toEqual([
      [`captured ${total} succeeded`],
      [`authorized ${total} succeeded`, `captured ${total} pending`],
    ]);
    await done();
    expect(await balance(id)).toMatchObject({ captured: total });
    expect(await booked()).toHaveLength(1);
  });
});

describe('failed movements', () => {
  const failed = async () => (await findFailedEntries(shop.database.read, { limit: 50 })).map(({ kind, failure }) => [kind, failure]);
  const errors = () =>
    logged.map((line) => JSON.parse(line)).filter(({ level, msg }) => level === 50 && msg === 'a movement of money failed');

  it('a declined capture is logged, listed for staff and can be retried', async () => {
    const id = await paid(testCards.captureFails);
    await capture(id);
    await done();
    expect(await balance(id)).toMatchObject({ captured: 0, open: total });
    expect(await failed()).toEqual([['captured', 'declined']]);
    expect(errors()).toMatchObject([{ paymentId: id, kind: 'captured', amount: total, failure: 'declined', orderId: expect.any(Number) }]);
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    await capture(id, undefined, 'again');
    expect(await failed()).toEqual([]);
    await done();
    expect(await balance(id)).toMatchObject({ captured: total, open: 0 });
    expect(await failed()).toEqual([]);
  });

  it('a declined capture is requested again by the next parcel, under a new key, and clears', async () => {
    const id = await paid(testCards.captureFails);
    const { rows } = await sql<{ orderId: number }>`select order_id as "orderId" from payments.payment where id = ${id}`.execute(
      shop.database.read,
    );
    const request = { orderId: rows[0]?.orderId ?? 0, reason: 'shipped', actor: 'system' } as const;
    const ship = () => shop.database.transact((tx) => captureOrder(tx, shop.parts, request, new Date()));
    await ship();
    await done();
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    await Promise.all([ship(), ship()]);
    await done();
    await ship();
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} failed`, `captured ${total} succeeded`]);
    expect(await failed()).toEqual([]);
  });

  it('an expired authorization is no longer open', async () => {
    const id = await paid(testCards.expires);
    await capture(id);
    await done();
    expect(await balance(id)).toEqual({ authorized: total, captured: 0, refunded: 0, voided: total, open: 0 });
    expect(await failed()).toEqual([['captured', 'authorization_expired']]);
    expect(errors()).toHaveLength(1);
    await expect(capture(id, undefined, 'again')).rejects.toEqual(code('nothing_to_capture'));
    expect(await failed()).toHaveLength(1);
  });

  it('a failed refund leaves the refundable amount unchanged', async () => {
    const id = await paid(testCards.refundFails);
    await capture(id);
    await done();
    await refund(id, total);
    await done();
    expect(await balance(id)).toMatchObject({ captured: total, refunded: 0 });
    expect(await failed()).toEqual([['refunded', 'declined']]);
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    const other = { ...asked(id, 'other'), reason: 'another return', amount: 5 };
    await shop.database.transact((tx) => refundPayment(tx, shop.parts, other, new Date()));
    expect(await failed()).toHaveLength(1);
    // A second cancellation gives money back for the same reason, but not the money of the first.
    await shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...asked(id, 'waived:1'), amount: 5 }, new Date()));
    expect(await failed()).toHaveLength(1);
    expect(await refund(id, total - 10, 'again')).toMatchObject({ state: 'pending' });
    expect(await failed()).toEqual([]);
  });

  it('two different outcomes are logged as an error, never a silent change', async () => {
    const id = await paid();
    await capture(id);
    const answers: OperationResult[] = [
      { status: 'succeeded', reference: 'one' },
      { status: 'failed', failure: 'declined' },
    ];
    // Both have asked before either records its result.
    const bothAsked = Promise.withResolvers<void>();
    awkwardly(() => ({
      lookupOperation: async () => {
        const answer = answers.shift() as OperationResult;
        if (answers.length === 0) bothAsked.resolve();
        await bothAsked.promise;
        return answer;
      },
    }));
    const ends = await Promise.allSettled([
      performEntry(shop.parts, 'capture', new Date()),
      performEntry(shop.parts, 'capture', new Date()),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(JSON.stringify(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : '')))).toMatch(/but the provider says/);
  });
});

it('the sandbox keeps its own books, once per key and within the limits', async () => {
  const paymentId = await paid();
  const provider = shop.parts.payBy.CARD;
  const operation = { paymentId, currency: 'USD', reference: `sandbox_${paymentId}` } as const;
  const { signal } = new AbortController();
  const taking: Operation = { ...operation, key: 'one', kind: 'captured', amount: 1000 };
  const notPossible = { status: 'failed', failure: 'not_possible' };
  expect(await provider.lookupOperation(taking, signal)).toEqual({ status: 'unknown' });
  const answers = await Promise.all([1, 2, 3].map(() => provider.capture(taking, signal)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual(await provider.lookupOperation(taking, signal));
  expect(await provider.capture({ ...taking, key: 'two' }, signal)).toEqual(notPossible);
  expect(await provider.void({ ...operation, key: 'three', kind: 'voided', amount: total }, signal)).toEqual(notPossible);
  expect(await provider.refund({ ...operation, key: 'four', kind: 'refunded', amount: 1001 }, signal)).toEqual(notPossible);
  expect(await provider.refund({ ...operation, key: 'five', kind: 'refunded', amount: 1000 }, signal)).toMatchObject({
    status: 'succeeded',
  });
  expect(await provider.refund({ ...operation, key: 'six', kind: 'refunded', amount: 1 }, signal)).toEqual(notPossible);
});

describe('[money: Payments] when money is captured', () => {
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day);

  it('within a day of the authorization’s expiry, unless captured or voided', async () => {
    const open = await paid();
    const captured = await paid();
    const voided = await paid();
    await capture(captured, undefined, 'mine');
    await voidAll(voided);
    await done();
    await captureExpiring(shop.parts, inDays(5.9));
    await captureExpiring(shop.parts, inDays(7.1));
    await done();
    expect(await balance(open)).toMatchObject({ captured: 0, open: total });
    await Promise.all([captureExpiring(shop.parts, inDays(6.5)), captureExpiring(shop.parts, inDays(6.5))]);
    await captureExpiring(shop.parts, inDays(6.6));
    await done();
    expect((await findEntries(shop.database.read, open)).at(-1)).toMatchObject({
      kind: 'captured',
      reason: 'authorization ends',
      actor: 'system',
    });
    expect((await booked()).filter((line) => line.startsWith('captured'))).toHaveLength(2);
  });

  it('once per order, and not at all where nothing is left to capture', async () => {
    const id = await paid();
    const { rows } = await sql<{ orderId: number }>`
      select order_id as "orderId" from payments.payment where id = ${id}`.execute(shop.database.read);
    const take = (orderId: number) =>
      shop.database.transact((tx) => captureOrder(tx, shop.parts, { orderId, reason: 'shipped', actor: 'system' }, new Date()));
    await Promise.all([1, 2, 3].map(() => take(rows[0]?.orderId as number)));
    await take(-1);
    await done();
    await take(rows[0]?.orderId as number);
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`]);
  });

  it('CAPTURE=placed: when the order is placed', async () => {
    const other = await commerceShop({ env: { CAPTURE: 'placed' } });
    try {
      const [mine] = (await stockShelves(other, [{ stock: 5 }])) as [number];
      const { pay } = await readyToPay(other, [{ variationId: mine }]);
      await pay(testCards.good);
      await other.jobs.drain();
      const { rows } = await sql<{ line: string }>`
        select kind || ' ' || state as line from payments.entry order by 1`.execute(other.database.read);
      expect(rows.map(({ line }) => line)).toEqual(['authorized succeeded', 'captured succeeded']);
    } finally {
      await other.close();
    }
  });
});

describe('[money: Payments] the nightly reconciliation', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000);

  it('reports nothing while the books agree, including failures and releases', async () => {
    const good = await paid();
    const failing = await paid(testCards.captureFails);
    const expired = await paid(testCards.expires);
    for (const id of [good, failing, expired]) await capture(id, 1000, `capture ${id}`);
    await done();
    await refund(good, 10);
    await done();
    expect(await reconcile(shop.parts, tomorrow())).toEqual([]);
  });

  it('reports differences, but not what is still under way', async () => {
    const one = await paid();
    const two = await paid();
    await capture(one, undefined, 'one');
    await capture(two, undefined, 'two');
    await done();
    await sql`update sandbox_gateway.operation set amount = 1 where key = 'one'`.execute(shop.database.read);
    await sql`delete from sandbox_gateway.operation where key = 'two'`.execute(shop.database.read);
    await sql`update sandbox_gateway.charge set payment_id = gen_random_uuid() where payment_id = ${one}`.execute(shop.database.read);
    expect(await reconcile(shop.parts, new Date())).toEqual([]);
    const found = await reconcile(shop.parts, tomorrow());
    expect(found.map(({ key, ours, theirs }) => [key, ours?.amount, theirs?.amount])).toEqual(
      expect.arrayContaining([
        ['one', total, 1],
        ['two', total, undefined],
        [one, total, undefined],
        [expect.any(String), undefined, total],
      ]),
    );
    expect(found).toHaveLength(4);
    expect(logged.filter((line) => line.includes('our ledger and the provider differ'))).toHaveLength(4);
  });

  it('continues when a provider does not answer', async () => {
    awkwardly(() => ({ list: async () => lost() }));
    expect(await reconcile(shop.parts, new Date())).toEqual([]);
    expect(logged.join()).toContain('could not be read');
  });
});

it('[§3 bad days] whatever a provider does, the books agree after one sweep', async () => {
  const move = fc.record({
    kind: fc.constantFrom('capture', 'void', 'refund'),
    share: fc.integer({ min: 1, max: total }),
    fault: fc.constantFrom('none', 'none', 'lost before', 'lost after', 'lookup lost'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
      await clearBooks(shop);
      shop.payThrough();
      const id = await paid();
      let fault = 'none';
      awkwardly((sandbox) => {
        const flaky =
          (operate: PaymentProvider['capture']): PaymentProvider['capture'] =>
          async (...given) => {
            if (fault === 'lost before') lost();
            const answer = await operate(...given);
            return fault === 'lost after' ? lost() : answer;
          };
        return {
          capture: flaky((...given) => sandbox.capture(...given)),
          void: flaky((...given) => sandbox.void(...given)),
          refund: flaky((...given) => sandbox.refund(...given)),
          lookupOperation: async (operation) => (fault === 'lookup lost' ? lost() : sandbox.lookupOperation(operation)),
        };
      });
      for (const [i, { kind, share, fault: next }] of moves.entries()) {
        fault = next;
        const key = `move ${i}`;
        const asking = kind === 'capture' ? capture(id, share, key) : kind === 'void' ? voidAll(id, key) : refund(id, share, key);
        await asking.then(done, (error) => expect(error).toHaveProperty('statusCode', 409));
      }
      fault = 'none';
      await sweep();
      const { captured, refunded, voided, open } = await balance(id);
      expect(captured + voided + open).toBe(total);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect((await entriesOf(id)).filter((line) => /pending|failed/.test(line))).toEqual([]);
      expect(await reconcile(shop.parts, new Date(Date.now() + 86_400_000))).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 240_000);
