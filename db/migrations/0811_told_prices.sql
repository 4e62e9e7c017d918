-- The lowest price announced, so that it isn't announced again once its notification has expired.
alter table saved.item add column told_price integer;
alter table alerts.stock_alert add column told_price integer;
