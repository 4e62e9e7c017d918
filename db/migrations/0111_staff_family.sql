-- One sign-in of staff over brands on hosts of their own: a session has a further token for each host it was handed over to.
create table staff.session_token (
  token_hash text primary key,
  session_id bigint not null references staff.session (id) on delete cascade
);
create index session_token_session on staff.session_token (session_id);

-- A session on its way from one brand's host to another's: for a minute, once, and for the browser that asked for it.
create table staff.hand_over (
  token_hash text primary key,
  session_id bigint not null references staff.session (id) on delete cascade,
  -- Where it may arrive.
  brand text not null,
  -- SHA-256 of what the asking browser keeps in a cookie of that brand.
  state_hash text not null,
  expires_at timestamptz not null
);
create index hand_over_session on staff.hand_over (session_id);
create index hand_over_expires on staff.hand_over (expires_at);
