import { facetTitles } from '../../../contract/search/facet-titles.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCategory } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './filters-panel.module.css';
import type { StaffCategoryData } from './staff-category-data.ts';

/** Which filters the category's list has, and in which order. */
export function FiltersPanel({ category, filters }: Pick<StaffCategoryData, 'category' | 'filters'>) {
  if (!filters) {
    return (
      <Panel id="filters" title="Filters" lead="Its list shows every filter that narrows its products, in the shop’s order.">
        <div>
          <LinkButton href={`${staffCategory(category, { filters: 1 })}#filters`} variant="secondary">
            Choose filters
          </LinkButton>
        </div>
      </Panel>
    );
  }
  const { keys, shown, error } = filters;
  return (
    <Panel
      id="filters"
      title="Filters"
      lead="Its list shows the filters selected here, in this order, for every brand. Filters that wouldn’t narrow the list are left out."
    >
      <form className={styles.form} method="post" action={`${staffCategory(category)}#filters`}>
        <input type="hidden" name="action" value="filters" />
        <input type="hidden" name="version" value={category.version} />
        {/* Enter saves: browsers press a form's first button. */}
        <button type="submit" hidden />
        <ol className={styles.filters}>
          {keys.map((key, index) => (
            <li key={key} className={styles.filter}>
              <input type="hidden" name="key" value={key} />
              <Checkbox name="shown" value={key} defaultChecked={shown.includes(key)}>
                {facetTitles[key]}
              </Checkbox>
              <span className={styles.steps}>
                <Button type="submit" name="then" value={`up.${key}`} variant="secondary" size="small" disabled={index === 0}>
                  Up<VisuallyHidden> {facetTitles[key]}</VisuallyHidden>
                </Button>
                <Button
                  type="submit"
                  name="then"
                  value={`down.${key}`}
                  variant="secondary"
                  size="small"
                  disabled={index === keys.length - 1}
                >
                  Down<VisuallyHidden> {facetTitles[key]}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ol>
        {error && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit">Save filters</Button>
          {category.facets ? (
            <Button type="submit" name="then" value="automatic" variant="quiet">
              Back to all filters
            </Button>
          ) : (
            <LinkButton href={staffCategory(category)} variant="quiet">
              Cancel
            </LinkButton>
          )}
        </div>
        <p className={form.quiet}>Filters you leave out still work in existing links.</p>
      </form>
    </Panel>
  );
}
