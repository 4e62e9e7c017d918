-- Products that staff show beside this one, by handle and in their order (server/recommendations/operations.ts).
alter table catalog.product add column related text[] not null default '{}';
