create schema catalog;

-- Departments (no parent) and the categories below them. `slugs` is the path from the department down and is what import
-- records name; `ancestry` is the same path in ids, itself included, so that "everything under X" is one array test.
create table catalog.category (
  id int generated always as identity primary key,
  parent_id int references catalog.category,
  slug text not null,
  slugs text not null unique,
  ancestry int[] not null,
  name text not null,
  description text not null default '',
  position int not null default 0,
  type text not null default 'department' check (type in ('department', 'sale', 'gifts'))
);
create index category_parent on catalog.category (parent_id, position);
create index category_ancestry on catalog.category using gin (ancestry);

create table catalog.product (
  id int generated always as identity primary key,
  handle text not null unique,
  slug text not null,
  name text not null,
  brand text,
  description text not null,
  highlights jsonb not null default '[]',
  specifications jsonb not null default '[]',
  options jsonb not null default '[]',
  tags jsonb not null default '[]',
  category_id int not null references catalog.category,
  department_slug text not null,
  published boolean not null default true,
  introduced_on date not null,
  returnable boolean not null default true,
  rating_average real,
  rating_count int not null default 0 check (rating_count >= 0),
  -- Of the import record: a record that has not changed writes nothing.
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set when the shop has dropped the product for good: its page answers 410.
  gone_at timestamptz
);
create index product_category_id on catalog.product (category_id);

-- Further categories a product is listed in, beside its own.
create table catalog.product_category (
  product_id int not null references catalog.product on delete cascade,
  category_id int not null references catalog.category,
  primary key (product_id, category_id)
);
create index product_category_category on catalog.product_category (category_id);

create table catalog.image (
  id int generated always as identity primary key,
  product_id int not null references catalog.product on delete cascade,
  position int not null,
  -- Null until a remote picture has been fetched; such a picture is not shown.
  url text,
  source_url text,
  alt text not null,
  width int not null default 0,
  height int not null default 0,
  tint text not null,
  check (url is not null or source_url is not null)
);
create index image_product on catalog.image (product_id, position);

create table catalog.variation (
  id int generated always as identity primary key,
  product_id int not null references catalog.product on delete cascade,
  sku text not null unique,
  options jsonb not null default '{}',
  position int not null,
  price_cents int not null check (price_cents > 0),
  reference_type text check (reference_type in ('WAS', 'LIST_PRICE', 'COMPARE_EXACT', 'MSRP', 'COMPARE_SIMILAR', 'BELOW_MAPP')),
  reference_cents int check (reference_cents > price_cents),
  -- Where the reference price is documented (rulings: Money); none is stored without it.
  reference_evidence text check (reference_evidence <> ''),
  weight_grams int,
  image_id int references catalog.image on delete set null,
  -- No longer sold; kept because carts and orders name it.
  retired_at timestamptz,
  check (num_nulls(reference_type, reference_cents, reference_evidence) in (0, 3))
);
create index variation_product on catalog.variation (product_id, position);
create index variation_image on catalog.variation (image_id);

-- Which variations a picture shows; none means all of its product.
create table catalog.image_variation (
  image_id int not null references catalog.image on delete cascade,
  variation_id int not null references catalog.variation on delete cascade,
  primary key (image_id, variation_id)
);
create index image_variation_variation on catalog.image_variation (variation_id);

-- Every price a variation was sold at, so that a WAS price can be checked against what was charged.
create table catalog.price_history (
  variation_id int not null references catalog.variation on delete cascade,
  since timestamptz not null,
  price_cents int not null,
  primary key (variation_id, since)
);

create table catalog.warehouse (
  code text primary key,
  name text not null,
  postal_code text not null,
  is_default boolean not null default false
);
create unique index warehouse_default on catalog.warehouse (is_default) where is_default;
insert into catalog.warehouse (code, name, postal_code, is_default) values
  ('east', 'Harrisburg, Pennsylvania', '17111', false),
  ('central', 'Columbus, Ohio', '43217', true),
  ('west', 'Reno, Nevada', '89506', false);

-- Every variation has at least one row here: its rows are what buyers lock.
create table catalog.stock (
  variation_id int not null references catalog.variation on delete cascade,
  warehouse_code text not null references catalog.warehouse,
  -- Of the variation, again here: a product page reads its stock with one index.
  product_id int not null references catalog.product on delete cascade,
  on_hand int not null check (on_hand >= 0),
  primary key (variation_id, warehouse_code)
);
create index stock_product on catalog.stock (product_id);

-- Units promised to a checkout until `expires_at` (rulings: Orders); they are still on hand.
create table catalog.hold (
  checkout_uuid uuid not null,
  variation_id int not null references catalog.variation on delete cascade,
  product_id int not null references catalog.product on delete cascade,
  quantity int not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (checkout_uuid, variation_id)
);
create index hold_variation on catalog.hold (variation_id);
create index hold_product on catalog.hold (product_id);
create index hold_expiry on catalog.hold (expires_at);

-- Read model (docs/decisions/0003-catalogue-read-models.md): what product pages and cards say, written by the operations that change
-- it. Quantities are not in it; a page reads them live.
create table catalog.product_view (
  product_id int primary key references catalog.product on delete cascade,
  view jsonb not null,
  card jsonb not null,
  category_id int not null,
  department_slug text not null,
  -- 'unpublished' is not found (404), 'gone' was sold once (410).
  status text not null check (status in ('sold', 'unpublished', 'gone')),
  -- Whether any variation can be bought, holds taken off.
  available boolean not null,
  rating_average real,
  rating_count int not null,
  popularity real not null
);
create index product_view_category on catalog.product_view (category_id, popularity desc) where status = 'sold' and available;
create index product_view_department on catalog.product_view (department_slug, popularity desc) where status = 'sold' and available;

-- An import that was cut off continues behind its last committed line.
create table catalog.import_run (
  id int generated always as identity primary key,
  file_hash text not null,
  format text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  last_line int not null default 0,
  counts jsonb not null default '{}'
);
create index import_run_file on catalog.import_run (file_hash, id);
