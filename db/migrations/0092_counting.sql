create schema counting;

-- What guards secrets (wrong passwords, letters asked for, proofs used up), counted for all processes of the shop. Nothing here is worth a
-- write-ahead log: after a crash counting begins anew.
create unlogged table counting.counted (
  -- A digest of what is counted and for whom; no address is stored.
  id text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index counted_ends on counting.counted (ends_at);
