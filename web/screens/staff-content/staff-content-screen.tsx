import { addressOf, siteTitle } from '../../features/editing/names.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffContent, staffContentDocument } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { type Filter, type Key, type ListedDocument, type Order, stateNames, stateOf } from './in-order.ts';
import type { StaffContentData } from './page.ts';
import styles from './staff-content-screen.module.css';

/** The pages of a brand and what stands on every one of them: how each stands, since when, and by whom. */
export default function StaffContentScreen({ data }: { data: StaffData<StaffContentData> }) {
  return (
    <StaffFrame
      data={data}
      place="content"
      heading={data.shown ? `Content of ${data.shown.brandName}` : 'Content'}
      lead={data.shown && <Sisters sisters={data.shown.sisters} />}
      error={data.shown?.message}
    >
      {({ site, pages, filter, order, errors, typed, isElsewhere }) => (
        <>
          {isElsewhere && (
            <Notice>Shoppers see pages of another content system just now. What is written here is kept, and not shown.</Notice>
          )}
          {site && <Site site={site} />}
          <Filters filter={filter} order={order} />
          {pages.length === 0 ? (
            <EmptyState title="No page stands so">
              <a href={staffContent()}>Every page</a>
            </EmptyState>
          ) : (
            <Pages pages={pages} filter={filter} order={order} />
          )}
          <Panel title="A new page" lead="It is a draft until it is published, and nobody sees it before.">
            <form className={form.row} method="post" action={staffContent()}>
              <input type="hidden" name="action" value="create" />
              <Field
                label="Address"
                name="pageId"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={80}
                hint="Such as spring-sale"
                defaultValue={typed.pageId}
                error={errors.pageId}
              />
              <Field
                label="Title"
                name="title"
                autoComplete="off"
                maxLength={200}
                hint="As the browser’s tab says it"
                defaultValue={typed.title}
                error={errors.title}
              />
              <Button type="submit">Begin</Button>
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
      Every brand writes its own.{' '}
      {sisters.map(({ name, href }) => (
        <a key={href} href={href}>
          Content of {name}
        </a>
      ))}
    </>
  );
}

const parts = [
  { anchor: 'navBar.image_columns', title: 'Menus' },
  { anchor: 'navBar.sale_nav', title: 'Sales section' },
  { anchor: 'slimLineBanner.coupon', title: 'Slim banner' },
  { anchor: 'flatShippingMetaData', title: 'Delivery costs' },
  { anchor: 'footer', title: 'Footer' },
];

/** What stands on every page: one document with several parts. */
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
        <StateOf page={site} /> <span className={form.quiet}>{`Saved ${shopMomentOf(site.savedAt)} by ${site.savedBy}`}</span>
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
  { value: 'public', title: 'Public' },
  { value: 'changed', title: 'With changes' },
  { value: 'planned', title: 'Planned' },
  { value: 'draft', title: 'Not public' },
];

const sortIn = ({ key, isDescending }: Order): string | undefined =>
  key === 'title' && !isDescending ? undefined : `${isDescending ? '-' : ''}${key}`;

function Filters({ filter, order }: { filter: Filter | null; order: Order }) {
  return (
    <nav className={styles.filters} aria-label="Pages by state">
      {filters.map(({ value, title }) => (
        <a
          key={title}
          href={staffContent({ state: value ?? undefined, sort: sortIn(order) })}
          aria-current={value === filter ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function Pages({ pages, filter, order }: Pick<StaffContentData, 'pages' | 'filter' | 'order'>) {
  const sort = (key: Key) => ({
    href: staffContent({
      state: filter ?? undefined,
      sort: sortIn({ key, isDescending: order.key === key ? !order.isDescending : key === 'saved' }),
    }),
    direction: order.key === key ? (order.isDescending ? ('descending' as const) : ('ascending' as const)) : null,
  });
  const columns = [
    { key: 'page', title: 'Page', sort: sort('title') },
    { key: 'state', title: 'State' },
    { key: 'public', title: 'Public since' },
    { key: 'planned', title: 'Next' },
    { key: 'saved', title: 'Draft saved', sort: sort('saved') },
  ];
  const rows = pages.map((page) => ({
    key: page.key,
    cells: {
      page: (
        <span className={styles.page}>
          <a href={staffContentDocument(page)}>{page.title}</a>
          <span className={form.quiet}>{addressOf(page.key)}</span>
        </span>
      ),
      state: <StateOf page={page} />,
      public: page.publicSince && <By moment={page.publicSince} by={`version ${page.public}, ${page.publishedBy}`} />,
      planned: page.planned && (
        <By
          moment={page.planned.at}
          by={`${page.planned.version === null ? 'taken out' : `version ${page.planned.version}`}, ${page.planned.askedBy}`}
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
