create schema payments;

-- One attempt to pay an order. The id is the idempotency key at the gateway. Of the card only brand and last four digits are kept.
create table payments.payment (
  id uuid primary key,
  order_id bigint not null,
  type text not null check (type in ('CARD', 'PAYPAL', 'PLCC')),
  amount int not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('pending', 'challenge', 'succeeded', 'declined')),
  brand text not null,
  last4 text not null check (length(last4) <= 4),
  gateway text not null,
  gateway_reference text,
  challenge_url text,
  decline_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'declined') = (decline_reason is not null)),
  check (state <> 'challenge' or challenge_url is not null)
);
-- An order is never charged twice: at most one attempt is under way or has succeeded.
create unique index payment_live on payments.payment (order_id) where state <> 'declined';
create index payment_order on payments.payment (order_id, created_at);
create index payment_unsettled on payments.payment (updated_at) where state in ('pending', 'challenge');
