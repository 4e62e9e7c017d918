-- Mails written before parcels had a page of their own: their button leads to the order.
update email.outbox set content = jsonb_set(content, '{props,trackUrl}', content #> '{props,orderUrl}')
where template = 'order-shipped' and content #> '{props,trackUrl}' is null;
