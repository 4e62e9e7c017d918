-- When a product is published by itself, and when it leaves the shop again: one of each at the most. A row goes once that is done, or no longer possible.
create table catalog.planned_state (
  product_id int not null references catalog.product (id) on delete cascade,
  state text not null check (state in ('published', 'draft', 'retired')),
  at timestamptz not null,
  -- Who planned it; it is in the audit log under this name.
  planned_by bigint not null,
  -- Why it could not be done at its time: it is not tried again.
  fault text
);
create unique index planned_state_of_product on catalog.planned_state (product_id, (state = 'published'));
create index planned_state_due on catalog.planned_state (at) where fault is null;
