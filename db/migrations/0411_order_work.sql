-- What staff write on an order; never for its shopper.
create table orders.note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders.order (id) on delete cascade,
  member_id bigint not null,
  words text not null check (length(words) between 1 and 2000),
  at timestamptz not null
);
create index note_order on orders.note (order_id, at);

create table orders.tag (
  order_id bigint not null references orders.order (id) on delete cascade,
  tag text not null check (length(tag) between 1 and 30),
  primary key (order_id, tag)
);
create index tag_order on orders.tag (tag, order_id);

-- What staff changed on an order, with both values. Beside the audit log, which has no names and addresses and cannot be erased.
create table orders.change (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders.order (id) on delete cascade,
  member_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('contact', 'parcel', 'refund', 'email', 'tags', 'hold')),
  reason text,
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index change_order on orders.change (order_id, at);

-- Units that staff refunded without a return, so that nobody refunds them twice.
create table orders.refunded_units (
  order_id bigint not null references orders.order (id) on delete cascade,
  variation_id int not null,
  quantity int not null check (quantity > 0),
  primary key (order_id, variation_id)
);
