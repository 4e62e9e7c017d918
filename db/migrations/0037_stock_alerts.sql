create schema alerts;

-- Somebody wants one mail when a variation is back. `due` is set by the event that says its stock may have changed.
create table alerts.stock_alert (
  id bigint generated always as identity primary key,
  variation_id int not null,
  product_id int not null,
  email text not null,
  brand text not null,
  -- What they agreed to, word for word, and when.
  consent text not null,
  consented_at timestamptz not null,
  due boolean not null default false,
  sent_at timestamptz
);
-- Asking again while one waits changes nothing.
create unique index stock_alert_waiting on alerts.stock_alert (variation_id, lower(email)) where sent_at is null;
create index stock_alert_product on alerts.stock_alert (product_id) where sent_at is null;
create index stock_alert_due on alerts.stock_alert (id) where due;
create index stock_alert_email on alerts.stock_alert (lower(email));
