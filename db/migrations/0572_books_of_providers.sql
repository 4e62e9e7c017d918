-- The ledger by the shop's day, so that a report of a year reads no entries; and what the nightly comparison with the providers found (server/payments/books).
create table payments.ledger_day (
  day date not null,
  provider text not null,
  captures int not null,
  -- Cents.
  captured bigint not null,
  refunds int not null,
  refunded bigint not null,
  primary key (day, provider)
);

-- The same in the provider's own books.
create table payments.provider_day (
  day date not null,
  provider text not null,
  captured bigint not null,
  refunded bigint not null,
  primary key (day, provider)
);

create table payments.comparison (
  provider text primary key,
  asked_at timestamptz not null,
  -- When the provider last showed its books.
  answered_at timestamptz
);

-- A movement on which the ledger and the provider differ; null on the side that does not know it.
create table payments.difference (
  provider text not null,
  key text not null,
  found_at timestamptz not null,
  kind text not null,
  our_amount int,
  our_state text,
  their_amount int,
  their_state text,
  primary key (provider, key)
);

create index capture_by_time on payments.entry (settled_at) where kind = 'captured' and state = 'succeeded';
