-- Raised by every write of a promotion, so that somebody who saves over a newer state is told.
alter table promotions.promotion
  add column version int not null default 1,
  -- For staff only.
  add column is_draft boolean not null default false,
  -- Ended by staff before its time; null again when they start it again.
  add column stopped_at timestamptz;

-- Unique codes of the console come in numbered runs; null for those of files and commands.
alter table promotions.code
  add column batch int check (batch > 0),
  add column created_at timestamptz;
create unique index code_batch on promotions.code (promotion_id, batch, code) where single_use;
