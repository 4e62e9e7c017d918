-- Cancelled units stayed in what was bought together and in the units sold.
with bought as (
  select o.order_number, l.product_id, sum(l.quantity - l.cancelled)::int as units
  from orders.line l join orders.order o on o.id = l.order_id
  where l.order_id in (select order_id from orders.line where cancelled > 0) group by 1, 2
), gone as (
  delete from recommendations.purchase p using bought b
  where p.order_number = b.order_number and p.product_id = b.product_id and b.units = 0
)
update recommendations.purchase p set units = b.units, returned_units = least(p.returned_units, b.units)
from bought b
where p.order_number = b.order_number and p.product_id = b.product_id and b.units > 0 and p.units <> b.units;
