import type { CategoryNaming } from '../../../contract/merchandising/categories.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { Facts } from '../../features/staff/facts.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCategory, staffCategoryMerge } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import type { StaffCategoryMergeData } from './staff-category-merge-data.ts';

/** What a merge of two categories moves, before one agrees to it. */
function StaffCategoryMergeScreen({ data }: { data: StaffData<StaffCategoryMergeData> }) {
  const category = data.shown?.category;
  return (
    <StaffFrame
      data={data}
      place="categories"
      heading="Merge categories"
      lead={category && <a href={staffCategory(category)}>Back to {category.title}</a>}
      error={data.shown?.message}
    >
      {({ category: from, plan }) => plan && <Plan from={from} plan={plan} />}
    </StaffFrame>
  );
}

const kindWords: Readonly<Record<CategoryNaming, string>> = {
  brand: 'Assortment of a brand',
  content: 'Content',
  menu: 'Menu item',
  promotion: 'Promotion',
  redirect: 'Redirect',
  rules: 'Automatic category',
};

const followWords: Readonly<Record<CategoryNaming, string>> = {
  brand: 'Sells the other category’s products',
  content: 'Keeps working: the link redirects',
  menu: 'Keeps working: the link redirects',
  promotion: 'Refers to the other category instead',
  redirect: 'Keeps working: the link redirects',
  rules: 'Refers to the other category instead',
};

const columns = [
  { key: 'kind', title: 'Kind' },
  { key: 'title', title: 'Name' },
  { key: 'follows', title: 'After the merge' },
];

function Plan({ from, plan }: { from: StaffCategoryMergeData['category']; plan: NonNullable<StaffCategoryMergeData['plan']> }) {
  const { into, products, categories, endsRules, namedBy } = plan;
  return (
    <>
      <Panel title={`${from.title} into ${into.title}`} lead={`${from.title} is deleted. This can’t be undone.`}>
        <Facts
          facts={[
            { name: 'Products', value: formatCount(products) },
            { name: 'Categories in it', value: formatCount(categories) },
            { name: 'Address', value: `Redirects to ${into.title}, on every brand` },
            ...(endsRules
              ? [
                  {
                    name: 'Rules',
                    value: into.isAutomatic
                      ? `Deleted. The rules of ${into.title} apply`
                      : `Deleted. The products that matched stay in ${into.title}`,
                  },
                ]
              : []),
          ]}
        />
        <form className={form.stack} method="post" action={staffCategoryMerge({ taxonomyId: from.taxonomyId }, { into: into.taxonomyId })}>
          <input type="hidden" name="action" value="merge" />
          <input type="hidden" name="version" value={from.version} />
          <input type="hidden" name="into" value={into.taxonomyId} />
          <input type="hidden" name="intoVersion" value={into.version} />
          <Button type="submit">Merge into {into.title}</Button>
        </form>
      </Panel>
      <Panel title="Where it’s used" lead={namedBy.length === 0 ? 'It isn’t used anywhere else.' : undefined}>
        {namedBy.length > 0 && (
          <Table
            caption="Where it’s used"
            columns={columns}
            rows={namedBy.map(({ kind, title }, at) => ({ key: at, cells: { kind: kindWords[kind], title, follows: followWords[kind] } }))}
          />
        )}
      </Panel>
    </>
  );
}

export default island('screens/staff-category-merge/staff-category-merge-screen', StaffCategoryMergeScreen);
