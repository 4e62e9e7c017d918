-- What a sign-in brought together, to be told: {at, lines: [{variationId, quantity, wanted}]}. Null again with the next change.
alter table cart.cart add column merged jsonb;
