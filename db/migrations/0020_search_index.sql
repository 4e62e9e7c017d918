-- Every process keeps its own index of this table in memory (docs/decisions/0020-search-in-memory.md), so the table holds what is
-- indexed and when it changed, and nothing to search by. `search:rebuild` or the first start after this fills it.
drop table search.document;

create table search.document (
  product_id int primary key,
  -- False for what is no longer sold: the row stays, so that every process hears of it.
  listed boolean not null default true,
  -- Texts by their weight and facet values (server/search/index/content.ts).
  content jsonb not null,
  -- Own and further categories with all their ancestors.
  category_ids int[] not null,
  department_id int not null,
  price_cents int not null,
  on_sale boolean not null,
  -- Cents off the reference price, in thousandths of it: how good the offer is.
  discount int not null,
  rating real not null,
  popularity real not null,
  introduced_on date not null,
  in_stock boolean not null,
  -- Light enough for parcel mail: with stock it ships fast.
  parcel boolean not null,
  -- The transactions that wrote the row and its content last; what is not surely seen by an earlier reader is read again.
  changed bigint not null default pg_current_xact_id()::text::bigint,
  content_changed bigint not null default pg_current_xact_id()::text::bigint
);
create index document_changed on search.document (changed);
create index document_sale on search.document (discount desc) where listed and on_sale;
create index document_popularity on search.document (in_stock desc, popularity desc, product_id) where listed;
create index document_introduced on search.document (in_stock desc, introduced_on desc, product_id) where listed;

-- What a shopper says and what is also looked for; edited like any table, heard by every process at once.
create table search.synonym (
  phrase text not null check (phrase <> ''),
  means text not null check (means <> ''),
  -- True: only from `phrase` to `means`.
  one_way boolean not null,
  primary key (phrase, means)
);

-- Advances when a process has to read everything anew: the table was emptied, the synonyms are others.
create table search.generation (number int not null);
insert into search.generation values (1);
create function search.advance_generation() returns trigger language plpgsql as $$
begin
  update search.generation set number = number + 1;
  return null;
end $$;
create trigger document_emptied after truncate on search.document execute function search.advance_generation();
create trigger synonym_changed after insert or update or delete or truncate on search.synonym execute function search.advance_generation();
