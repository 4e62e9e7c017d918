-- Where the visit that led to an order began (spec §3: referer_url, ehid): the host of the site that linked to the shop, or `email` for a letter of
-- the shop's to the same address; null when the shopper came by themselves.
alter table orders.order add column came_from text check (length(came_from) between 1 and 253);
