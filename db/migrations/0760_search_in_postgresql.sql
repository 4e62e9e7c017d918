-- Search in the database (docs/decisions/0205-search-on-postgresql.md): what matching reads of each product. Beside `search.document`, whose prices and
-- stock change often, so that those changes leave the index of words alone.
create table search.words (
  product_id int primary key,
  -- Of the document when this was written; another one tells that it is out of date.
  content_changed bigint not null,
  -- Words, where they are, categories and facet values (server/search/documents/lexemes.ts).
  words tsvector not null,
  -- What ranking reads (server/search/documents/packing.ts).
  packed bytea not null
);
-- Read for a thousand products a search, and hardly compressible.
alter table search.words alter column packed set storage external;
create index words_words on search.words using gin (words);

-- The form in which products are written to `search.words`: 0 where no process searches there. Complete when it has all of them.
alter table search.generation add column compiled int not null default 0;
alter table search.generation add column is_complete boolean not null default false;
