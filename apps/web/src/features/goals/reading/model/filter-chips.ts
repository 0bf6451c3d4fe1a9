import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import type { GoalSearch } from '../../model/goal-search.ts';
import { flagLabels, isFlag } from '../words.ts';
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
    ...valueChips('departments', 'Department', search.departments, (name) => name),
    ...valueChips('states', 'State', search.states, (state) => goalStateLabels[state]),
    ...valueChips('likelihood', 'Likelihood', search.likelihood, (level) => likelihoodLabels[level]),
    ...valueChips('quality', 'Quality', search.quality, (level) => qualityLabels[level]),
    ...valueChips('objectives', 'Objective', search.objectives, (area) => area),
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
      label: `Person: ${nameOf(id)}`,
      without: { people: others.length > 0 ? others : undefined },
    };
  });
  if (unnamed === 0) return chips;
  const label = unnamed === 1 ? '1 person' : `${unnamed} people`;
  return [
    ...chips,
    { key: 'people.unnamed', label, without: { people: named.length > 0 ? named : undefined } },
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
      label: `${kind}: ${word(value)}`,
      without: { [key]: others.length > 0 ? others : undefined },
    };
  });
}
