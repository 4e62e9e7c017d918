import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { staffPromotion } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { CircleAlert } from '../../ui/icons/icons.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import type { Entry } from './entries.ts';
import { periodWords } from './month.ts';
import styles from './staff-promotion-calendar-screen.module.css';

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
  const [only, ...more] = others.map(({ promotionId, name }) => (
    <a key={promotionId} href={staffPromotion({ promotionId })}>
      {name}
    </a>
  ));
  return (
    <div className={styles.never}>
      <CircleAlert size={14} />
      {more.length === 0 ? (
        <span>Never combines with {only}</span>
      ) : (
        <Disclosure title={`Never combines with ${others.length} others`}>
          <ul>
            {[only, ...more].map((link) => (
              <li key={link?.key}>{link}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
