-- What was sold by main category, so that a report of a year reads no products. A day keeps the categories of its last sum.
create table orders.category_day (
  day date not null,
  brand text not null,
  category_id int not null,
  units int not null,
  sales bigint not null,
  primary key (day, brand, category_id)
);
create table orders.category_month (
  month date not null,
  brand text not null,
  category_id int not null,
  units int not null,
  sales bigint not null,
  primary key (month, brand, category_id)
);
insert into orders.category_day (day, brand, category_id, units, sales)
select d.day, d.brand, p.category_id, sum(d.units), sum(d.sales)
from orders.product_day d join catalog.product p on p.id = d.product_id group by 1, 2, 3;
insert into orders.category_month (month, brand, category_id, units, sales)
select date_trunc('month', day)::date, brand, category_id, sum(units), sum(sales) from orders.category_day group by 1, 2, 3;
