/** The baseline: plain BM25 (k1 1.2, b 0.75) over one text per product, words as written. Returns a ranking. */
export function bm25(texts: readonly { id: string; text: string }[]): (query: string) => string[] {
  const documents = texts.map(({ id, text }) => {
    const words = wordsOf(text);
    return { id, length: words.length, counts: countOf(words) };
  });
  const frequency = countOf(documents.flatMap(({ counts }) => [...counts.keys()]));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return (query) => {
    const words = wordsOf(query);
    const scored = documents.map(({ id, length, counts }) => {
      const score = words.reduce((sum, word) => {
        const count = counts.get(word) ?? 0;
        const among = frequency.get(word) ?? 0;
        const idf = Math.log(1 + (documents.length - among + 0.5) / (among + 0.5));
        return sum + (idf * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average));
      }, 0);
      return { id, score };
    });
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
