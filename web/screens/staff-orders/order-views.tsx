import { staffOrders } from '../../staff-routes.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isNarrowed } from './order-filters.tsx';
import type { StaffOrdersData } from './staff-orders-data.ts';
import styles from './staff-orders-screen.module.css';

/** Built-in views; packing starts with the oldest order. */
const given = [
  { name: 'All', href: staffOrders() },
  { name: 'To ship', href: staffOrders({ state: 'to_ship', sort: 'placed' }) },
  { name: 'On hold', href: staffOrders({ state: 'held', sort: 'placed' }) },
  { name: 'Partially shipped', href: staffOrders({ state: 'partly_shipped', sort: 'placed' }) },
  { name: 'Awaiting payment', href: staffOrders({ state: 'unpaid' }) },
];

/** The list's views, and the form that saves the filters as another. */
export function OrderViews({ place, listed: { views }, errors, viewName }: StaffOrdersData) {
  const here = staffOrders({ ...place });
  const saved = views.map(({ viewId, name, query }) => ({
    viewId,
    name,
    href: query === '' ? staffOrders() : `${staffOrders()}?${query}`,
  }));
  const isKnown = [...given, ...saved].some(({ href }) => href === here);
  return (
    <>
      <nav className={styles.views} aria-label="Views">
        {given.map((view) => (
          <View key={view.name} {...view} here={here} />
        ))}
        {saved.map(({ viewId, ...view }) => (
          <span key={viewId} className={styles.own}>
            <View {...view} here={here} />
            {view.href === here && (
              <form method="post" action={here}>
                <input type="hidden" name="action" value="deleteView" />
                <input type="hidden" name="viewId" value={viewId} />
                <Button type="submit" variant="quiet" size="small">
                  <X size={14} />
                  <VisuallyHidden>Delete view {view.name}</VisuallyHidden>
                </Button>
              </form>
            )}
          </span>
        ))}
      </nav>
      {isNarrowed(place) && !isKnown && (
        <details className={styles.more} open={viewName !== '' || errors.name !== undefined}>
          <summary>Save as a view</summary>
          <form className={styles.save} method="post" action={here}>
            <input type="hidden" name="action" value="saveView" />
            <Field label="Name of the view" name="name" autoComplete="off" maxLength={60} defaultValue={viewName} error={errors.name} />
            <Button type="submit" variant="secondary">
              Save view
            </Button>
          </form>
        </details>
      )}
    </>
  );
}

function View({ name, href, here }: { name: string; href: string; here: string }) {
  const isHere = href === here;
  return (
    <a className={classes(styles.view, isHere && styles.here)} href={href} aria-current={isHere ? 'page' : undefined}>
      {name}
    </a>
  );
}
