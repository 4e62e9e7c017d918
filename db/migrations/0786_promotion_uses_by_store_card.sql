-- What a customer may use so often was counted by account and e-mail address: guests with the same store card could type another address.
alter table promotions.redemption add column store_card text;
update promotions.redemption r set store_card = d.account
from orders.order o
join payments.payment p on p.order_id = o.id and p.state <> 'declined'
join payments.store_card_detail d on d.payment_id = p.id
where o.checkout_uuid = r.checkout_uuid and r.state <> 'given_back';
create index redemption_store_card on promotions.redemption (promotion_id, store_card) where state <> 'given_back' and store_card is not null;
