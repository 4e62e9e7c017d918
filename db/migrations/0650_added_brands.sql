create schema brands;

-- The hosts of brands made in the console, one brand each; an archived brand gives its host up. What such a brand is called and sells are versions of
-- `settings.version` with the subject 'brand'.
create table brands.host (
  brand text primary key,
  host text not null unique
);
