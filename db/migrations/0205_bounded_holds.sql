-- Who a hold is counted for: the visitor it serves, and a keyed digest of the network it came from. No address is stored.
alter table catalog.hold add column visitor text, add column network text;
create index hold_visitor on catalog.hold (visitor);
create index hold_network on catalog.hold (network);

-- When a visitor or a network began to hold a variation, so that extending or renewing a hold cannot make it last for ever.
-- Kept for an hour at most; after a crash the windows begin anew.
create unlogged table catalog.hold_window (
  holder text not null,
  variation_id int not null,
  started_at timestamptz not null,
  primary key (holder, variation_id)
);
create index hold_window_started on catalog.hold_window (started_at);
