-- Reviews of the shop's own customers, read by staff before they are published; photos, answers and helpful votes.
alter table reviews.review
  add column status text not null default 'published' check (status in ('waiting', 'approved', 'published', 'rejected')),
  -- Who wrote it; null for imported reviews.
  add column customer_id int,
  add column submitted_at timestamptz,
  -- Not published before.
  add column publish_after timestamptz,
  -- What asks for a second look, e.g. {link,email}.
  add column flags text[] not null default '{}',
  -- Why staff turned it down.
  add column rejected_because text,
  -- Question → 1 to 5.
  add column answers jsonb not null default '{}',
  -- [{src, width, height, tint}]
  add column photos jsonb not null default '[]',
  alter column published_on drop not null,
  add check (status <> 'published' or published_on is not null),
  add check (imported or customer_id is null or (submitted_at is not null and publish_after is not null));

-- One review per product and customer (spec §9); one that was turned down may be written anew.
create unique index review_once on reviews.review (product_id, customer_id) where customer_id is not null and status <> 'rejected';
create index review_due on reviews.review (publish_after) where status in ('waiting', 'approved');

drop index reviews.review_newest, reviews.review_stars;
create index review_newest on reviews.review (product_id, published_on desc, id desc) where status = 'published';
create index review_stars on reviews.review (product_id, stars, published_on desc) where status = 'published';
create index review_helpful on reviews.review (product_id, helpful_votes desc, published_on desc) where status = 'published';

create index review_photos on reviews.review using gin (photos jsonb_path_ops) where photos <> '[]'::jsonb;

alter table reviews.summary
  add column with_photos int not null default 0,
  add column verified int not null default 0,
  -- Question → [sum of the answers, how many].
  add column answers jsonb not null default '{}';
update reviews.summary s set verified = (select count(*) from reviews.review r where r.product_id = s.product_id and r.verified_purchase);

-- Who found a review helpful: the key a visitor’s things are kept under.
create table reviews.vote (
  review_id int not null references reviews.review on delete cascade,
  voter text not null,
  voted_at timestamptz not null,
  primary key (review_id, voter)
);

-- Photos that have arrived for a review still to be handed in.
create table reviews.upload (
  id uuid primary key,
  customer_id int not null,
  product_id int not null,
  src text not null,
  width int not null,
  height int not null,
  tint text not null,
  uploaded_at timestamptz not null
);
create index upload_customer on reviews.upload (customer_id, product_id);
create index upload_src on reviews.upload (src);
