-- What promotions brought by the shop's day, of orders that took money, so that a list of promotions reads no orders.
create table orders.promotion_day (
  promotion_id int not null,
  day date not null,
  orders int not null,
  -- Cents: merchandise after all discounts, and what this promotion took off.
  sales bigint not null,
  discount bigint not null,
  primary key (promotion_id, day)
);

-- Changes that a job adds to the days: orders placed at the same moment do not wait for each other's row.
create table orders.promotion_change (
  promotion_id int not null,
  day date not null,
  -- 1 once it took money, -1 when it was cancelled.
  orders int not null check (orders in (-1, 1)),
  sales bigint not null,
  discount bigint not null
);

insert into orders.promotion_day (promotion_id, day, orders, sales, discount)
select given.promotion_id, (o.placed_at at time zone 'America/New_York')::date, count(*), sum(o.merchandise - o.discount), sum(given.amount)
from (select promotion_id, order_id, sum(amount) as amount from orders.adjustment group by 1, 2) given
join orders.order o on o.id = given.order_id
where o.state not in ('awaiting_payment', 'payment_declined', 'cancelled')
group by 1, 2;
