-- Extensions of search and the shop's own time zone: everything is kept in UTC.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
