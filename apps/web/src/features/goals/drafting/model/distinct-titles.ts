/** In characters. A card shows at least this much of a title. */
const SHOWN = 36;
/** In characters: how much of a shared beginning stays before the part that differs. */
const KEPT = 14;

/**
 * Returns the titles as short cards show them. A card cuts a long title at its end; titles that are equal up to there would
 * read alike, so the middle of their shared beginning is left out and the part that differs is visible.
 */
export function distinctTitles(titles: readonly string[]): string[] {
  return titles.map((title) => {
    const shared = Math.max(0, ...titles.map((other) => (other === title ? 0 : sharedWords(title, other))));
    if (shared < SHOWN) return title;
    const head = title.slice(0, KEPT).replace(/\s+\S*$/, '');
    return `${head} … ${title.slice(shared)}`;
  });
}

/** Returns the length of the whole words with which both texts begin. */
function sharedWords(one: string, other: string): number {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.lastIndexOf(' ', end - 1) + 1;
}
