import { plural } from '../../../contract/values/count.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProduct } from '../../staff-routes.ts';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import { type RuleChoices, ruleWords } from './rule-words.ts';
import styles from './rules-panel.module.css';
import type { RulesAttempt } from './staff-category-data.ts';

const columns = [
  { key: 'picture', title: 'Picture' },
  { key: 'name', title: 'Product' },
  { key: 'price', title: 'Price', numeric: true },
  { key: 'by', title: 'Matches because' },
];

/** How many products the rules match, and the first of them with the rules that each matches. */
export function Matches({ matched, choices }: Pick<RulesAttempt, 'matched'> & { choices: RuleChoices }) {
  if (!matched) return null;
  const { total, products, rules } = matched;
  const words = plural(total, 'product matches', 'products match');
  return (
    <div className={styles.matches}>
      <p role="status" className={styles.count}>
        {total === 0 ? 'No product matches' : words}
        {total > products.length && `. The ${products.length} most popular:`}
      </p>
      {products.length > 0 && (
        <Table
          caption="Products that match"
          columns={columns}
          rows={products.map(({ productId, name, picture, price, by }) => ({
            key: productId,
            cells: {
              picture: picture ? (
                <Image image={{ ...picture, url: picture.src }} alt="" span="thumb" ratio="square" className={styles.picture} />
              ) : (
                <span className={styles.picture} role="img" aria-label="No picture" />
              ),
              name: <a href={staffProduct({ productId })}>{name}</a>,
              price: price === null ? '–' : formatMoney(price),
              by: by
                .flatMap((index) => rules.rules[index] ?? [])
                .map((rule) => ruleWords(rule, choices))
                .join(', '),
            },
          }))}
        />
      )}
    </div>
  );
}
