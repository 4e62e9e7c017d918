import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImportNotice } from './import-panel.tsx';

const fault = (line: number) => ({ line, text: '/x → ftp://y', message: 'This isn’t an address of this shop.' });
const words = (taken: number, faulty: number, listed: number) =>
  renderToStaticMarkup(<ImportNotice taken={taken} faulty={faulty} faults={Array.from({ length: listed }, (_, i) => fault(i + 1))} />);

it('[§7.6 redirect info] an import lists the lines that failed, and says when there are more', () => {
  expect(words(3, 0, 0)).toContain('3 redirects imported.');
  expect(words(1, 2, 2)).toContain('1 redirect imported. 2 couldn’t be imported:');
  const many = words(0, 250, 100);
  expect(many).toContain('250 couldn’t be imported. The first 100:');
  expect(many.match(/<li>/g)).toHaveLength(100);
});
