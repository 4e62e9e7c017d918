-- The first products of long lists in each order that shoppers choose; `document_popularity` has the default one. Ratings
-- as they are displayed.
create index document_cheapest on search.document (price_cents, product_id) where listed;
create index document_best_rated on search.document ((round(rating::numeric, 1)) desc, popularity desc, product_id) where listed;
create index document_latest on search.document (introduced_on desc, product_id) where listed;
