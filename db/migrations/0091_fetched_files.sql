-- What imports have fetched from other people's servers, by its address there: the same address is not fetched again.
create table catalog.fetched_file (
  source_url text primary key,
  -- {"src": "/media/…"} and, of pictures, width, height and tint.
  file jsonb not null,
  fetched_at timestamptz not null
);
