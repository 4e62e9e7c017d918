create schema settings;

-- What staff have set for a brand, one row per version; the newest is in force.
create table settings.version (
  -- 'shipping' or 'store'.
  subject text not null,
  brand text not null,
  version int not null check (version > 0),
  value jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (subject, brand, version)
);
