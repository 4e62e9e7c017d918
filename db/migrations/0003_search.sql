create extension if not exists pg_trgm;
create schema search;

-- One row per product that can be found; written when the catalogue says that a product has changed.
create table search.document (
  product_id int primary key,
  name text not null,
  text tsvector not null,
  skus text[] not null,
  -- Own and further categories with all their ancestors.
  category_ids int[] not null,
  department_id int not null,
  price_cents int not null,
  on_sale boolean not null,
  -- Cents off the reference price, in thousandths of it: how good the offer is.
  discount int not null default 0,
  rating real not null default 0,
  popularity real not null default 0,
  introduced_on date not null,
  in_stock boolean not null
);
create index document_text on search.document using gin (text);
create index document_skus on search.document using gin (skus);
create index document_categories on search.document using gin (category_ids);
create index document_name on search.document using gin (name public.gin_trgm_ops);
create index document_sale on search.document (discount desc) where on_sale;
create index document_popularity on search.document (in_stock desc, popularity desc, product_id);
create index document_introduced on search.document (in_stock desc, introduced_on desc, product_id);
