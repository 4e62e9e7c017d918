import { Panel } from '../../features/staff/panel.tsx';
import { staffCategory } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import type { StaffCategoryData } from './staff-category-data.ts';

/** Deletes an empty category, such as one made by mistake, or says why it can't be. */
export function DeletePanel({ category }: Pick<StaffCategoryData, 'category'>) {
  const { title, version, notDeletable } = category;
  return (
    <Panel title="Delete" lead={notDeletable ?? 'This category is empty and isn’t used anywhere.'}>
      {notDeletable === null && (
        <Disclosure title="Delete this category…">
          <p>{title} is deleted, and its address is no longer found. This can’t be undone.</p>
          <form method="post" action={staffCategory(category)}>
            <input type="hidden" name="action" value="delete" />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" variant="secondary">
              Delete category
            </Button>
          </form>
        </Disclosure>
      )}
    </Panel>
  );
}
