-- The card of a payment, apart from it: a wallet has no card.
create table payments.card_detail (
  payment_id uuid primary key references payments.payment on delete cascade,
  brand text not null,
  last4 text not null check (length(last4) <= 4)
);
insert into payments.card_detail (payment_id, brand, last4) select id, brand, last4 from payments.payment where type = 'CARD';
alter table payments.payment drop column brand, drop column last4;

-- The provider's code, as in the address of its webhooks.
update payments.payment set gateway = 'sandbox' where gateway = 'Sandbox';

-- The ledger: every movement of money of a payment. What stands is a sum of entries (server/payments/ledger.ts).
create table payments.entry (
  -- Our idempotency key at the provider.
  key text primary key check (length(key) between 1 and 200),
  payment_id uuid not null references payments.payment,
  kind text not null check (kind in ('authorized', 'captured', 'refunded', 'voided')),
  -- Cents.
  amount int not null check (amount > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  -- The provider's name for it.
  reference text,
  -- Why it failed.
  failure text,
  reason text not null,
  actor text not null check (actor ~ '^(shopper|system|staff:[0-9]+)$'),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index entry_payment on payments.entry (payment_id);
-- Money is taken once: a bug is an error and not a second capture.
create unique index entry_live_capture on payments.entry (payment_id) where kind = 'captured' and state <> 'failed';
create index entry_pending on payments.entry (created_at) where state = 'pending';
create index entry_failed on payments.entry (settled_at) where state = 'failed';
create index entry_settled on payments.entry (settled_at);

create function payments.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'pending' and new.state <> 'pending'
    and (new.key, new.payment_id, new.kind, new.amount, new.reason, new.actor, new.created_at)
      is not distinct from (old.key, old.payment_id, old.kind, old.amount, old.reason, old.actor, old.created_at)
  then
    return new;
  end if;
  raise exception 'the ledger is only ever added to';
end $$;
create trigger entry_append_only before update or delete on payments.entry for each row execute function payments.refuse_change();
create trigger entry_not_truncated before truncate on payments.entry for each statement execute function payments.refuse_change();

insert into payments.entry (key, payment_id, kind, amount, state, reference, reason, actor, created_at, settled_at)
select id::text, id, 'authorized', amount, 'succeeded', gateway_reference, 'order placed', 'shopper', created_at, updated_at
from payments.payment where state = 'succeeded';

-- Webhooks that have arrived, so that each is handled once.
create table payments.webhook_event (
  provider text not null,
  event_id text not null,
  payment_id uuid,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index webhook_event_received on payments.webhook_event (received_at);

-- How the sandbox answers operations on a charge; the card's number, which says so, is not stored.
alter table sandbox_gateway.charge add column operations text not null default 'prompt'
  check (operations in ('prompt', 'late', 'expires', 'capture_fails', 'refund_fails'));

-- Captures, voids and refunds in the sandbox's books.
create table sandbox_gateway.operation (
  key text primary key,
  payment_id uuid not null,
  kind text not null check (kind in ('captured', 'refunded', 'voided')),
  amount int not null,
  status text not null check (status in ('succeeded', 'failed')),
  failure text,
  -- Until then it answers "processing".
  known_from timestamptz not null,
  created_at timestamptz not null
);
create index operation_payment on sandbox_gateway.operation (payment_id);
create index operation_created on sandbox_gateway.operation (created_at);
create index charge_created on sandbox_gateway.charge (created_at);
