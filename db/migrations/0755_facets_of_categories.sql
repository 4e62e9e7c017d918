-- The filters of a category's list in their order; null shows those that divide it.
alter table catalog.category add column facets text[] check (cardinality(facets) > 0);
