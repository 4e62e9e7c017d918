-- Items of a return may arrive until the end of the day that the shopper was told; it was the hour of the approval.
update returns.return
set arrive_by = (date_trunc('day', arrive_by at time zone 'America/New_York') + interval '1 day') at time zone 'America/New_York' - interval '1 millisecond'
where ended_at is null;
