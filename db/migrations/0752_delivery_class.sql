-- How staff say that a variation is delivered, as a parcel or as a large item, whatever it weighs; null for what its weight says.
alter table catalog.variation add column delivery_class text check (delivery_class in ('parcel', 'large'));
