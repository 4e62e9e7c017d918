-- What promotions brought by brand too, for the report of sales. Empty: written by a process of the release before, while this one starts.
alter table orders.promotion_change add column brand text not null default '';
alter table orders.promotion_day add column brand text not null default '';

-- Summed anew, with what has not been added yet.
truncate orders.promotion_change, orders.promotion_day;
alter table orders.promotion_day drop constraint promotion_day_pkey;
alter table orders.promotion_day add primary key (promotion_id, day, brand);
insert into orders.promotion_day (promotion_id, day, brand, orders, sales, discount)
select given.promotion_id, (o.placed_at at time zone 'America/New_York')::date, o.brand, count(*), sum(o.merchandise - o.discount), sum(given.amount)
from (select promotion_id, order_id, sum(amount) as amount from orders.adjustment where promotion_id <> 0 group by 1, 2) given
join orders.order o on o.id = given.order_id
where o.state not in ('awaiting_payment', 'payment_declined', 'cancelled')
group by 1, 2, 3;

create index promotion_day_by_day on orders.promotion_day (day);
