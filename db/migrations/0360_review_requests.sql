-- When the shopper of a delivered order was asked what they think of it; once, and also set where there was nobody to ask.
alter table orders.order add column review_asked_at timestamptz;
create index order_to_ask on orders.order (delivered_at) where review_asked_at is null and delivered_at is not null;
