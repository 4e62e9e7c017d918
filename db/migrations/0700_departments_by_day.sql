-- A report by department read every product's day. Summed with these (server/orders/reports/store.ts).
create table orders.department_day (
  day date not null,
  brand text not null,
  department text not null,
  units int not null,
  -- Cents after discounts.
  sales bigint not null,
  primary key (day, brand, department)
);
insert into orders.department_day select day, brand, department, sum(units), sum(sales) from orders.product_day group by 1, 2, 3;
