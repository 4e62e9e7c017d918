-- Mails written before orders had adjustments: they are shown in the outbox, and those not sent yet are rendered when they are.
update email.outbox set content = jsonb_set(
  jsonb_set(content, '{props,order,summary,adjustments}', '[]'),
  '{props,order,items}',
  coalesce(
    (select jsonb_agg('{"adjustments": [], "tax": 0}'::jsonb || item order by position)
      from jsonb_array_elements(content #> '{props,order,items}') with ordinality as each (item, position)),
    '[]'
  )
)
where jsonb_typeof(content #> '{props,order,items}') = 'array' and content #> '{props,order,summary,adjustments}' is null;
