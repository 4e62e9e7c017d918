create schema promotions;

-- Offers that come by a link: `?cid=…&token=…` (spec §3, campaign tracking and campaign discount info). What an offer takes off follows with promotions.
create table promotions.campaign (
  id bigint generated always as identity primary key,
  -- What the link names.
  cid text not null check (length(cid) between 1 and 64),
  -- Null: every brand of the family; a campaign of one brand goes before it there.
  brand text,
  -- For staff; never shown to shoppers.
  name text not null,
  -- Only who brings this token may have the offer; null: everybody with the link.
  restriction_token text check (length(restriction_token) between 1 and 256),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What it says of itself (spec §3); empty where there is nothing to say.
  message text not null default '',
  checkout_message text not null default '',
  excluded_message text not null default '',
  excluded_values text[] not null default '{}',
  stackable_message text not null default '',
  payment_type_exclusions text[] not null default '{}',
  payment_type_inclusions text[] not null default '{}',
  -- Cents; null where it takes nothing off by itself.
  savings integer check (savings >= 0),
  -- The label above the pages, and all that an expired one says.
  short_message text not null,
  check (starts_at < ends_at),
  unique nulls not distinct (cid, brand)
);
