-- When a webhook whose signature did not hold arrived last, so that staff see a wrong secret.
create table payments.webhook_refusal (
  provider text primary key,
  refused_at timestamptz not null
);
-- The latest of a provider's webhooks.
create index webhook_event_of_provider on payments.webhook_event (provider, received_at);
