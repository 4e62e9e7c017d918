import type { CategoryChoices } from '../../../../contract/merchandising/categories.ts';
import { Select } from '../../../ui/form/field.tsx';
import styles from './department-order.module.css';

interface DepartmentOrderProps {
  categories: CategoryChoices;
  /** Paths, in order. */
  chosen: readonly string[];
}

/** Places shown at first, and free ones after those in use. */
const fewest = 4;
const free = 2;

/** A brand's departments, each place a list to choose from, so that their order is set without script. One that is gone stays chosen and named. */
export function DepartmentOrder({ categories, chosen }: DepartmentOrderProps) {
  const options = categories.map(({ path, title, depth }) => ({ value: path, label: `${'\u2003'.repeat(depth)}${title}` }));
  const gone = chosen.filter((path) => !categories.some((category) => category.path === path));
  const all = [...gone.map((path) => ({ value: path, label: `${path} (no longer there)` })), ...options];
  const places = Math.max(fewest, chosen.length + free);
  return (
    <div className={styles.places}>
      {Array.from({ length: places }, (_, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={at}
          name="departments"
          label={`Place ${at + 1}`}
          options={all}
          placeholder="None"
          defaultValue={chosen[at] ?? ''}
        />
      ))}
    </div>
  );
}
