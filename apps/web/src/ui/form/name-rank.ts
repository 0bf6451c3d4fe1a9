/**
 * Returns how well a folded name fits a folded search: 0 = it begins with the search, 1 = each word of the search begins
 * a word of the name, 2 = neither.
 */
export function nameRank(name: string, wanted: string, words: readonly string[]): 0 | 1 | 2 {
  if (name.startsWith(wanted)) return 0;
  const parts = name.split(/[\s-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
}
