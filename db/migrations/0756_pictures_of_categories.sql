-- A category's own picture; without one it shows a product's.
alter table catalog.category add column picture jsonb;
