create schema cdn;

-- Cached pages that the CDN still has to drop, by tag: written in the transaction that changes them. Rows are added only, so that two transactions with
-- the same tags need not wait for each other.
create table cdn.purge (
  id bigint generated always as identity primary key,
  tags text[] not null,
  attempts int not null default 0,
  next_at timestamptz not null
);
create index purge_due on cdn.purge (next_at, id);
