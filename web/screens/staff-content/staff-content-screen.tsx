import { addressOf, siteTitle } from '../../features/editing/names.ts';
import form from '../../features/staff/form.module.css';
import { heading, sortIn } from '../../features/staff/order.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffContent, staffContentDocument } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { type Filter, type Key, keys, type ListedDocument, nameOf, stateNames, stateOf } from './in-order.ts';
import type { StaffContentData } from './staff-content-data.ts';
import styles from './staff-content-screen.module.css';

/** The pages of a brand and its site-wide content, each with its status and last changes. */
function StaffContentScreen({ data }: { data: StaffData<StaffContentData> }) {
  return (
    <StaffFrame
      data={data}
      place="content"
      heading={data.shown ? `Content for ${data.shown.brandName}` : 'Content'}
      lead={data.shown && <Sisters sisters={data.shown.sisters} />}
      error={data.shown?.message}
    >
      {({ site, listed, filter, order, errors, typed, isElsewhere }) => (
        <>
          {isElsewhere && (
            <Notice>Shoppers currently see pages from another content system. What you edit here is saved, but not shown.</Notice>
          )}
          {site && <Site site={site} />}
          <ListViews views={data.views} />
          <Filters filter={filter} order={order} />
          {listed.rows.length === 0 ? (
            <EmptyState title="No pages with this status">
              <a href={staffContent()}>Show all pages</a>
            </EmptyState>
          ) : (
            <>
              <PageTable pages={listed.rows} filter={filter} order={order} />
              <Pages
                page={listed.page}
                pages={listed.pages}
                at={(page) => staffContent({ state: filter ?? undefined, sort: sortIn(keys, order), page })}
              />
            </>
          )}
          <Panel title="Add page" lead="New pages stay drafts until you publish them.">
            <form className={form.row} method="post" action={staffContent()}>
              <input type="hidden" name="action" value="create" />
              <Field
                label="Address"
                name="pageId"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={80}
                hint="For example spring-sale"
                defaultValue={typed.pageId}
                error={errors.pageId}
              />
              <Field
                label="Title"
                name="title"
                autoComplete="off"
                maxLength={200}
                hint="Shown in the browser tab"
                defaultValue={typed.title}
                error={errors.title}
              />
              <Button type="submit">Create page</Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function Sisters({ sisters }: Pick<StaffContentData, 'sisters'>) {
  return (
    <>
      Each brand has its own content.{' '}
      {sisters.map(({ name, href }) => (
        <a key={href} href={href}>
          Content for {name}
        </a>
      ))}
    </>
  );
}

const parts = [
  { anchor: 'navBar.image_columns', title: 'Menus' },
  { anchor: 'navBar.sale_nav', title: 'Sales section' },
  { anchor: 'slimLineBanner.coupon', title: 'Slim banner' },
  { anchor: 'flatShippingMetaData', title: 'Standard delivery' },
  { anchor: 'footer', title: 'Footer' },
];

/** The site-wide content: one document with several parts. */
function Site({ site }: { site: ListedDocument }) {
  const href = staffContentDocument({ kind: 'site', key: 'site' });
  return (
    <Panel
      title={siteTitle}
      lead={parts.map(({ anchor, title }, i) => (
        <span key={anchor}>
          {i > 0 && ' · '}
          <a href={`${href}#${anchor}`}>{title}</a>
        </span>
      ))}
    >
      <p className={styles.standing}>
        <StateOf page={site} /> <span className={form.quiet}>{`Last saved ${shopMomentOf(site.savedAt)} by ${site.savedBy}`}</span>
      </p>
    </Panel>
  );
}

function StateOf({ page }: { page: ListedDocument }) {
  const state = stateOf(page);
  return <Badge tone={state === 'public' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>;
}

const filters: readonly { readonly value: Filter | null; readonly title: string }[] = [
  { value: null, title: 'All' },
  { value: 'public', title: 'Published' },
  { value: 'changed', title: 'Unpublished changes' },
  { value: 'planned', title: 'Scheduled' },
  { value: 'draft', title: 'Draft' },
];

function Filters({ filter, order }: Pick<StaffContentData, 'filter' | 'order'>) {
  return (
    <nav className={styles.filters} aria-label="Filter pages by status">
      {filters.map(({ value, title }) => (
        <a
          key={title}
          href={staffContent({ state: value ?? undefined, sort: sortIn(keys, order) })}
          aria-current={value === filter ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

interface PageTableProps extends Pick<StaffContentData, 'filter' | 'order'> {
  readonly pages: readonly ListedDocument[];
}

function PageTable({ pages, filter, order }: PageTableProps) {
  const sort = (key: Key) => {
    const { sort: next, direction } = heading(keys, order, key, key === 'saved');
    return { href: staffContent({ state: filter ?? undefined, sort: next }), direction };
  };
  const columns = [
    { key: 'page', title: 'Page', sort: sort('title') },
    { key: 'state', title: 'Status' },
    { key: 'public', title: 'Published' },
    { key: 'planned', title: 'Scheduled' },
    { key: 'saved', title: 'Last saved', sort: sort('saved') },
  ];
  const rows = pages.map((page) => ({
    key: page.key,
    cells: {
      page: (
        <span className={styles.page}>
          <a href={staffContentDocument(page)}>{nameOf(page)}</a>
          <span className={form.quiet}>{addressOf(page.key)}</span>
        </span>
      ),
      state: <StateOf page={page} />,
      public: page.publicSince && <By moment={page.publicSince} by={`version ${page.public}, ${page.publishedBy}`} />,
      planned: page.planned && (
        <By
          moment={page.planned.at}
          by={`${page.planned.version === null ? 'unpublished' : `version ${page.planned.version}`}, ${page.planned.askedBy}`}
        />
      ),
      saved: <By moment={page.savedAt} by={`version ${page.latest}, ${page.savedBy}`} />,
    },
  }));
  return <Table caption="Pages" columns={columns} rows={rows} />;
}

function By({ moment, by }: { moment: string; by: string }) {
  return (
    <span className={styles.page}>
      {shopMomentOf(moment)}
      <span className={form.quiet}>{by}</span>
    </span>
  );
}

export default island('screens/staff-content/staff-content-screen', StaffContentScreen);
