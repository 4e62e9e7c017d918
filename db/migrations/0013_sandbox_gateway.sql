-- The books of the pretended card company. Nothing of the shop reads or writes them but providers/sandbox, which stands for a
-- system on another machine.
create schema sandbox_gateway;

create table sandbox_gateway.charge (
  payment_id uuid primary key,
  amount int not null,
  currency text not null,
  last4 text not null,
  status text not null check (status in ('succeeded', 'declined', 'challenge', 'cancelled')),
  decline_reason text,
  -- Until then the charge answers "processing": a slow bank.
  known_from timestamptz not null,
  challenge_id uuid unique,
  return_url text,
  created_at timestamptz not null
);
