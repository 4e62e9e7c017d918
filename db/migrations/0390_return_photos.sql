-- Photos of damage, added to a return by its shopper. Their files are apart from the public media.
create table returns.photo (
  id uuid primary key,
  return_id bigint not null references returns.return on delete cascade,
  -- The file in the private store.
  src text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null
);
create index photo_return on returns.photo (return_id);
