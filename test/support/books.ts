import { sql } from 'kysely';
import { pino } from 'pino';
import { sweepPayments } from '../../server/checkout/sweeper.ts';
import { workEmail } from '../../server/email/index.ts';
import { openFinancing, openPaymentProvider, openWalletProvider, workPayments } from '../../server/payments/index.ts';
import { sweepEntries } from '../../server/payments/operations/perform.ts';
import { reconcile } from '../../server/payments/reconciliation.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { Jobs } from '../../server/platform/jobs.ts';

/** How many of each thing are wrong, and what was done. */
export interface Books {
  sums: number;
  lines: number;
  ledger: number;
  unpaid: number;
  paidTwice: number;
  undecided: number;
  units: number;
  redemptions: number;
  used: number;
  placed: number;
  paidBy: Record<string, number>;
  sold: number;
  onHand: number;
}

/** What the sweepers leave undecided, and what the ledger and the providers' books do not agree on. */
export interface Swept {
  readonly left: Awaited<ReturnType<typeof sweepPayments>>;
  readonly differing: Awaited<ReturnType<typeof reconcile>>;
}

/** One round of each sweeper, at a time when nothing is left to a request. `env`: the variables of the shop that was killed. */
export async function sweepBooks(database: Database, env: Readonly<Record<string, string>>): Promise<Swept> {
  const log = pino({ level: 'silent' });
  const config = readConfig({ ...process.env, ...env });
  const opened = { database, config };
  const payBy = { CARD: openPaymentProvider(opened), PAYPAL: openWalletProvider(opened), PLCC: openFinancing(opened) };
  const providers = [payBy.CARD, payBy.PAYPAL, payBy.PLCC].filter((provider) => provider !== null);
  const jobs = new Jobs(database, log);
  const parts = { database, log, config, jobs, payBy, providers };
  // The kinds that settling enqueues.
  workPayments(parts);
  workEmail({ jobs, database, config, renderMail: () => Promise.reject(new Error('No job runs here')) });
  await jobs.start({ work: false });
  const later = new Date(Date.now() + 600_000);
  const left = await sweepPayments(parts, later);
  // The captures that the first sweeper asked for are left to their job for some seconds.
  await sweepEntries(parts, new Date(later.getTime() + 60_000));
  const differing = await reconcile(parts, new Date(Date.now() + 7_200_000));
  await jobs.stop();
  return { left, differing };
}

/** What money must keep, as counts of what breaks it. */
export async function readBooks(database: Database): Promise<Books> {
  const { rows } = await sql<Books>`
    with sums as (
      select p.id, p.order_id, coalesce(sum(e.amount) filter (where e.kind = 'authorized'), 0) as authorized,
        coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0) as captured,
        coalesce(sum(e.amount) filter (where e.kind = 'refunded'), 0) as refunded,
        coalesce(sum(e.amount) filter (where e.kind = 'voided'), 0) as voided
      from payments.payment p left join payments.entry e on e.payment_id = p.id and e.state = 'succeeded' group by p.id
    ), goods as (
      select order_id, sum(line_total) as merchandise, sum(discount) as discount, sum(quantity) as units from orders.line group by 1
    ), good as (select * from orders.order where state = 'placed')
    select
      (select count(*)::int from orders.order where merchandise - discount + shipping + tax <> total
        or least(merchandise, discount, shipping, tax, total) < 0) as sums,
      (select count(*)::int from orders.order o left join goods g on g.order_id = o.id
        where (g.merchandise, g.discount) is distinct from (o.merchandise::bigint, o.discount::bigint)) as lines,
      (select count(*)::int from sums where not (refunded <= captured and captured + voided <= authorized)) as ledger,
      (select count(*)::int from good o where o.total <> all (select captured + voided from sums where order_id = o.id and authorized > 0)
        or not exists (select from payments.payment p where p.order_id = o.id and p.state = 'succeeded')) as unpaid,
      (select count(*)::int from (select order_id from payments.payment where state = 'succeeded' group by 1 having count(*) > 1) twice)
        as "paidTwice",
      (select count(*)::int from payments.payment where state not in ('succeeded', 'declined')) +
        (select count(*)::int from payments.entry where state = 'pending') +
        (select count(*)::int from orders.order where state = 'awaiting_payment') as undecided,
      (select count(*)::int from orders.line where shipped + cancelled > quantity or returned > shipped) as units,
      (select count(*)::int from promotions.redemption r full join good o on o.checkout_uuid = r.checkout_uuid
        where (r.state is not null and r.state <> 'given_back') <> (o.discount > 0) is true) as redemptions,
      (select count(*)::int from promotions.redemption where state <> 'given_back') as used,
      (select count(*)::int from good) as placed,
      (select jsonb_object_agg(type, number) from (select type, count(*)::int as number from payments.payment where state = 'succeeded'
        group by 1) counted) as "paidBy",
      (select coalesce(sum(units), 0)::int from goods join good on good.id = order_id) as sold,
      (select sum(on_hand)::int from catalog.stock) as "onHand"`.execute(database.read);
  return rows[0] as Books;
}

/** Those of the order numbers that shoppers were told which the shop has lost. */
export async function lostOrders(database: Database, told: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${[...told]}::text[]) number
    where not exists (select from orders.order where order_number = number and state = 'placed')`.execute(database.read);
  return rows.map(({ number }) => number);
}
