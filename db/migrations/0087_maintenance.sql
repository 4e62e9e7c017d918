create schema maintenance;

-- The shop is closed while there is a row, and there is one at the most.
create table maintenance.closure (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null,
  -- When it is likely to open again; it opens when somebody says so.
  until timestamptz
);
