-- What shoppers searched for and how far visits went, counted by the shop's day: no visitor, no time of day (server/figures).
create schema figures;

create table figures.search_day (
  day date not null,
  brand text not null,
  -- The words as search reads them; empty for all the searches whose words are not kept.
  words text not null check (char_length(words) <= 80),
  searches int not null,
  -- Searches that found no product.
  nothing int not null,
  -- Searches after which a product was opened, or put into the cart.
  products int not null,
  carts int not null,
  primary key (day, brand, words)
);

create table figures.visit_day (
  day date not null,
  brand text not null,
  step text not null,
  visits int not null,
  primary key (day, brand, step)
);
