import { containsWords, fold, searchWords } from '@bellwether/domain/shared/fold';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { nameRank } from './name-rank.ts';
import { DETAIL_MARK } from './person-lines.ts';

/**
 * Keeps the people whose name, title or department contains each word of the search. Names that begin with the
 * search come first, then names with a word that begins with it, then all others.
 */
export const matchPeople: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search.trim());
  const words = searchWords(search);
  return (options as ComboboxItem[])
    .map((option) => ({ option, label: fold(option.label) }))
    .filter(({ label }) => containsWords(label, words))
    .map(({ option, label }) => ({ option, rank: rankOf(label, wanted, words) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ option }) => option);
};

function rankOf(label: string, wanted: string, words: readonly string[]): number {
  const [name = ''] = label.split(DETAIL_MARK);
  const rank = nameRank(name, wanted, words);
  return rank === 2 && !containsWords(name, words) ? 3 : rank;
}
