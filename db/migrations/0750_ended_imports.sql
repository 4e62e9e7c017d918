-- When an import was applied, stopped or failed, so that the console's bell can tell of it.
alter table catalog.upload add column ended_at timestamptz;
create index upload_ended on catalog.upload (ended_at) where ended_at is not null;
