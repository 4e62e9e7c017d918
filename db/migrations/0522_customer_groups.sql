create schema groups;

-- Groups of customers, for promotions: members by hand, and whoever the rule fits.
create table groups.customer_group (
  id integer generated always as identity primary key,
  -- How promotions refer to it; never changes.
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 100),
  -- The rule; both where both are given. Cents, after refunds.
  spent_from integer check (spent_from > 0),
  orders_from integer check (orders_from > 0),
  created_at timestamptz not null
);
create table groups.member (
  group_id integer not null references groups.customer_group (id) on delete cascade,
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  added_at timestamptz not null,
  primary key (group_id, customer_id)
);
create index member_customer on groups.member (customer_id);
