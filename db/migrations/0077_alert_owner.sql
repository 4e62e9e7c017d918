-- Who asked, so that the news can stand among their notifications too, and what it cost then, so that a lower price is news.
alter table alerts.stock_alert add column owner_id text;
alter table alerts.stock_alert add column price_seen int;
create index stock_alert_owner on alerts.stock_alert (owner_id) where owner_id is not null;
