import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCategoryMerge } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import type { StaffCategoryData } from './staff-category-data.ts';

/** Begins to merge the category into another; what that moves is shown first. */
export function MergePanel({ category }: Pick<StaffCategoryData, 'category'>) {
  const { taxonomyId, isFixed, mergeInto } = category;
  if (isFixed || mergeInto.length === 0) return null;
  return (
    <Panel title="Merge" lead="Moves everything in this category into another one and deletes it. Its address redirects there.">
      <form className={form.row} method="get" action={staffCategoryMerge({ taxonomyId })}>
        <Select
          label="Merge into"
          name="into"
          options={mergeInto.map((other) => ({ value: String(other.taxonomyId), label: `${'– '.repeat(other.depth)}${other.title}` }))}
        />
        <Button type="submit" variant="secondary">
          Show what moves
        </Button>
      </form>
    </Panel>
  );
}
