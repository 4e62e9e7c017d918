-- The number below a variation's barcode, by which shopping sites recognise it in every shop.
alter table catalog.variation add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$');
