-- A replaced secret goes on signing beside the new one for a while, so that the receiver can change it without losing events.
alter table integrations.webhook add column former_secret text, add column former_until timestamptz,
  add constraint former_whole check (num_nulls(former_secret, former_until) in (0, 2));
