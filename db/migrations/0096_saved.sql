create schema saved;

-- What a visitor has put aside: one list each, whose row lock is the lock of the list.
create table saved.list (
  uuid uuid primary key,
  -- A guest session's hash, or `customer:{id}` (server/accounts/visitor.ts).
  owner_id text not null unique,
  updated_at timestamptz not null
);
create index list_updated on saved.list (updated_at);

-- At most 100 a list (server/saved/items.ts).
create table saved.item (
  list_uuid uuid not null references saved.list (uuid) on delete cascade,
  variation_id int not null,
  quantity int not null check (quantity between 1 and 99),
  -- Unit price in cents when it was put aside.
  price_seen int not null check (price_seen >= 0),
  saved_at timestamptz not null,
  primary key (list_uuid, variation_id)
);
-- Who is told of a lower price.
create index item_variation on saved.item (variation_id, price_seen);
