-- The days in which a line could be returned when it was bought: 30, or 7 for items of the Vault.
alter table orders.line add column return_days smallint not null default 30 check (return_days > 0);
