-- A picture that was taken out of the library is kept as long as a version of a document has it, then forgotten with its file.
alter table content.picture add column removed_at timestamptz;
create index picture_removed on content.picture (removed_at) where removed_at is not null;
