import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const image = { url: '/media/ab/cdef.webp', alt: 'Lamp, Brass', width: 800, height: 800 };

it('shows the picture a product has', () => {
  const html = renderToStaticMarkup(<ProductPicture image={image} department="lighting" alt="" ratio="square" />);
  expect(html).toMatch(/^<img .*alt=""/);
});

it('shows “No picture yet” and the department’s icon without a picture', () => {
  const placeholder = (department: string) => renderToStaticMarkup(<ProductPicture image={null} department={department} alt="" />);
  expect(placeholder('lighting')).toContain('role="img" aria-label="No picture yet"');
  expect(placeholder('lighting')).not.toMatch(/<img|src=|\/media\//);
  expect(placeholder('lighting')).not.toBe(placeholder('rugs'));
  expect(placeholder('bicycles')).toContain('<svg');
});
