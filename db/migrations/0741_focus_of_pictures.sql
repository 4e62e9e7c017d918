-- Where a picture's subject is, in percent from its left and top edge; null for its middle. Wherever the shop crops the picture, this point stays in view.
alter table catalog.image add column focus jsonb check (
  focus is null or ((focus ->> 'x')::int between 0 and 100 and (focus ->> 'y')::int between 0 and 100)
);
