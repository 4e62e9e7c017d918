import { maxViewNameLength } from '../../../../contract/staff/saved-views.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Disclosure } from '../../../ui/layers/disclosure.tsx';
import form from '../form.module.css';
import styles from './list-views.module.css';
import type { ShownViews } from './saved-views.ts';

/** A view that the list has for everybody. */
export interface GivenView {
  readonly name: string;
  readonly href: string;
  /** It is the current one with other filters beside it. */
  readonly isHere?: boolean;
}

interface ListViewsProps {
  readonly views: ShownViews | undefined;
  readonly given?: readonly GivenView[];
}

type OwnView = ShownViews['views'][number];

/** A list's views as tabs: those for everybody, and the member's own, with the forms that save and change them. */
export function ListViews({ views: shown, given }: ListViewsProps) {
  if (!shown) return null;
  const { views, here, all } = shown;
  const forAll = given ?? [{ name: 'All', href: all }];
  const current = views.find(({ href }) => href === here);
  const isKnown = current !== undefined || here === all || forAll.some(({ href }) => href === here);
  const hasTabs = forAll.length + views.length > 1;
  if (!hasTabs && isKnown) return null;
  return (
    <div className={styles.all}>
      {hasTabs && (
        <nav className={styles.views} aria-label="Views">
          {forAll.map(({ name, href, isHere }) => (
            <Tab key={name} name={name} href={href} isHere={href === here || (isHere === true && current === undefined)} />
          ))}
          {views.map(({ viewId, name, href, isDefault }) => (
            <Tab key={viewId} name={name} href={href} isDefault={isDefault} isHere={href === here} />
          ))}
        </nav>
      )}
      {current && <Edit {...shown} view={current} />}
      {!isKnown && <Save {...shown} />}
    </div>
  );
}

function Tab({ name, href, isHere, isDefault = false }: GivenView & { isDefault?: boolean }) {
  return (
    <a className={classes(styles.view, isHere && styles.here)} href={href} aria-current={isHere ? 'page' : undefined}>
      {name}
      {isDefault && <span className={styles.default}> (default)</span>}
    </a>
  );
}

function Edit({ view: { viewId, name, isDefault }, here, nameError, typed }: ShownViews & { view: OwnView }) {
  const which = <input type="hidden" name="viewId" value={viewId} />;
  return (
    <Disclosure title="Edit view" open={nameError !== undefined}>
      <div className={styles.forms}>
        <form className={form.row} method="post" action={here}>
          {which}
          <Field
            label="View name"
            name="name"
            autoComplete="off"
            maxLength={maxViewNameLength}
            defaultValue={typed || name}
            error={nameError}
          />
          <Button type="submit" variant="secondary" name="action" value="renameView">
            Rename view
          </Button>
        </form>
        <form className={styles.buttons} method="post" action={here}>
          {which}
          <Button type="submit" variant="secondary" name="action" value={isDefault ? 'openWithoutView' : 'openWithView'}>
            {isDefault ? 'Don’t open by default' : 'Open by default'}
          </Button>
          <Button type="submit" variant="quiet" name="action" value="removeView" aria-label={`Delete view ${name}`}>
            Delete view
          </Button>
        </form>
      </div>
    </Disclosure>
  );
}

/** The present filters as a new view, or in place of another's. */
function Save({ views, here, nameError, typed }: ShownViews) {
  return (
    <Disclosure title="Save as a view" open={nameError !== undefined}>
      <div className={styles.forms}>
        <form className={form.row} method="post" action={here}>
          <input type="hidden" name="action" value="saveView" />
          <Field label="View name" name="name" autoComplete="off" maxLength={maxViewNameLength} defaultValue={typed} error={nameError} />
          <Button type="submit" variant="secondary">
            Save view
          </Button>
        </form>
        {views.length > 0 && (
          <form className={form.row} method="post" action={here}>
            <input type="hidden" name="action" value="replaceView" />
            <Select
              label="Or replace the filters of"
              name="viewId"
              options={views.map(({ viewId, name }) => ({ value: String(viewId), label: name }))}
            />
            <Button type="submit" variant="secondary">
              Replace filters
            </Button>
          </form>
        )}
      </div>
    </Disclosure>
  );
}
