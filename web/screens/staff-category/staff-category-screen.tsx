import { Facts } from '../../features/staff/facts.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { category as categoryLink } from '../../routes.ts';
import { staffCategories, staffCategory } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { MergePanel } from './merge-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import type { StaffCategoryData } from './staff-category-data.ts';

/** Renames, moves, describes or hides a category, and says by which rules it takes products. */
function StaffCategoryScreen({ data }: { data: StaffData<StaffCategoryData> }) {
  const category = data.shown?.category;
  return (
    <StaffFrame
      data={data}
      place="categories"
      heading={category?.title ?? 'Categories'}
      lead={
        category && (
          <>
            <a href={categoryLink(category)}>View in the shop</a> · <a href={staffCategories()}>All categories</a>
          </>
        )
      }
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.isConflict && (
            <Panel title="Saved by someone else" lead="Saving again replaces their changes with what you typed below.">
              <Stored category={shown.category} />
            </Panel>
          )}
          <Panel title="Edit category">
            <EditForm data={shown} />
          </Panel>
          <RulesPanel {...shown} />
          <PicturePanel {...shown} mayChoose={data.me.permissions.includes('content.edit')} />
          <FiltersPanel {...shown} />
          <MergePanel {...shown} />
          <DeletePanel {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

/** What is stored, beside what was typed. */
function Stored({ category: { title, slug, description, inMenu, parentId, parents } }: Pick<StaffCategoryData, 'category'>) {
  const parent = parents.find(({ taxonomyId }) => taxonomyId === parentId);
  return (
    <Facts
      facts={[
        { name: 'Name', value: title },
        { name: 'Address', value: slug },
        { name: 'Inside', value: parent?.title ?? 'None, it’s a department' },
        { name: 'Description', value: description || 'None' },
        { name: 'Menu', value: inMenu ? 'Shown' : 'Not in menu' },
      ]}
    />
  );
}

function EditForm({ data: { category, typed, errors } }: { data: StaffCategoryData }) {
  return (
    <form className={form.stack} method="post" action={staffCategory(category)}>
      <input type="hidden" name="action" value="save" />
      <input type="hidden" name="version" value={typed.version} />
      <Field label="Name" name="title" autoComplete="off" maxLength={80} defaultValue={typed.title} error={errors.title} />
      <Field
        label="Address"
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        defaultValue={typed.slug}
        hint="The name in its link, such as area-rugs. Links to the old address redirect permanently."
        error={errors.slug}
      />
      {category.isFixed ? (
        <p className={form.quiet}>This department stays at the top.</p>
      ) : (
        <Select
          label="Inside"
          name="parentId"
          defaultValue={typed.parentId}
          placeholder="None, it’s a department"
          options={category.parents.map(({ taxonomyId, title, depth }) => ({
            value: String(taxonomyId),
            label: `${'– '.repeat(depth)}${title}`,
          }))}
          hint="Moves it with everything in it to the end of that category."
          error={errors.parentId}
        />
      )}
      <TextArea
        label="Description"
        name="description"
        optional
        rows={4}
        maxLength={1000}
        defaultValue={typed.description}
        hint="Shown on its page and in search engine results."
        error={errors.description}
      />
      <Checkbox name="inMenu" value="yes" defaultChecked={typed.inMenu}>
        Show in the menu
      </Checkbox>
      <p className={form.quiet}>A hidden category keeps its page and products, and search still finds them.</p>
      <Button type="submit">Save</Button>
    </form>
  );
}

export default island('screens/staff-category/staff-category-screen', StaffCategoryScreen);
