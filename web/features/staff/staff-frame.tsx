import type { ReactNode } from 'react';
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
}

/** The console's menu; each member sees what their role may open. */
export const places = [
  { key: 'home', href: staffHome(), title: 'Overview', permission: null },
  { key: 'going-live', href: staffGoingLive(), title: 'Going live', permission: 'staff.manage' },
  { key: 'customers', href: staffCustomers(), title: 'Customers', permission: 'customers.read' },
  { key: 'customer-groups', href: staffCustomerGroups(), title: 'Customer groups', permission: 'customers.edit' },
  { key: 'orders', href: staffOrders(), title: 'Orders', permission: 'orders.read' },
  { key: 'shipments', href: staffShipments(), title: 'Shipments', permission: 'orders.read' },
  { key: 'returns', href: staffReturns(), title: 'Returns', permission: 'orders.returns' },
  { key: 'payments', href: staffPayments(), title: 'Failed payments', permission: 'orders.refund' },
  { key: 'emails', href: staffEmails(), title: 'Undelivered emails', permission: 'orders.edit' },
  { key: 'reports', href: staffReports(), title: 'Reports', permission: 'reports.read' },
  { key: 'products', href: staffProducts(), title: 'Products', permission: 'catalog.edit' },
  { key: 'categories', href: staffCategories(), title: 'Categories', permission: 'catalog.edit' },
  { key: 'menu', href: staffMenu(), title: 'Menu', permission: 'catalog.edit' },
  { key: 'promotions', href: staffPromotions(), title: 'Promotions', permission: 'promotions.read' },
  { key: 'reviews', href: staffReviews(), title: 'Reviews', permission: 'reviews.moderate' },
  { key: 'content', href: staffContent(), title: 'Content', permission: 'content.edit' },
  { key: 'redirects', href: staffRedirects(), title: 'Redirects', permission: 'content.edit' },
  { key: 'synonyms', href: staffSynonyms(), title: 'Synonyms', permission: 'search.edit' },
  { key: 'search-ranking', href: staffSearchRanking(), title: 'Search ranking', permission: 'search.edit' },
  { key: 'settings', href: staffSettings(), title: 'Settings', permission: 'settings.edit' },
  { key: 'brands', href: staffBrands(), title: 'Brands', permission: 'brands.manage' },
  { key: 'members', href: staffMembers(), title: 'Staff', permission: 'staff.manage' },
  { key: 'api-keys', href: staffApiKeys(), title: 'API keys', permission: 'integrations.manage' },
  { key: 'webhooks', href: staffWebhooks(), title: 'Webhooks', permission: 'integrations.manage' },
  { key: 'audit', href: staffAudit(), title: 'Audit log', permission: 'audit.read' },
  { key: 'flags', href: staffFlags(), title: 'Features', permission: 'flags.edit' },
  { key: 'maintenance', href: staffMaintenance(), title: 'Maintenance', permission: 'maintenance.switch' },
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
  const [told, refused] = [views?.done ?? done, views?.message ?? error];
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
      <div className={styles.content}>
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
