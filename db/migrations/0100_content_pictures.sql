-- Pictures that editors may put on a page: those of the brands' written content, and those that editors have sent.
create table content.picture (
  url text primary key,
  -- As editors look for it: a file's name.
  name text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  tint text not null,
  added_at timestamptz not null,
  -- Who, as staff know them.
  added_by text not null
);
create index picture_added on content.picture (added_at desc, url);

-- Old versions are forgotten by who was public when.
create index publication_version on content.publication (document_id, version);
