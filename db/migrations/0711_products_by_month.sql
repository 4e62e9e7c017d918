-- A year of sales by product read 1.7 million days of products. Kept with these (server/orders/reports/store.ts).
create table orders.product_month (
  -- Its first day.
  month date not null,
  brand text not null,
  product_id int not null,
  units int not null,
  -- Cents after discounts.
  sales bigint not null,
  primary key (month, brand, product_id)
);
insert into orders.product_month
select date_trunc('month', day), brand, product_id, sum(units), sum(sales) from orders.product_day group by 1, 2, 3;
-- Reports show the product's name of today. To be dropped when no release writes it any more.
alter table orders.product_day alter column name drop not null;
