-- Each brand of the family sells a part of the one catalogue: which is worked out with a product's read model, and copied to what lists it.
create table catalog.assortment (
  brand text primary key,
  -- Sells whatever there is; the rest of the rule then says nothing.
  everything boolean not null,
  -- Paths of categories: what is filed or listed at or below one of them.
  categories text[] not null,
  -- Or what has one of these tags.
  tags text[] not null,
  -- Paths of the categories its menu opens with; none: the departments of the catalogue.
  departments text[] not null
);

insert into catalog.assortment (brand, everything, categories, tags, departments) values ('alder-loom', true, '{}', '{}', '{}');

alter table catalog.product_view add column sold_by text[] not null default '{alder-loom}';
alter table search.document add column sold_by text[] not null default '{alder-loom}';

-- Rows of a department are found by all its categories: a brand's departments may stand anywhere in the tree.
alter table search.document drop column department_id;
