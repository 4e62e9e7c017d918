-- A difference that somebody has looked into: it leaves the list, until one of its sides changes.
alter table payments.difference add column dismissed_at timestamptz, add column dismissed_by text, add column dismissed_because text,
  add constraint dismissal_whole check (num_nulls(dismissed_at, dismissed_by, dismissed_because) in (0, 3));
