-- What payment providers paid out, by their own reports. Cents, summed from the lines and from the ledger's entries that these name.
create table payments.payout (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's own name of it.
  reference text not null check (length(reference) between 1 and 200),
  paid_on date not null,
  -- Who imported its report; null for one that the provider was asked for.
  imported_by text,
  imported_at timestamptz not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  -- Disputes, adjustments and the like, as they change the balance.
  other bigint not null default 0,
  fees bigint not null default 0,
  ledger_captured bigint not null default 0,
  ledger_refunded bigint not null default 0,
  -- Movements on which the payout and the ledger differ.
  differences integer not null default 0,
  unique (provider, reference)
);
create index payout_by_day on payments.payout (paid_on desc, id desc);

create table payments.payout_line (
  payout_id bigint not null references payments.payout on delete cascade,
  reference text not null,
  kind text not null check (kind in ('captured', 'refunded', 'other')),
  -- The provider's word for it, such as `charge` or `T0006`.
  category text not null,
  at timestamptz not null,
  -- Cents as they change the balance; a fee lowers it.
  gross bigint not null,
  fee bigint not null,
  -- The provider's reference of the movement, as the ledger has it; null for one that moved no payment.
  movement text,
  -- The ledger's entry; null while none is known.
  key text,
  primary key (payout_id, reference)
);
create index payout_line_entry on payments.payout_line (key) where key is not null;
create index payout_line_unknown on payments.payout_line (at) where key is null and kind <> 'other';
