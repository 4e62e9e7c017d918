import { maxRules, type StaffCategory } from '../../../contract/merchandising/categories.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCategory, staffProducts } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Matches } from './matches.tsx';
import { RuleFields } from './rule-fields.tsx';
import { kindWords } from './rule-form.ts';
import styles from './rules-panel.module.css';
import type { RulesAttempt, StaffCategoryData } from './staff-category-data.ts';

type PanelProps = Pick<StaffCategoryData, 'category' | 'rules'>;

/** How a category gets its products: filed by hand and by imports, or by rules. */
export function RulesPanel({ category, rules }: PanelProps) {
  if (rules) return <ByRules category={category} attempt={rules} />;
  return (
    <Panel id="rules" title="Products" lead={<Count category={category} />}>
      <p>Products are added here one by one, on their own pages or by imports.</p>
      {category.notAutomatic === null ? (
        <div>
          <LinkButton href={`${staffCategory(category, { rules: 1 })}#rules`} variant="secondary">
            Fill by rules instead
          </LinkButton>
        </div>
      ) : (
        <p className={form.quiet}>To fill it by rules: {category.notAutomatic}.</p>
      )}
    </Panel>
  );
}

function Count({ category: { taxonomyId, products } }: { category: StaffCategory }) {
  if (products === 0) return 'No published products yet.';
  return <a href={staffProducts({ category: taxonomyId })}>{plural(products, 'published product')}</a>;
}

function ByRules({ category, attempt }: { category: PanelProps['category']; attempt: RulesAttempt }) {
  const { typed, errors, version, matched } = attempt;
  const isStored = category.isAutomatic;
  return (
    <Panel
      id="rules"
      title={isStored ? 'Automatic products' : 'Fill by rules'}
      lead="Published products that match are added automatically, and removed when they no longer match. You can’t add products by hand."
    >
      {isStored && (
        <p className={form.quiet}>
          <Count category={category} /> · follows every change of products, prices, stock and reviews
          {category.filledAt && ` · all products last checked ${shopMomentOf(category.filledAt)}`}
        </p>
      )}
      <form className={styles.form} method="post" action={`${staffCategory(category)}#rules`}>
        <input type="hidden" name="action" value="rules" />
        <input type="hidden" name="version" value={version} />
        {/* Enter saves: browsers press a form's first button. */}
        <button type="submit" hidden />
        <Select
          label="Products match"
          name="match"
          className={styles.match}
          defaultValue={typed.match}
          options={[
            { value: 'all', label: 'All of the rules' },
            { value: 'any', label: 'Any of the rules' },
          ]}
        />
        <RuleFields typed={typed} errors={errors} choices={category.choices} />
        {errors.rules && (
          <p className={styles.fault} role="alert">
            {errors.rules}
          </p>
        )}
        {typed.rules.length < maxRules && (
          <div className={form.row}>
            <Select
              label={typed.rules.length === 0 ? 'First rule' : 'Another rule'}
              name="added"
              className={styles.match}
              options={optionsOf(kindWords)}
            />
            <Button type="submit" name="then" value="add" variant="secondary">
              Add rule
            </Button>
          </div>
        )}
        <Matches matched={matched} choices={category.choices} />
        <div className={styles.buttons}>
          <Button type="submit">Save rules</Button>
          <Button type="submit" name="then" value="match" variant="secondary">
            Show matching products
          </Button>
          {isStored ? (
            <Button type="submit" name="then" value="file" variant="quiet">
              Stop filling by rules
            </Button>
          ) : (
            <LinkButton href={staffCategory(category)} variant="quiet">
              Cancel
            </LinkButton>
          )}
        </div>
        {isStored && (
          <p className={form.quiet}>When you stop, the category keeps the products it has, and you can add products by hand again.</p>
        )}
      </form>
    </Panel>
  );
}
