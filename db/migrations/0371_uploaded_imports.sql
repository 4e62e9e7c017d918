-- Files that staff import in the console. Kept in the database, because any process may run the job.
create table catalog.upload (
  id int generated always as identity primary key,
  name text not null,
  content bytea not null,
  member_id bigint not null,
  uploaded_at timestamptz not null,
  state text not null check (state in ('checking', 'checked', 'importing', 'imported', 'failed')),
  -- Lines done, of how many.
  line int not null default 0,
  lines int not null default 0,
  -- Of the check, then of the import.
  report jsonb,
  -- Why it could not be read.
  fault text
);
create index upload_latest on catalog.upload (id desc);
