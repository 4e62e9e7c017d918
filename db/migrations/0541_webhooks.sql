create schema integrations;

-- Another system that is told of events.
create table integrations.webhook (
  id bigint generated always as identity primary key,
  url text not null,
  kinds text[] not null,
  -- Sealed with the shop's own secret: the shop signs with it.
  secret text not null,
  created_at timestamptz not null,
  -- Since when nothing has been delivered; null after a success.
  failing_since timestamptz,
  -- Turned off, by staff or after days of failure.
  disabled_at timestamptz,
  deleted_at timestamptz
);

-- The outbox and the log: written in the transaction of the event.
create table integrations.delivery (
  id uuid primary key,
  webhook_id bigint not null references integrations.webhook,
  kind text not null,
  body text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  -- Null once it is delivered or given up.
  next_at timestamptz,
  attempted_at timestamptz,
  -- The answer's HTTP status; null when there was none.
  status int,
  error text,
  delivered_at timestamptz
);
create index delivery_due on integrations.delivery (next_at) where next_at is not null;
create index delivery_log on integrations.delivery (webhook_id, created_at desc, id desc);
create index delivery_age on integrations.delivery (created_at);
