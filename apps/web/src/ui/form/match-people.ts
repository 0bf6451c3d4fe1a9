import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { plainText } from './search-select.tsx';

/** Separates a person's name from the department in a choice's label. */
export const DETAIL_MARK = ' · ';

/**
 * Keeps the people whose name or department contains each word of the search. Names that begin with the
 * search come first, then names with a word that begins with it, then all others.
 */
export const matchPeople: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plainText(search.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  return (options as ComboboxItem[])
    .map((option) => ({ option, label: plainText(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .map(({ option, label }) => ({ option, rank: rankOf(label, wanted, words) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ option }) => option);
};

function rankOf(label: string, wanted: string, words: readonly string[]): number {
  const [name = ''] = label.split(DETAIL_MARK);
  if (name.startsWith(wanted)) return 0;
  const parts = name.split(/[\s-]+/);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
