-- A title and a description of a product's page for search engines, instead of its name and the beginning of its description.
alter table catalog.product add column seo_title text, add column seo_description text;
