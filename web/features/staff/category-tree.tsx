import type { CategoryChoices } from '../../../contract/merchandising/categories.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import styles from './category-tree.module.css';

interface CategoryTreeProps {
  /** Of the fields; each value is a path. */
  name: string;
  categories: CategoryChoices;
  chosen: readonly string[];
}

const depths = [undefined, styles.depth1];

/** Categories to tick, in the order of their tree. One that is gone stays ticked and named, so that nothing is lost unseen. */
export function CategoryTree({ name, categories, chosen }: CategoryTreeProps) {
  const gone = chosen.filter((path) => !categories.some((category) => category.path === path));
  return (
    <div className={styles.tree}>
      {gone.map((path) => (
        <Checkbox key={path} name={name} value={path} defaultChecked>
          {path} (no longer there)
        </Checkbox>
      ))}
      {categories.map(({ path, title, depth }) => (
        <Checkbox
          key={path}
          name={name}
          value={path}
          defaultChecked={chosen.includes(path)}
          className={depth < 2 ? depths[depth] : styles.depth2}
        >
          {title}
        </Checkbox>
      ))}
    </div>
  );
}
