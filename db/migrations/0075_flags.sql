create schema flags;

-- How a flag of contract/flags.ts is set: for one brand, or (null) for all that have no setting of their own. Without a row its default holds.
create table flags.setting (
  flag text not null,
  brand text,
  -- Of a hundred visitors so many have it, by a hash of flag and visitor.
  percentage numeric(5, 2) not null check (percentage between 0 and 100),
  -- Visitors (`visitor_id`) who have it whatever the percentage.
  visitors text[] not null default '{}',
  unique nulls not distinct (flag, brand)
);

-- Every change: who, why, from what to what; null is "no setting".
create table flags.change (
  id bigint generated always as identity primary key,
  flag text not null,
  brand text,
  before jsonb,
  after jsonb,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null
);
create index change_flag on flags.change (flag, id);

-- That a flag decided what a visitor saw; kept 30 days.
create table flags.exposure (
  id uuid primary key,
  flag text not null,
  is_on boolean not null,
  brand text not null,
  -- Null for a client without cookies.
  visitor_id text,
  session_id uuid not null,
  exposed_at timestamptz not null
);
create index exposure_flag on flags.exposure (flag, exposed_at);
create index exposure_age on flags.exposure (exposed_at);
