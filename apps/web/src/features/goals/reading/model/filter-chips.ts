import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { areaLabels } from '@bellwether/domain/strategy/words';
import type { GoalSearch } from '../../model/goal-search.ts';
import { filterChipWords } from '../words.list.ts';
import { flagLabels } from '../words.ts';
import { isFlag } from './flags.ts';
import { narrowingKeys } from './narrowing.ts';

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** The change of the address that removes the filter. */
  readonly without: Partial<GoalSearch>;
}

/**
 * Returns one chip per value of every active filter. `nameOf` returns names of known people; the others share
 * one chip with their number.
 */
export function chipsOf(search: GoalSearch, nameOf: (id: number) => string | undefined): readonly Chip[] {
  const chips: Chip[] = [
    ...peopleChips(search.people ?? [], nameOf),
    ...valueChips('departments', filterChipWords.department, search.departments, (name) => name),
    ...valueChips('states', filterChipWords.state, search.states, (state) => goalStateLabels[state]),
    ...valueChips(
      'likelihood',
      filterChipWords.likelihood,
      search.likelihood,
      (level) => likelihoodLabels[level],
    ),
    ...valueChips('quality', filterChipWords.quality, search.quality, (level) => qualityLabels[level]),
    ...valueChips('objectives', filterChipWords.objective, search.objectives, (area) => areaLabels[area]),
  ];
  for (const key of narrowingKeys) {
    if (isFlag(key) && search[key]) {
      chips.push({ key, label: flagLabels[key], without: { [key]: undefined } });
    }
  }
  return chips;
}

function peopleChips(ids: readonly number[], nameOf: (id: number) => string | undefined): Chip[] {
  const named = ids.filter((id) => nameOf(id) !== undefined);
  const unnamed = ids.length - named.length;
  const chips = named.map((id) => {
    const others = ids.filter((each) => each !== id);
    return {
      key: `people.${id}`,
      label: filterChipWords.person(nameOf(id) ?? ''),
      without: { people: others.length > 0 ? others : undefined },
    };
  });
  if (unnamed === 0) return chips;
  return [
    ...chips,
    {
      key: 'people.unnamed',
      label: filterChipWords.people(unnamed),
      without: { people: named.length > 0 ? named : undefined },
    },
  ];
}

function valueChips<T extends string | number>(
  key: keyof GoalSearch,
  kind: string,
  values: readonly T[] | undefined,
  word: (value: T) => string,
): Chip[] {
  return (values ?? []).map((value) => {
    const others = (values ?? []).filter((each) => each !== value);
    return {
      key: `${key}.${value}`,
      label: `${kind}${colon} ${word(value)}`,
      without: { [key]: others.length > 0 ? others : undefined },
    };
  });
}
