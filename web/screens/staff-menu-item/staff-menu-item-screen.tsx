import { maxLabelLength, maxSubItems } from '../../../contract/merchandising/menu.ts';
import { own } from '../../../contract/values/own.ts';
import { Facts } from '../../features/staff/facts.tsx';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffMenu, staffMenuItem } from '../../staff-routes.ts';
import { momentInput, shopZoneName } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './staff-menu-item.module.css';
import type { StaffMenuItemData } from './staff-menu-item-data.ts';

/** Edits a menu item of the shop's own, or deletes it. */
function StaffMenuItemScreen({ data }: { data: StaffData<StaffMenuItemData> }) {
  const item = data.shown?.item;
  return (
    <StaffFrame
      data={data}
      place="menu"
      heading={item?.label ?? 'Menu item'}
      lead={
        item && (
          <>
            <a href={item.link}>Open the link</a> · <a href={staffMenu()}>The whole menu</a>
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
              <Stored {...shown} />
            </Panel>
          )}
          <EditForm {...shown} />
          <Panel title="Delete" lead="Removes it from the menu on every page. Hide it instead to keep it for later.">
            <form method="post" action={staffMenuItem({ itemId: shown.item.itemId })}>
              <input type="hidden" name="action" value="delete" />
              <Button type="submit" variant="secondary">
                Delete menu item
              </Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

/** What is stored, beside what was typed. */
function Stored({ item: { label, link, items, hidden } }: StaffMenuItemData) {
  return (
    <Facts
      facts={[
        { name: 'Label', value: label },
        { name: 'Link', value: link },
        { name: 'Links below', value: items.map((each) => `${each.label}: ${each.link}`).join('; ') || 'None' },
        { name: 'Menu', value: hidden ? 'Hidden' : 'Shown' },
      ]}
    />
  );
}

/** Empty rows for further links. */
const spareRows = 3;
const linkField = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 500 } as const;

function EditForm({ item, typed, errors }: StaffMenuItemData) {
  const rows = Math.min(typed.items.length + spareRows, maxSubItems);
  return (
    <form className={styles.form} method="post" action={staffMenuItem({ itemId: item.itemId })}>
      <input type="hidden" name="action" value="save" />
      <input type="hidden" name="version" value={typed.version} />
      {/* The first button is the one of the Enter key. */}
      <button type="submit" hidden />
      <Panel title="Menu item">
        <div className={form.stack}>
          <Field label="Label" name="label" autoComplete="off" maxLength={maxLabelLength} defaultValue={typed.label} error={errors.label} />
          <Field
            label="Link"
            name="link"
            {...linkField}
            defaultValue={typed.link}
            hint="A page of this shop, such as /deals, or an https:// address."
            error={errors.link}
          />
          <Checkbox name="hidden" value="yes" defaultChecked={typed.hidden}>
            Hide from the menu
          </Checkbox>
          <Field
            {...momentInput}
            label="Starts"
            name="startsAt"
            optional
            defaultValue={typed.startsAt}
            hint={`${shopZoneName}. Leave empty to start right away.`}
            error={errors.startsAt}
          />
          <Field
            {...momentInput}
            label="Ends"
            name="endsAt"
            optional
            defaultValue={typed.endsAt}
            hint="Leave empty to show it until you hide or delete it."
            error={errors.endsAt}
          />
        </div>
      </Panel>
      <Panel
        title="Links below it"
        lead="In one column, in this order. Up and Down save the item. Clear both fields of a row to remove it. Save to get more rows."
      >
        <ol className={styles.rows} aria-label="Links below it">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <li key={index} id={`link-${index + 1}`} className={form.row}>
              <Field
                label={`Label ${index + 1}`}
                name={`items.${index}.label`}
                autoComplete="off"
                maxLength={maxLabelLength}
                defaultValue={typed.items[index]?.label ?? ''}
                error={own(errors, `items.${index}.label`)}
              />
              <Field
                label={`Link ${index + 1}`}
                name={`items.${index}.link`}
                {...linkField}
                defaultValue={typed.items[index]?.link ?? ''}
                error={own(errors, `items.${index}.link`)}
              />
              <span className={styles.steps}>{index < typed.items.length && <Steps index={index} count={typed.items.length} />}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
}

/** Moves a link one place along its column. */
function Steps({ index, count }: { index: number; count: number }) {
  return (
    <>
      <Button type="submit" name="step" value={`up.${index}`} variant="secondary" size="small" disabled={index === 0}>
        Up<VisuallyHidden> link {index + 1}</VisuallyHidden>
      </Button>
      <Button type="submit" name="step" value={`down.${index}`} variant="secondary" size="small" disabled={index === count - 1}>
        Down<VisuallyHidden> link {index + 1}</VisuallyHidden>
      </Button>
    </>
  );
}

export default island('screens/staff-menu-item/staff-menu-item-screen', StaffMenuItemScreen);
