import type { ShownBlockOf } from '../../../contract/content/page.schemas.ts';
import { category } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './departments-list.module.css';
import { Frame } from './frame.tsx';

type Block = ShownBlockOf<'all_departments_list'>;

/** The all-departments list (spec §3): pictures with names, or an index of all their categories. */
export function DepartmentsList({ block }: { block: Block }) {
  const { header_text, layout, departments } = block;
  return (
    <Frame block={block}>
      <nav className={styles.section} aria-label={header_text || 'All departments'}>
        {header_text && <h2>{header_text}</h2>}
        {layout === 'tiles' ? <Tiles departments={departments} /> : <Index departments={departments} named={header_text !== ''} />}
      </nav>
    </Frame>
  );
}

function Tiles({ departments }: { departments: Block['departments'] }) {
  return (
    <ul className={styles.tiles}>
      {departments.map((department) => (
        <li key={department.taxonomyId}>
          <a className={styles.tile} href={category(department)}>
            <span className={styles.picture}>{department.navImage && <Image image={department.navImage} alt="" ratio="square" />}</span>
            <span className={styles.name}>{department.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every category of the shop, by department. */
function Index({ departments, named }: { departments: Block['departments']; named: boolean }) {
  const Heading = named ? 'h3' : 'h2';
  return (
    <ul className={styles.index}>
      {departments.map((department) => (
        <li key={department.taxonomyId} className={styles.department}>
          <div className={styles.face}>{department.navImage && <Image image={department.navImage} alt="" ratio="square" />}</div>
          <Heading className={styles.title}>
            <a href={category(department)}>{department.title}</a>
          </Heading>
          <ul className={styles.groups}>
            {department.subMenu.map((group) => (
              <li key={group.taxonomyId}>
                <a className={styles.group} href={category(group)}>
                  {group.title}
                </a>
                {group.secSubMenu.length > 0 && (
                  <ul className={styles.leaves}>
                    {group.secSubMenu.map((leaf) => (
                      <li key={leaf.taxonomyId}>
                        <a href={category(leaf)}>{leaf.title}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
