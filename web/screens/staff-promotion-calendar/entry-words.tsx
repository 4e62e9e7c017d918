import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { staffPromotion } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { CircleAlert } from '../../ui/icons/icons.tsx';
import type { Entry } from './entries.ts';
import { periodWords } from './month.ts';
import styles from './staff-promotion-calendar-screen.module.css';

/** Names shown before “and 3 more”. */
const mostNamed = 3;

interface EntryWordsProps {
  readonly entry: Entry;
  readonly brands: readonly { readonly key: string; readonly name: string }[];
}

/** What a bar stands for: name, state, days and brands, and the promotions it never combines with. */
export function EntryWords({ entry, brands }: EntryWordsProps) {
  const { name, href, state, neverWith } = entry;
  const itsBrands = brands.filter(({ key }) => entry.brands.includes(key)).map((brand) => brand.name);
  return (
    <div className={styles.entry}>
      <span className={styles.name}>
        {href ? <a href={href}>{name}</a> : name}{' '}
        <Badge tone={state === 'active' ? 'success' : 'neutral'}>{state ? promotionStateWords[state] : 'Campaign'}</Badge>
      </span>
      <span className={styles.quiet}>{[periodWords(entry), ...itsBrands].join(' · ')}</span>
      {neverWith.length > 0 && <NeverWith others={neverWith} />}
    </div>
  );
}

function NeverWith({ others }: { others: Entry['neverWith'] }) {
  const named = others.slice(0, mostNamed);
  const more = others.length - named.length;
  return (
    <span className={styles.never}>
      <CircleAlert size={14} />
      <span>
        Never combines with{' '}
        {named.map(({ promotionId, name }, index) => (
          <span key={promotionId}>
            {index > 0 && (more === 0 && index === named.length - 1 ? ' and ' : ', ')}
            <a href={staffPromotion({ promotionId })}>{name}</a>
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
      </span>
    </span>
  );
}
