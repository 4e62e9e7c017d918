-- Cards linked by their number have no application here (spec §1, store card).
alter table credit.account alter column application_id drop not null;

-- A payment towards a card's balance, as asked of the partner; its key makes it move once.
create table credit.repayment (
  key uuid primary key,
  account_id bigint not null references credit.account on delete cascade,
  -- Cents.
  amount int not null check (amount > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  actor text not null check (actor = 'shopper'),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
);
create index repayment_account on credit.repayment (account_id, created_at);
create index repayment_pending on credit.repayment (created_at) where state = 'pending';

-- The fake bank's own books: a card's number is a slow hash with its own salt.
alter table sandbox_financing.account add column card text;
alter table sandbox_financing.account add column postal_code text;
alter table sandbox_financing.account add column number_hash text;
create index account_last4 on sandbox_financing.account (last4, postal_code);
create table sandbox_financing.repayment (
  key uuid primary key,
  account text not null references sandbox_financing.account,
  amount int not null check (amount > 0),
  state text not null check (state in ('succeeded', 'failed')),
  created_at timestamptz not null
);
create index repayment_account on sandbox_financing.repayment (account);
