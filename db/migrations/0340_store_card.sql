-- The store card (spec §1): applications and cards as the shop knows them. Social Security number, income and card number stay with the partner.
create schema credit;
create table credit.application (
  id uuid primary key,
  owner_id text not null,
  brand text not null,
  -- The provider's code.
  partner text not null,
  state text not null check (state in ('open', 'referred', 'frozen', 'approved', 'declined')),
  -- The partner's page.
  url text not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_owner on credit.application (owner_id, brand, opened_at);
-- One application at a time, however many tabs are open.
create unique index application_undecided on credit.application (owner_id, brand) where state in ('open', 'referred', 'frozen');

create table credit.account (
  id bigint generated always as identity primary key,
  application_id uuid not null unique references credit.application,
  owner_id text not null,
  brand text not null,
  partner text not null,
  -- The partner's name for it.
  reference text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- Cents.
  credit_limit int not null check (credit_limit > 0),
  approved_at timestamptz not null,
  unique (partner, reference)
);
create index account_owner on credit.account (owner_id, brand);

-- The store card of a payment, and the plan it is paid back by.
create table payments.store_card_detail (
  payment_id uuid primary key references payments.payment on delete cascade,
  card text not null,
  -- The partner's name for the account.
  account text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- Null without a plan.
  plan_months int check (plan_months between 1 and 120),
  -- Hundredths of a percent a year.
  apr int not null
);
create index store_card_detail_account on payments.store_card_detail (account);

-- The fake bank's own books: what it decided, never what was typed.
create schema sandbox_financing;
create table sandbox_financing.application (
  id uuid primary key,
  partner text not null,
  merchant text not null,
  card text not null,
  return_url text not null,
  prescreen_limit int,
  state text not null check (state in ('open', 'referred', 'frozen', 'approved', 'declined')),
  account text,
  created_at timestamptz not null
);
create table sandbox_financing.account (
  reference text primary key,
  last4 text not null,
  credit_limit int not null,
  -- Its authorizations are answered later than the shop waits.
  is_slow boolean not null,
  created_at timestamptz not null
);

-- Null for a card.
alter table sandbox_gateway.charge add column account text references sandbox_financing.account;
create index charge_account on sandbox_gateway.charge (account) where account is not null;
