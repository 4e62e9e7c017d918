-- How many published reviews of a product speak of each topic, by the topic's key; kept with the other counts.
alter table reviews.summary add column topics jsonb not null default '{}';

-- The words are those of server/reviews/topics.ts when this was written; the next change of a product's reviews counts anew.
update reviews.summary s set topics = counted.topics
from (
  select product_id, jsonb_object_agg(topic, mentions) as topics
  from (
    select r.product_id, t.topic, count(*) as mentions
    from reviews.review r
    join (values
      ('comfort', '\m(comfort|comfortabl[ey]|comfy|cozy|cosy|supportive)\M'),
      ('quality', '\m(quality|sturd(y|ier|iness)|solid(ly)?|well[ -](made|built)|durable|durability|craftsmanship|flimsy|wobbl\w*)\M'),
      ('color', '\m(colou?r(s|ed)?|hues?|tones?)\M'),
      ('size', '\m(size[ds]?|dimensions?|measure(d|s|ments?)?|too (big|small|large|narrow|wide|short|tall)|bigger|smaller|larger|fits?)\M'),
      ('softness', '\m(soft(er|est|ness)?|scratchy|plush)\M'),
      ('assembly', '\m(assembl\w*|put (it|this|them|everything) together|instructions|hardware|screws?|allen key)\M'),
      ('delivery', '\m(deliver\w*|shipp\w*|arrived|packag\w*|courier)\M'),
      ('value', '\m(price[ds]?|pricey|worth|cost|money|value|bargain|expensive|cheap\w*)\M'),
      ('cleaning', '\m(clean(s|ed|ing|er)?|wash(es|ed|ing|able)?|stain\w*|wip(e|es|ed|ing)|dust(s|ed|ing|y)?|vacuum\w*|dishwasher)\M'),
      ('light', '\m(bright(er|ness|ly)?|dim(s|mer|med|mable)?|glow(s|ing)?|lumens?)\M'),
      ('smell', '\m(smell(s|ed|y)?|odou?rs?|scent(s|ed)?|fragran\w*)\M')
    ) t (topic, pattern) on r.title || ' ' || r.text ~* t.pattern
    where r.status = 'published'
    group by r.product_id, t.topic
  ) mentioned
  group by product_id
) counted
where s.product_id = counted.product_id;
