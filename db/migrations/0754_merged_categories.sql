-- Categories merged into another one: imports, brands and pages still name their paths (docs/decisions/0192-categories-by-staff.md).
create table catalog.former_category (
  id int primary key,
  path text not null unique,
  category_id int not null references catalog.category (id),
  merged_at timestamptz not null
);
create index former_category_category on catalog.former_category (category_id);
