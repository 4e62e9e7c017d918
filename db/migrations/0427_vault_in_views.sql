-- What product pages show is computed ahead; views made before say, too, whether the product is an item of the Vault.
update catalog.product_view w set view = (w.view::jsonb || jsonb_build_object('isVault', p.tags ? 'vault'))::json
from catalog.product p where p.id = w.product_id;
