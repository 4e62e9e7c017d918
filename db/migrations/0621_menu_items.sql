-- Entries that staff add to a brand's menu beside its departments (docs/decisions/0192-categories-by-staff.md).
create table catalog.menu_item (
  id int generated always as identity primary key,
  brand text not null,
  version int not null default 1,
  label text not null,
  -- A path of the shop or an https address.
  link text not null,
  -- Label and link of each sub-item, in order.
  items jsonb not null default '[]',
  -- The department it stands behind; null: before all of them.
  behind int references catalog.category on delete set null,
  -- Among those behind the same department.
  position int not null,
  hidden boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- Whether the pages have it now; follows its times every minute.
  shown boolean not null
);
create index menu_item_brand on catalog.menu_item (brand, position);
create index menu_item_behind on catalog.menu_item (behind);
