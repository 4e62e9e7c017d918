import { useEffect, useState } from 'react';
import { type Suggestions, searchEndpoints } from '../../../contract/search/search.ts';
import { client } from '../../api/browser.ts';
import { isFlagOn } from '../flags/index.ts';

/** Milliseconds after the last key before the server is called (spec §9 timing). */
const delay = 200;
const nothing: Suggestions = { ok: true, suggestions: [], categories: [], products: [] };

/**
 * Suggestions for a text. An empty text or a switched-off type-ahead makes no call; a failed call leaves the list unchanged (spec §8), and responses
 * never arrive out of order.
 */
export function useSuggestions(text: string): Suggestions {
  const [suggested, setSuggested] = useState(nothing);

  useEffect(() => {
    if (text === '') return setSuggested(nothing);
    let overtaken = false;
    const timer = setTimeout(async () => {
      if (!(await isFlagOn('type-ahead'))) return;
      const answer = await client.call(searchEndpoints.suggest, { query: text });
      if (answer.ok && !overtaken) setSuggested(answer.data);
    }, delay);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [text]);

  return suggested;
}
