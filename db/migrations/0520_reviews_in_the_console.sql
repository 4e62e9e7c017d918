-- The shop's public answer to a review.
alter table reviews.review
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  -- The brand in whose name it was written.
  add column answer_brand text,
  add constraint answer_whole check (num_nulls(answer, answered_at, answer_brand) in (0, 3));

-- Shoppers' reports, one per visitor and review; settled when staff have decided.
create table reviews.report (
  review_id integer not null references reviews.review (id) on delete cascade,
  -- An owner id.
  reporter text not null,
  reason text not null check (reason in ('offensive', 'advertising', 'off_topic', 'private', 'untrue')),
  reported_at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, reporter)
);
create index report_open on reviews.report (review_id) where settled_at is null;

-- The console finds reviews by the beginnings of their words.
create index review_words on reviews.review using gin (to_tsvector('simple', title || ' ' || text || ' ' || author));
-- A search also names products; with both indexes neither reads every review.
create index review_product on reviews.review (product_id);
create index review_customer on reviews.review (customer_id) where customer_id is not null;
