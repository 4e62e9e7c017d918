-- Addresses of merged accounts, which open no new account unless staff allowed it.
create table accounts.former_email (
  email_key text primary key,
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  merged_at timestamptz not null
);
create index former_email_customer on accounts.former_email (customer_id);

create schema care;

-- What staff noted about a customer.
create table care.note (
  id bigint generated always as identity primary key,
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  member_id bigint not null references staff.member (id),
  at timestamptz not null,
  words text not null check (length(words) between 1 and 2000)
);
create index note_customer on care.note (customer_id, id desc);

-- Proof of erasures, without anything about the person: a keyed hash of the address tells whether a given one was erased.
create table care.erasure (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  member_id bigint not null references staff.member (id),
  email_hash text not null,
  reason text not null check (reason in ('request', 'account_unused', 'wrong_person', 'court')),
  orders_kept integer not null check (orders_kept >= 0),
  -- Null without orders.
  kept_until date,
  check ((orders_kept = 0) = (kept_until is null))
);
create index erasure_at on care.erasure (at desc, id desc);
create index erasure_email on care.erasure (email_hash);
