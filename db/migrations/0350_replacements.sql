-- A return can be on its way back, and can end with a replacement.
alter table orders.event drop constraint event_kind_check;
alter table orders.event add constraint event_kind_check check (kind in ('placed', 'paid', 'payment_declined', 'shipped', 'delivered', 'cancelled',
  'return_requested', 'return_approved', 'return_declined', 'return_sent', 'return_received', 'return_refunded', 'return_replaced', 'return_closed',
  'return_expired'));

-- An order at no charge that replaces units of another.
create table orders.replacement (
  order_id bigint primary key references orders.order,
  -- The order whose payment paid for the units.
  paid_order_id bigint not null references orders.order,
  case_number text not null unique,
  -- Cents paid for the units of each line, which a later refund gives back: [{"variationId": 1, "cents": 4200}].
  paid jsonb not null
);

alter table returns.return
  -- Units taken from stock at the approval, until they leave as a replacement.
  add column stock_held jsonb,
  add column replacement_order text,
  -- The wish was a replacement, and stock had run out.
  add column out_of_stock boolean not null default false,
  -- How the items come back; null where nothing has to be sent.
  add column way text check (way in ('drop_off', 'pick_up')),
  add column pick_up_on date,
  add column sent_at timestamptz,
  add column reminded_at timestamptz,
  add check ((way = 'pick_up') = (pick_up_on is not null)),
  add check ((state = 'replaced') = (replacement_order is not null)),
  add check (stock_held is null or ended_at is null);

-- Carriers scan the case number without its dashes.
create unique index return_scanned on returns.return (replace(case_number, '-', ''));

-- E-mails written before returns had these.
update email.outbox set content = jsonb_set(content, '{props}', '{"labelUrl": null, "replacementUrl": null}'::jsonb
  || jsonb_build_object('returnUrl', content #> '{props,orderUrl}') || (content -> 'props') || jsonb_build_object('orderReturn',
    '{"wish": "refund", "outOfStock": false, "replacement": null, "sendBack": null}'::jsonb || (content #> '{props,orderReturn}')))
where template = 'order-return';
