-- The product of a stock row is its variation's, which goes away with it: checking it for each row was half of what
-- writing stock cost an import.
alter table catalog.stock drop constraint stock_product_id_fkey;

-- Read models are written once and read often; lz4 packs and unpacks them in a third of the time. A server built without it keeps
-- its own way.
do $$
begin
  alter table catalog.product_view alter column view set compression lz4, alter column card set compression lz4;
exception when feature_not_supported then null;
end $$;
