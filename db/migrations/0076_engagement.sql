create schema engagement;

-- A notification: for one owner, or (null) for everybody who visits the brand while it holds.
create table engagement.card (
  id uuid primary key default gen_random_uuid(),
  owner_id text,
  -- Null: whatever the brand.
  brand text,
  -- What it is about, e.g. `order:A1B2:placed`: one card for it, however often it is told.
  subject text not null,
  title text not null,
  description text not null,
  image_url text,
  url text,
  link_text text,
  dismissible boolean not null default true,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > starts_at),
  unique nulls not distinct (owner_id, brand, subject)
);
create index card_owner on engagement.card (owner_id, starts_at desc);
create index card_for_all on engagement.card (expires_at) where owner_id is null;
create index card_expiry on engagement.card (expires_at);

-- What an owner has done with a card; the first time of each counts.
create table engagement.card_state (
  card_id uuid not null references engagement.card (id) on delete cascade,
  owner_id text not null,
  viewed_at timestamptz,
  clicked_at timestamptz,
  dismissed_at timestamptz,
  primary key (card_id, owner_id)
);
create index card_state_owner on engagement.card_state (owner_id);

-- The log of impressions, clicks and dismissals; goes with its card.
create table engagement.card_event (
  id uuid primary key,
  card_id uuid not null references engagement.card (id) on delete cascade,
  owner_id text not null,
  kind text not null check (kind in ('impression', 'click', 'dismissal')),
  happened_at timestamptz not null
);
create index card_event_card on engagement.card_event (card_id);
