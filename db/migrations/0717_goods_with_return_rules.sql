-- A shopper is told why a line cannot be returned, by the rules of the day it was bought. Earlier lines get what the catalogue says today.
alter table orders.line add column return_goods text check (return_goods in ('mattress', 'vault'));
update orders.line l set return_goods = case when l.returnable then 'vault' else 'mattress' end
from catalog.product p join catalog.category c on c.id = p.category_id
where p.id = l.product_id and case when l.returnable then l.return_days < 30 and p.tags ? 'vault' else c.slug ~ '(^|-)mattresses$' end;
