import type { ReviewTopic } from '../../contract/reviews/reviews.ts';
import { keysOf } from '../../contract/values/keys.ts';

/** Words that follow a noun: a soft light for reading, but soft light cotton. */
const afterNoun = '(a|and|at|but|for|from|in|is|it|of|on|or|that|to|when|which|with|without)';

/**
 * The words that speak of each topic, as PostgreSQL's regular expressions, matched in any case. `comforter` is no comfort, `dimensions` are no dim
 * light, a soft glow no softness.
 */
export const topicPatterns: Readonly<Record<ReviewTopic, string>> = {
  comfort: String.raw`\m(comfort|comfortabl[ey]|comfy|cozy|cosy|supportive)\M`,
  quality: String.raw`\m(quality|sturd(y|ier|iness)|solid(ly)?|well[ -](made|built)|durable|durability|craftsmanship|flimsy|wobbl\w*)\M`,
  color: String.raw`\m(colou?r(s|ed)?|hues?|tones?)\M`,
  size: String.raw`\m(size[ds]?|dimensions?|measure(d|s|ments?)?|too (big|small|large|narrow|wide|short|tall)|bigger|smaller|larger|fits?)\M`,
  softness: String.raw`\m(soft(er|est|ness)?|scratchy|plush)\M(?! (white )?((glow|bulb|lighting)s?\M|lights\M|light($|[^\w ]| ${afterNoun}\M)))`,
  assembly: String.raw`\m(assembl\w*|put (it|this|them|everything) together|instructions|hardware|screws?|allen key)\M`,
  delivery: String.raw`\m(deliver\w*|shipp\w*|arrived|packag\w*|courier)\M`,
  value: String.raw`\m(price[ds]?|pricey|worth|cost|money|value|bargain|expensive|cheap\w*)\M`,
  cleaning: String.raw`\m(clean(s|ed|ing|er)?|wash(es|ed|ing|able)?|stain\w*|wip(e|es|ed|ing)|dust(s|ed|ing|y)?|vacuum\w*|dishwasher)\M`,
  light: String.raw`\m(bright(er|ness|ly)?|dim(s|mer|med|mable)?|glow(s|ing)?|lumens?)\M`,
  smell: String.raw`\m(smell(s|ed|y)?|odou?rs?|scent(s|ed)?|fragran\w*)\M`,
};

/** Fewer reviews make no topic, and more topics than this no summary. */
const minMentions = 3;
const maxTopics = 6;

/** The topics worth showing, most mentioned first; those of equal counts in the contract's order. */
export function topicsOf(counts: Readonly<Partial<Record<string, number>>>): { topic: ReviewTopic; count: number }[] {
  return keysOf(topicPatterns)
    .map((topic) => ({ topic, count: counts[topic] ?? 0 }))
    .filter(({ count }) => count >= minMentions)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxTopics);
}
