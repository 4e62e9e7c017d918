-- Addresses that a customer's account had before, for as long as e-mails to them are kept, so that an export and an erasure find these.
create table accounts.previous_email (
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  email_key text not null,
  left_at timestamptz not null,
  primary key (customer_id, email_key)
);
create index previous_email_left on accounts.previous_email (left_at);
