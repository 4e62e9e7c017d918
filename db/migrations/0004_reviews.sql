create schema reviews;

-- Published reviews of a product.
create table reviews.review (
  id int generated always as identity primary key,
  product_id int not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  text text not null,
  author text not null,
  published_on date not null,
  verified_purchase boolean not null default false,
  helpful_votes int not null default 0 check (helpful_votes >= 0),
  -- Came with the product's import record, which replaces it; the shop's own reviews stay.
  imported boolean not null default false
);
create index review_newest on reviews.review (product_id, published_on desc, id desc);
create index review_stars on reviews.review (product_id, stars, published_on desc);

-- How many reviews a product has per star; kept by the operations that publish and remove reviews.
create table reviews.summary (
  product_id int primary key,
  stars_5 int not null,
  stars_4 int not null,
  stars_3 int not null,
  stars_2 int not null,
  stars_1 int not null
);
