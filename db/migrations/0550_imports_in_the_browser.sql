-- How the columns of a merchant's file become fields of a product, kept under a name for the next file with the same columns.
create table catalog.column_mapping (
  id int generated always as identity primary key,
  name text not null,
  -- Of the titles in their order: the next file with the same ones finds it.
  header_hash text not null,
  -- A field or null for each column.
  fields jsonb not null,
  saved_at timestamptz not null
);
create unique index column_mapping_name on catalog.column_mapping (lower(name));
create index column_mapping_header on catalog.column_mapping (header_hash);

alter table catalog.upload drop constraint upload_state_check;
alter table catalog.upload
  add constraint upload_state_check
    check (state in ('checking', 'mapping', 'checked', 'importing', 'stopped', 'imported', 'undoing', 'undone', 'failed')),
  -- Titles of a CSV's columns with examples and a guess of each one's field; null for other files.
  add column columns jsonb,
  -- The fields that staff chose for the columns; null for the file's own format.
  add column fields jsonb,
  add column retires_products boolean not null default false,
  add column retires_variations boolean not null default false,
  -- Staff want the running import to stop after the current batch.
  add column stop_asked boolean not null default false,
  -- Who started the import or its undo; those writes are in the audit log under this name.
  add column started_by bigint,
  -- Its run of the import; a file of the same content may have others.
  add column run_id int;

-- What the check, the import and its undo made of each field of each product, and what was refused.
create table catalog.upload_change (
  id bigint generated always as identity primary key,
  upload_id int not null references catalog.upload (id) on delete cascade,
  pass text not null check (pass in ('check', 'import', 'undo')),
  outcome text not null check (outcome in ('created', 'updated', 'refused', 'retired', 'restored', 'kept')),
  -- Of the file; 0 for what the file lacks.
  line int not null,
  handle text not null,
  sku text,
  -- Of the product; of a refused row, the column.
  field text,
  before jsonb,
  after jsonb,
  -- Why a row was refused, or a change could not be undone.
  reason text
);
create index upload_change_page on catalog.upload_change (upload_id, pass, outcome, id);
create index upload_change_product on catalog.upload_change (upload_id, pass, handle);
