-- Content pages and what stands on every page of a brand: versions that are never changed, and when which of them is public.
create schema content;

create table content.document (
  id int generated always as identity primary key,
  brand text not null,
  kind text not null check (kind in ('page', 'site')),
  -- The page's id; 'site' for what stands on every page.
  key text not null,
  unique (brand, kind, key)
);

create table content.version (
  document_id int not null references content.document on delete cascade,
  number int not null,
  body jsonb not null,
  saved_at timestamptz not null,
  -- Who, as staff know them.
  saved_by text not null,
  primary key (document_id, number)
);

-- From `at` on this version is public, until a later row; none is public with a null version. Rows of the future are the schedule.
create table content.publication (
  id bigint generated always as identity primary key,
  document_id int not null references content.document on delete cascade,
  version int,
  at timestamptz not null,
  asked_at timestamptz not null,
  asked_by text not null,
  -- When pages that show the document were told; null until it is due.
  told_at timestamptz,
  foreign key (document_id, version) references content.version
);
create index publication_current on content.publication (document_id, at desc, id desc);
create index publication_due on content.publication (at) where told_at is null;

-- Moments at which a public page looks different by itself: a block's dates begin or end.
create table content.boundary (
  document_id int not null references content.document on delete cascade,
  at timestamptz not null,
  primary key (document_id, at)
);
create index boundary_due on content.boundary (at);

-- What another content system answered last, for when it does not answer.
create table content.copy (
  brand text not null,
  kind text not null check (kind in ('page', 'site')),
  key text not null,
  -- Null: it has no such page.
  body jsonb,
  fetched_at timestamptz not null,
  primary key (brand, kind, key)
);
