-- Units of variations that are no longer sold kept products out of the list of those sold out.
with leveled as (
  select u.product_id, bool_or(u.units > 0) filter (where v.retired_at is null) as has_units
  from (select product_id, variation_id, sum(on_hand) as units from catalog.stock group by 1, 2) u
  join catalog.variation v on v.id = u.variation_id group by 1
)
update catalog.product_view w set stock_level = 'out'
from leveled l where l.product_id = w.product_id and l.has_units is not true and w.stock_level = 'enough';
