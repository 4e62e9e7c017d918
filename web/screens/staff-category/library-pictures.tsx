import type { ListedPicture } from '../../../contract/content/library.ts';
import form from '../../features/staff/form.module.css';
import { staffCategory } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Image } from '../../ui/image.tsx';
import styles from './library-pictures.module.css';
import { MeasureFields } from './measure-fields.tsx';
import type { StaffCategoryData } from './staff-category-data.ts';

interface LibraryPicturesProps {
  readonly category: Pick<StaffCategoryData['category'], 'taxonomyId' | 'version'>;
  readonly library: NonNullable<StaffCategoryData['library']>;
}

/** Pictures of the library, each a button that makes it the category's. */
export function LibraryPictures({ category: { taxonomyId, version }, library: { pictures, next, q } }: LibraryPicturesProps) {
  const here = (more: { readonly after?: string }) => `${staffCategory({ taxonomyId }, { library: 1, q, ...more })}#picture`;
  return (
    <>
      <form className={form.row} method="get" action={`${staffCategory({ taxonomyId })}#picture`}>
        <input type="hidden" name="library" value="1" />
        <Field label="Search pictures" name="q" type="search" autoComplete="off" maxLength={100} defaultValue={q} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {pictures.length === 0 && <EmptyState title="No pictures found" />}
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <Tile picture={picture} taxonomyId={taxonomyId} version={version} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <LinkButton href={here({ after: next })} variant="secondary">
          More pictures
        </LinkButton>
      )}
    </>
  );
}

function Tile({ picture, taxonomyId, version }: { picture: ListedPicture; taxonomyId: number; version: number }) {
  return (
    <form method="post" action={staffCategory({ taxonomyId })}>
      <input type="hidden" name="action" value="picture" />
      <input type="hidden" name="version" value={version} />
      <MeasureFields picture={picture} />
      <button type="submit" className={styles.tile} aria-label={`Use ${picture.name}`}>
        <Image image={{ ...picture, alt: '' }} span="card" ratio="square" />
        <span className={styles.name}>{picture.name}</span>
      </button>
    </form>
  );
}
