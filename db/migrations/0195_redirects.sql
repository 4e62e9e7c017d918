create schema redirects;

-- Addresses that the shop has no page for, and where each leads (docs/decisions/0112-old-addresses.md).
create table redirects.redirect (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Decoded, in small letters, without a slash at the end: as addresses are compared.
  path text not null,
  -- What has to be in the query, in the alphabet's order; empty: whatever is.
  query text not null default '',
  -- A path of the same shop; null: gone for good.
  target text,
  status smallint not null check (status in (301, 302, 410)),
  saved_at timestamptz not null,
  saved_by text not null,
  unique (brand, path, query),
  check ((target is null) = (status = 410))
);
