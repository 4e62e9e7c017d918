-- How long stock lasts is read for all variations at once, so their stock is counted with what they sold, every hour.
alter table figures.variation_sale
  add column on_hand bigint not null default 0,
  add column department text not null default '';
update figures.variation_sale f set
  on_hand = coalesce((select sum(s.on_hand) from catalog.stock s where s.variation_id = f.variation_id), 0),
  department = coalesce((
    select p.department_slug from catalog.variation v join catalog.product p on p.id = v.product_id where v.id = f.variation_id), '');
