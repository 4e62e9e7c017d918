-- What became of a line's shipped units: asked to be returned, and returned with their money given back (money: What must always be true).
alter table orders.line
  add column in_return int not null default 0 check (in_return >= 0),
  add column returned int not null default 0 check (returned >= 0),
  add check (in_return + returned <= shipped);

-- What happens to an order now has returns in it.
alter table orders.event drop constraint event_kind_check;
alter table orders.event add constraint event_kind_check check (kind in ('placed', 'paid', 'payment_declined', 'shipped', 'delivered', 'cancelled',
  'return_requested', 'return_approved', 'return_declined', 'return_received', 'return_refunded', 'return_closed', 'return_expired'));

create schema returns;

-- One request to give goods of an order back, by its case number.
create table returns.return (
  id bigint generated always as identity primary key,
  case_number text not null unique,
  order_id bigint not null,
  -- What the caller knows the request by, so that a repeated one is one.
  request_uuid uuid not null,
  wish text not null check (wish in ('refund', 'replacement')),
  state text not null check (state in ('requested', 'approved', 'in_transit', 'received', 'refunded', 'replaced', 'closed', 'declined', 'expired')),
  -- Cents that the shopper was told they get back; `quoted_shipping` of them for delivery.
  currency text not null,
  quoted int not null check (quoted >= 0),
  quoted_shipping int not null check (quoted_shipping between 0 and quoted),
  requested_at timestamptz not null,
  -- Until then the goods must have arrived.
  arrive_by timestamptz not null,
  decided_at timestamptz,
  received_at timestamptz,
  inspected_at timestamptz,
  ended_at timestamptz,
  -- What staff wrote to the shopper when they decided or closed it.
  words text,
  -- Cents that were given back; `refunded_shipping` of them for delivery.
  refunded int check (refunded >= 0),
  refunded_shipping int not null default 0 check (refunded_shipping between 0 and coalesce(refunded, 0)),
  unique (order_id, request_uuid),
  check ((state = 'refunded') = (refunded is not null)),
  check ((state in ('refunded', 'replaced', 'closed', 'declined', 'expired')) = (ended_at is not null))
);
create index return_open on returns.return (requested_at) where ended_at is null;
create index return_ended on returns.return (ended_at) where ended_at is not null;

create table returns.line (
  return_id bigint not null references returns.return on delete cascade,
  variation_id int not null,
  quantity int not null check (quantity > 0),
  reason text not null,
  comment text not null,
  -- What staff found: fit to be sold again, damaged, not in the parcel. Null until they have looked.
  restocked int check (restocked >= 0),
  damaged int check (damaged >= 0),
  missing int check (missing >= 0),
  primary key (return_id, variation_id),
  check (restocked + damaged + missing = quantity)
);

-- What staff write for each other.
create table returns.note (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns.return on delete cascade,
  member_id bigint not null,
  at timestamptz not null,
  words text not null
);
create index note_return on returns.note (return_id, at);
