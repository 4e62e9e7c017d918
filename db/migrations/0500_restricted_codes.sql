create schema delivery;

-- Postal codes that staff have restricted, besides the territories and RESTRICTED_POSTAL_CODES (spec §5).
create table delivery.restricted_code (
  -- A code or its beginning, in capitals and without spaces.
  code text primary key,
  -- 'large': only what is too heavy for parcel mail.
  scope text not null check (scope in ('everything', 'large')),
  added_by text not null,
  added_at timestamptz not null
);
