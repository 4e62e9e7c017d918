import type { Image } from '../../../contract/catalog/catalog.ts';

/** A picture of the media store in a form. */
export const MeasureFields = ({ picture }: { picture: Pick<Image, 'url' | 'width' | 'height' | 'tint'> }) =>
  (['url', 'width', 'height', 'tint'] as const).map((name) => <input key={name} type="hidden" name={name} value={picture[name]} />);
