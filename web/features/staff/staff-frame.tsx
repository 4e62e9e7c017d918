import { type ReactNode, useEffect, useRef } from 'react';
import { type Permission, roleNames } from '../../../contract/staff/staff-roles.ts';
import {
  staffApiKeys,
  staffAudit,
  staffBrands,
  staffCategories,
  staffContent,
  staffCustomerGroups,
  staffCustomers,
  staffEmails,
  staffFlags,
  staffGoingLive,
  staffHome,
  staffMaintenance,
  staffMembers,
  staffMenu,
  staffOrders,
  staffPayments,
  staffProducts,
  staffPromotions,
  staffRedirects,
  staffReports,
  staffReturns,
  staffReviews,
  staffSearchRanking,
  staffSettings,
  staffShipments,
  staffSynonyms,
  staffWebhooks,
} from '../../staff-routes.ts';
import { showFirstFault } from '../../ui/browser/show-first-fault.ts';
import { ArrowRight } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { PlaceList } from '../../ui/place-list.tsx';
import { Bell } from './bell/bell.tsx';
import { Forbidden } from './forbidden.tsx';
import { Missing } from './missing.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import styles from './staff-frame.module.css';
import type { StaffData } from './staff-page.ts';
import { StaffSignOut } from './staff-sign-out.tsx';
import { openedBy } from './views/default-view.ts';

interface Place {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Null for all staff. */
  readonly permission: Permission | null;
  /** Its heading in the menu; null for items before the first heading. */
  readonly group: string | null;
}

/** The console's menu, by groups; each member sees what their role may open. */
export const places = [
  { key: 'home', href: staffHome(), title: 'Overview', permission: null, group: null },
  { key: 'reports', href: staffReports(), title: 'Reports', permission: 'reports.read', group: null },
  { key: 'going-live', href: staffGoingLive(), title: 'Going live', permission: 'staff.manage', group: null },
  { key: 'orders', href: staffOrders(), title: 'Orders', permission: 'orders.read', group: 'Orders and customers' },
  { key: 'shipments', href: staffShipments(), title: 'Shipments', permission: 'orders.read', group: 'Orders and customers' },
  { key: 'returns', href: staffReturns(), title: 'Returns', permission: 'orders.returns', group: 'Orders and customers' },
  { key: 'payments', href: staffPayments(), title: 'Failed payments', permission: 'orders.refund', group: 'Orders and customers' },
  { key: 'emails', href: staffEmails(), title: 'Undelivered emails', permission: 'orders.edit', group: 'Orders and customers' },
  { key: 'customers', href: staffCustomers(), title: 'Customers', permission: 'customers.read', group: 'Orders and customers' },
  {
    key: 'customer-groups',
    href: staffCustomerGroups(),
    title: 'Customer groups',
    permission: 'customers.edit',
    group: 'Orders and customers',
  },
  { key: 'reviews', href: staffReviews(), title: 'Reviews', permission: 'reviews.moderate', group: 'Orders and customers' },
  { key: 'products', href: staffProducts(), title: 'Products', permission: 'catalog.edit', group: 'Catalog and search' },
  { key: 'categories', href: staffCategories(), title: 'Categories', permission: 'catalog.edit', group: 'Catalog and search' },
  { key: 'menu', href: staffMenu(), title: 'Menu', permission: 'catalog.edit', group: 'Catalog and search' },
  { key: 'synonyms', href: staffSynonyms(), title: 'Synonyms', permission: 'search.edit', group: 'Catalog and search' },
  { key: 'search-ranking', href: staffSearchRanking(), title: 'Search ranking', permission: 'search.edit', group: 'Catalog and search' },
  { key: 'promotions', href: staffPromotions(), title: 'Promotions', permission: 'promotions.read', group: 'Marketing and content' },
  { key: 'content', href: staffContent(), title: 'Content', permission: 'content.edit', group: 'Marketing and content' },
  { key: 'redirects', href: staffRedirects(), title: 'Redirects', permission: 'content.edit', group: 'Marketing and content' },
  { key: 'settings', href: staffSettings(), title: 'Settings', permission: 'settings.edit', group: 'Administration' },
  { key: 'brands', href: staffBrands(), title: 'Brands', permission: 'brands.manage', group: 'Administration' },
  { key: 'members', href: staffMembers(), title: 'Staff', permission: 'staff.manage', group: 'Administration' },
  { key: 'api-keys', href: staffApiKeys(), title: 'API keys', permission: 'integrations.manage', group: 'Administration' },
  { key: 'webhooks', href: staffWebhooks(), title: 'Webhooks', permission: 'integrations.manage', group: 'Administration' },
  { key: 'audit', href: staffAudit(), title: 'Audit log', permission: 'audit.read', group: 'Administration' },
  { key: 'flags', href: staffFlags(), title: 'Features', permission: 'flags.edit', group: 'Administration' },
  { key: 'maintenance', href: staffMaintenance(), title: 'Maintenance', permission: 'maintenance.switch', group: 'Administration' },
] as const satisfies readonly Place[];

interface StaffFrameProps<D> {
  data: StaffData<D>;
  place: (typeof places)[number]['key'];
  heading: ReactNode;
  lead?: ReactNode;
  /** Shown once, after an action. */
  done?: ReactNode;
  /** Why an action failed. */
  error?: string | null | undefined;
  children: (shown: D) => ReactNode;
}

/** The frame of the staff console: menu, signed-in member, and the open screen. */
export function StaffFrame<D>({ data: { me, shown, failure, views }, place, heading, lead, done, error, children }: StaffFrameProps<D>) {
  const allowed = places
    .filter(({ permission }) => permission === null || me.permissions.includes(permission))
    .map((one) => ({ ...one, href: openedBy(me, one.key, one.href) }));
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => showFirstFault(content.current), []);
  const told = views?.done ?? done;
  const refused = views?.message ?? error;
  return (
    <div className={styles.console}>
      <header className={styles.side}>
        <a className={styles.name} href={staffHome()}>
          Staff
          <span className={styles.brand}>{me.brand}</span>
        </a>
        <Bell />
        <div className={styles.jump}>
          <CommandPalette places={allowed} permissions={me.permissions} />
        </div>
        <PlaceList label="Staff console" places={allowed} open={place} styles={styles}>
          {me.sisters.map(({ name, href }) => (
            <li key={name} className={styles.sister}>
              <a className={styles.place} href={href}>
                {name}
                <ArrowRight size={14} />
              </a>
            </li>
          ))}
        </PlaceList>
        <div className={styles.me}>
          <p>
            <strong>{me.name}</strong>
            <span>{roleNames[me.role]}</span>
          </p>
          <StaffSignOut />
        </div>
      </header>
      <div ref={content} className={styles.content}>
        {failure ? (
          <Missing {...failure} />
        ) : shown === null ? (
          <Forbidden role={roleNames[me.role]} />
        ) : (
          <>
            <header className={styles.heading}>
              <h1>{heading}</h1>
              {lead && <p className={styles.lead}>{lead}</p>}
            </header>
            {told && <Notice tone="success">{told}</Notice>}
            {refused && <Notice tone="error">{refused}</Notice>}
            {children(shown)}
          </>
        )}
      </div>
    </div>
  );
}
