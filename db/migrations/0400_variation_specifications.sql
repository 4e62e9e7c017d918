-- What one variation says differently from its product: the measures of its size, its own weight, its own capacity.
alter table catalog.variation add column specifications jsonb not null default '[]';
