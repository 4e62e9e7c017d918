import { sql } from 'kysely';
import type { WalletFunding } from '../../../../contract/payments/sandbox-wallet.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { PayPalAnswer } from '../paypal/api.ts';

export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** A movement in the API's shape. */
export interface Movement {
  readonly id: string;
  status: string;
  readonly amount: Money;
  readonly custom_id?: string | undefined;
  readonly create_time: string;
  update_time: string;
  readonly final_capture?: boolean;
}

/** An order in the API's shape, with only the fields the shop uses. */
export interface OrderContent {
  id: string;
  intent: 'AUTHORIZE';
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  payer?: object;
  purchase_units: [
    {
      reference_id: string;
      custom_id?: string;
      invoice_id?: string;
      amount: Money & { breakdown: Record<string, Money> };
      shipping?: { type?: string; name?: { full_name: string }; address?: Record<string, string> };
      payments?: { authorizations?: Movement[]; captures?: Movement[]; refunds?: Movement[] };
    },
  ];
  payment_source: {
    paypal: {
      experience_context: { brand_name: string; shipping_preference: string; return_url: string; cancel_url: string };
    };
  };
  links: { href: string; rel: string; method: string }[];
  create_time: string;
}

/** An order in the fake wallet's books. */
export interface SandboxOrder {
  readonly content: OrderContent;
  /** The payer's funding source: it works, is declined, or takes longer than the shop waits. */
  readonly funding: WalletFunding | null;
  readonly knownFrom: Date | null;
}

const columns = sql`content, funding, known_from as "knownFrom"`;

export async function insertOrder(tx: Tx, content: OrderContent, now: Date): Promise<void> {
  await sql`
    insert into sandbox_wallet.order (id, content, created_at) values (${content.id}, ${JSON.stringify(content)}::jsonb, ${now})`.execute(
    tx,
  );
}

export async function findSandboxOrder(db: Db, id: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${columns} from sandbox_wallet.order where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockSandboxOrder(tx: Tx, id: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${columns} from sandbox_wallet.order where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function saveOrder(tx: Tx, { content, funding, knownFrom }: SandboxOrder): Promise<void> {
  await sql`
    update sandbox_wallet.order set content = ${JSON.stringify(content)}::jsonb, funding = ${funding}, known_from = ${knownFrom}
    where id = ${content.id}`.execute(tx);
}

/** The answer given under a request id. */
export async function findAnswer(db: Db, requestId: string): Promise<PayPalAnswer | null> {
  const { rows } = await sql<PayPalAnswer>`select status, body from sandbox_wallet.answer where request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

export async function insertAnswer(tx: Tx, requestId: string, { status, body }: PayPalAnswer, now: Date): Promise<void> {
  await sql`
    insert into sandbox_wallet.answer (request_id, status, body, created_at)
    values (${requestId}, ${status}, ${JSON.stringify(body)}::jsonb, ${now})`.execute(tx);
}
