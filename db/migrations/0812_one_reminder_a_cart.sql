-- A cart has one reminder, without the time of its last change in the subject; the newest of each stays, read or dismissed as it is.
delete from engagement.card c using engagement.card newer
where starts_with(c.subject, 'cart:') and starts_with(newer.subject, 'cart:') and newer.owner_id = c.owner_id
  and split_part(newer.subject, ':', 2) = split_part(c.subject, ':', 2) and (newer.starts_at, newer.id) > (c.starts_at, c.id);
update engagement.card set subject = 'cart:' || split_part(subject, ':', 2) where starts_with(subject, 'cart:');
