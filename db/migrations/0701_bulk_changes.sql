-- A bulk change of the console is prepared as an import: checked, run, stopped and undone by the same code. Either can be planned: a job starts it then.
alter table catalog.upload add column is_bulk boolean not null default false, add column starts_at timestamptz;
create index upload_planned on catalog.upload (starts_at) where state = 'checked' and starts_at is not null;
