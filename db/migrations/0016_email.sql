create schema email;

-- Mail is written down in the transaction that causes it and sent afterwards by a job.
create table email.outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  -- What the template needs; rendered by the job, so that a fault in a template cannot undo an order.
  content jsonb not null,
  subject text,
  html text,
  body text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_created on email.outbox (created_at desc);
