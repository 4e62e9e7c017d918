-- When a customer's card, and what they did with it, was passed on to the engagement vendor; null: not yet, or there is none.
alter table engagement.card add column sent_at timestamptz;
alter table engagement.card_event add column sent_at timestamptz;
create index card_unsent on engagement.card (starts_at) where sent_at is null and owner_id like 'customer:%';
create index card_event_unsent on engagement.card_event (happened_at) where sent_at is null and owner_id like 'customer:%';
