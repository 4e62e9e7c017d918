-- How a checkout is to be paid: promotions go by it.
alter table checkout.checkout add column payment_type text not null default 'CARD' check (payment_type in ('CARD', 'PAYPAL', 'PLCC'));
-- What the shopper's wallet has been asked, and has said; null without a wallet.
alter table checkout.checkout add column wallet jsonb;

-- The wallet of a payment, as card_detail is its card.
create table payments.wallet_detail (
  payment_id uuid primary key references payments.payment on delete cascade,
  -- The provider's order, which the payer has approved.
  wallet_order text not null,
  payer_id text not null,
  payer_email text not null,
  -- Set when we gave the attempt up: an authorization that turns up later is voided.
  refused_at timestamptz
);
create index wallet_detail_order on payments.wallet_detail (wallet_order);

-- The pretended wallet's books: orders as its REST API shows them, and what it answered under each request id.
create schema sandbox_wallet;
create table sandbox_wallet.order (
  id text primary key,
  content jsonb not null,
  -- What the payer has chosen to pay with.
  funding text check (funding in ('balance', 'declined', 'slow')),
  -- Until then nobody hears of the authorization.
  known_from timestamptz,
  created_at timestamptz not null
);
create table sandbox_wallet.answer (
  request_id text primary key,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null
);
