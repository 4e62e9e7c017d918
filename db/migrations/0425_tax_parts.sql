-- The taxes that make up an order's tax, by name and rate, as they were when it was placed; empty where only the whole is known.
alter table orders.order add column tax_parts jsonb not null default '[]' check (jsonb_typeof(tax_parts) = 'array');
