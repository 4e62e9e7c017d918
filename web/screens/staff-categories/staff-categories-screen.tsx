import type { StaffCategory } from '../../../contract/merchandising/categories.ts';
import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { LookUp } from '../../features/staff/look-up.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCategories, staffCategory, staffProducts } from '../../staff-routes.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { icon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { countsBelow, departmentOf, isFoldable, unfolded, withWords } from './listed.ts';
import styles from './staff-categories.module.css';
import type { StaffCategoriesData } from './staff-categories-data.ts';
import { useTreeDrag } from './use-tree-drag.ts';

/** The tree of categories: adds one, orders siblings, and finds the one to edit. */
function StaffCategoriesScreen({ data }: { data: StaffData<StaffCategoriesData> }) {
  return (
    <StaffFrame
      data={data}
      place="categories"
      heading="Categories"
      lead="Departments and their categories, for every brand. The menu shows three levels and leaves out categories without products."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Panel title="Add category">
            <AddForm data={shown} />
          </Panel>
          <Panel title="All categories" lead={countWords(shown.categories)}>
            {shown.categories.length > 0 ? (
              <>
                <LookUp action={staffCategories()} label="Search categories" hint="Enter part of a name." typed={shown.q} />
                {shown.q.trim() === '' ? <Tree {...shown} /> : <Found {...shown} />}
              </>
            ) : (
              <EmptyState title="No categories yet">
                Add your first department, or import products: the first file creates its own.
              </EmptyState>
            )}
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function countWords(categories: readonly StaffCategory[]): string {
  const count = plural(categories.length, 'category', 'categories');
  const hidden = categories.filter(({ inMenu }) => !inMenu).length;
  return `${count} in menu order${hidden === 0 ? '' : `, ${hidden} not in the menu`}. Open one to rename, move, merge or hide it.`;
}

function AddForm({ data: { categories, typed, errors } }: { data: StaffCategoriesData }) {
  return (
    <form className={form.row} method="post" action={staffCategories()}>
      <input type="hidden" name="action" value="add" />
      <Field label="Name" name="title" autoComplete="off" maxLength={80} defaultValue={typed.title} error={errors.title} />
      <Select
        label="Inside"
        name="parentId"
        defaultValue={typed.parentId}
        placeholder="None, it’s a department"
        options={categories
          .filter(({ depth, isAutomatic }) => depth < 4 && !isAutomatic)
          .map(({ taxonomyId, title, depth }) => ({ value: String(taxonomyId), label: `${'– '.repeat(depth)}${title}` }))}
        error={errors.parentId}
      />
      <Button type="submit">Add category</Button>
    </form>
  );
}

/** The tree, with the departments that are open. */
function Tree({ categories, open }: Pick<StaffCategoriesData, 'categories' | 'open'>) {
  return (
    <>
      {isFoldable(categories) && (
        <p>
          {open === 'all' ? (
            <a href={staffCategories()}>Show departments only</a>
          ) : (
            <a href={staffCategories({ open: 'all' })}>Show all levels</a>
          )}
        </p>
      )}
      <CategoryTable categories={categories} open={open} />
    </>
  );
}

const foundColumns = [
  { key: 'name', title: 'Category' },
  { key: 'above', title: 'Inside' },
  { key: 'menu', title: 'Menu' },
  { key: 'products', title: 'Products', numeric: true },
];

/** The categories with the words searched for, and where they are. */
function Found({ categories, q }: Pick<StaffCategoriesData, 'categories' | 'q'>) {
  const found = withWords(categories, q);
  const all = (
    <LinkButton href={staffCategories()} variant="secondary">
      Show all categories
    </LinkButton>
  );
  if (found.length === 0) return <EmptyState title={`No categories with “${q.trim()}”`} actions={all} />;
  const rows = found.map(({ category, above }) => ({
    key: category.taxonomyId,
    cells: {
      name: <Name category={category} />,
      above:
        above.length === 0 ? (
          <span className={form.quiet}>Department</span>
        ) : (
          <a
            href={`${staffCategories({ open: departmentOf(categories, category.taxonomyId) ?? undefined })}#category-${category.taxonomyId}`}
          >
            {above.join(' › ')}
          </a>
        ),
      menu: <InMenu category={category} />,
      products: <Products category={category} />,
    },
  }));
  return (
    <>
      <Table caption="Categories found" columns={foundColumns} rows={rows} />
      <p>{all}</p>
    </>
  );
}

function Name({ category: { taxonomyId, title, isAutomatic } }: { category: StaffCategory }) {
  return (
    <>
      <a href={staffCategory({ taxonomyId })}>{title}</a>
      {isAutomatic && <span className={form.quiet}> Automatic</span>}
    </>
  );
}

const InMenu = ({ category: { inMenu } }: { category: StaffCategory }) =>
  inMenu ? 'Shown' : <span className={form.quiet}>Not in menu</span>;

function Products({ category: { taxonomyId, title, products } }: { category: StaffCategory }) {
  if (products === 0) return '0';
  return (
    <a href={staffProducts({ category: taxonomyId })}>
      {products.toLocaleString('en-US')}
      <VisuallyHidden> products in {title}</VisuallyHidden>
    </a>
  );
}

/** Only the tree uses it (Lucide, license beside `ui/icons/icons.tsx`). */
const GripVertical = /* @__PURE__ */ icon('grip-vertical');

const columns = [
  { key: 'name', title: 'Category' },
  { key: 'menu', title: 'Menu' },
  { key: 'products', title: 'Products', numeric: true },
  { key: 'order', title: 'Order' },
];

function CategoryTable({ categories, open }: Pick<StaffCategoriesData, 'categories' | 'open'>) {
  const drag = useTreeDrag(categories);
  const siblings = Map.groupBy(categories, ({ parentId }) => parentId);
  const below = countsBelow(categories);
  const action = staffCategories({ open: open ?? undefined });
  const rows = unfolded(categories, open).map((category) => {
    const { taxonomyId, depth, parentId, isFixed } = category;
    const inside = depth === 0 && open !== 'all' ? (below.get(taxonomyId) ?? 0) : 0;
    const among = siblings.get(parentId) ?? [];
    return {
      key: taxonomyId,
      cells: {
        name: (
          <>
            <span
              id={`category-${taxonomyId}`}
              className={classes(styles.name, depth === 0 && styles.department)}
              data-depth={depth}
              data-category={taxonomyId}
              data-drop={drag.dropAt(taxonomyId)}
            >
              {drag.isOn && <Grip className={styles.grip} isFixed={isFixed} />}
              <Name category={category} />
            </span>
            {inside > 0 && <Fold category={category} inside={inside} isOpen={open === taxonomyId} />}
          </>
        ),
        menu: <InMenu category={category} />,
        products: <Products category={category} />,
        order: <Steps category={category} action={action} isFirst={among[0] === category} isLast={among.at(-1) === category} />,
      },
    };
  });
  return (
    <div className={styles.tree} {...drag.tree}>
      <Table caption="Categories" columns={columns} rows={rows} />
      <form ref={drag.form} method="post" action={action} hidden>
        <input type="hidden" name="action" value="place" />
        {(['taxonomyId', 'parentId', 'before'] as const).map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
      </form>
    </div>
  );
}

/** Shows what is in a department, or hides it again. */
function Fold({ category: { taxonomyId, title }, inside, isOpen }: { category: StaffCategory; inside: number; isOpen: boolean }) {
  const href = `${staffCategories({ open: isOpen ? undefined : taxonomyId })}#category-${taxonomyId}`;
  return (
    <a className={styles.fold} href={href}>
      {isOpen ? 'Hide' : `Show ${inside}`}
      <VisuallyHidden> in {title}</VisuallyHidden>
    </a>
  );
}

/** What a category is dragged by; one that stays keeps its room, for the names to line up. Keys have the buttons beside it, and its page. */
function Grip({ className, isFixed }: { className: string | undefined; isFixed: boolean }) {
  return (
    <span className={className} draggable={!isFixed} title="Drag to move" aria-hidden="true">
      <GripVertical size={16} />
    </span>
  );
}

/** Moves a category one place among its siblings. */
function Steps({ category, action, isFirst, isLast }: { category: StaffCategory; action: string; isFirst: boolean; isLast: boolean }) {
  if (isFirst && isLast) return <span className={form.quiet}>–</span>;
  return (
    <form method="post" action={action} className={styles.steps}>
      <input type="hidden" name="action" value="order" />
      <input type="hidden" name="taxonomyId" value={category.taxonomyId} />
      <Button type="submit" name="step" value="up" variant="secondary" size="small" disabled={isFirst}>
        Up<VisuallyHidden> {category.title}</VisuallyHidden>
      </Button>
      <Button type="submit" name="step" value="down" variant="secondary" size="small" disabled={isLast}>
        Down<VisuallyHidden> {category.title}</VisuallyHidden>
      </Button>
    </form>
  );
}

export default island('screens/staff-categories/staff-categories-screen', StaffCategoriesScreen);
