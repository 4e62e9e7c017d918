import type { MenuDepartment, MenuLink, ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { category } from '../../routes.ts';
import { IconButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import styles from './menu-drawer.module.css';
import { menuDrawerId } from './menu-drawer-id.ts';
import { entryKey, type MenuEntry } from './menu-entry.ts';
import { AccountGroups, ContactGroup, MoreWaysGroup } from './menu-groups.tsx';
import { MenuLeaf, MenuLevel } from './menu-level.tsx';

/**
 * The drawer of small and medium windows (spec §2.3): departments, sub-menus, and one more level; also the one navigation with every menu link for
 * crawlers (spec §2.4). Levels are `details` whose summary becomes the way back, and the button opens the drawer by `command`, so it works without
 * script. Static markup, rendered once for many pages, without data or hydration; closed, it is neither styled nor laid out
 * (docs/decisions/0061-less-work-before-usable.md).
 */
export function MenuDrawer({ menu, sale }: { menu: readonly MenuEntry[]; sale: SaleNav | null }) {
  return (
    <dialog id={menuDrawerId} className={styles.drawer} aria-label="Menu" closedby="any">
      <form className={styles.header} method="dialog">
        <p className={styles.title}>Departments</p>
        <IconButton type="submit" label="Close menu" icon={<X size={22} />} />
      </form>
      <nav aria-label="Menu">
        <ul>
          {menu.map((entry) =>
            entry.type === 'link' ? (
              <OwnEntry key={entryKey(entry)} entry={entry} />
            ) : (
              <li key={entryKey(entry)}>
                <MenuLevel title={entry.title} sale={entry.type === 'sale'}>
                  <MenuLeaf href={category(entry)} strong>
                    Shop All {entry.title}
                  </MenuLeaf>
                  {entry.type === 'sale' && sale?.tiles.length ? (
                    <SaleTiles tiles={sale.tiles} department={entry} />
                  ) : (
                    entry.subMenu.map((section) => <Section key={section.taxonomyId} section={section} department={entry} />)
                  )}
                  {entry.type !== 'sale' && <FeatureLinks column={entry.imageColumn} />}
                </MenuLevel>
              </li>
            ),
          )}
          <MoreWaysGroup />
          <AccountGroups />
          <ContactGroup />
        </ul>
      </nav>
    </dialog>
  );
}

/** What staff added: a link, or a level that begins with it. */
function OwnEntry({ entry: { title, link, subMenu } }: { entry: MenuLink }) {
  if (subMenu.length === 0) return <MenuLeaf href={link}>{title}</MenuLeaf>;
  return (
    <li>
      <MenuLevel title={title}>
        <MenuLeaf href={link} strong>
          Shop All {title}
        </MenuLeaf>
        {subMenu.map((item) => (
          <MenuLeaf key={`${item.title} ${item.link}`} href={item.link}>
            {item.title}
          </MenuLeaf>
        ))}
      </MenuLevel>
    </li>
  );
}

/** Content's tiles, which stand for the sale's own sections as they do in its panel. */
const SaleTiles = ({ tiles, department }: { tiles: SaleNav['tiles']; department: MenuDepartment }) =>
  tiles.map(({ tag_line, image_destination, tid }) => (
    <MenuLeaf key={`${tag_line} ${image_destination}`} href={image_destination || category(department)} tid={tid}>
      {tag_line}
    </MenuLeaf>
  ));

/** Where the text beside the picture in the department's panel leads; a tag line without an address stands in the picture's link. */
function FeatureLinks({ column }: { column: ShownDepartment['imageColumn'] }) {
  if (!column?.is_image_column_visible) return null;
  const { category_image, tag_line, sub_tag_line, sale_links } = column;
  return [tag_line, sub_tag_line, ...sale_links].map((link) => {
    const href = link?.url.href || (link === tag_line && category_image.image_destination);
    return link && href ? (
      <MenuLeaf key={`${link.url.title} ${href}`} href={href} tid={link.tid}>
        {link.url.title}
      </MenuLeaf>
    ) : null;
  });
}

interface SectionProps {
  section: MenuDepartment['subMenu'][number];
  department: MenuDepartment;
}

/** A section of a department: a separate level or a link. In sale and gifts all are links, as these have no third level. */
function Section({ section, department }: SectionProps) {
  const leaves = section.secSubMenu.map((leaf) => (
    <MenuLeaf key={leaf.taxonomyId} href={category(leaf)}>
      {leaf.title}
    </MenuLeaf>
  ));
  if (leaves.length === 0 || department.type !== 'department') {
    return (
      <>
        <MenuLeaf href={category(section)}>{section.title}</MenuLeaf>
        {leaves}
      </>
    );
  }
  return (
    <li>
      <MenuLevel title={section.title}>
        <MenuLeaf href={category(section)} strong>
          Shop All {section.title}
        </MenuLeaf>
        {leaves}
      </MenuLevel>
    </li>
  );
}
