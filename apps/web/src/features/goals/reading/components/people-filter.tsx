import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { matchPeople } from '#ui/form/match-people.ts';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalPeopleQuery, goalSummaryQuery } from '../api.ts';
import { choiceOfUser, useKnownPeople } from '../model/known-people.ts';
import { mayGroup, reportsFilter } from '../model/list-filter.ts';
import { choiceWords } from '../words.list.ts';
import { peopleFilterWords } from '../words.ts';
import classes from './filter-form.module.css';

interface PeopleFilterProps {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  /** The address: in the scope of direct reports, only those are offered. */
  readonly search: GoalSearch;
}

/** Lists owners to choose from: people that the server offers, and owners of goals shown before. */
export function PeopleFilter({ value, onChange, search }: PeopleFilterProps) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), SEARCH_DELAY);
  // Run the query to add the found people to the known people, which stay known while the drawer is open.
  const found = useQuery(goalPeopleQuery(settled));
  const known = useKnownPeople()();
  const session = useSession();
  const isOfReports = mayGroup(search, session.Profile);
  const reports = useQuery({ ...goalSummaryQuery(reportsFilter(search, session)), enabled: isOfReports });
  const offered = isOfReports
    ? (reports.data?.People ?? []).map(({ User }) => known.get(User.Id) ?? choiceOfUser(User))
    : [...known.values()];
  const lines = secondLines(offered);
  const data = offered.map(({ id, name }) => ({
    value: String(id),
    label: labelOfPerson(name, lines.get(id)),
  }));
  for (const id of value) {
    if (!offered.some((person) => person.id === id))
      data.push({ value: String(id), label: known.get(id)?.name ?? '1 person' });
  }
  return (
    <MultiSelect
      data-autofocus
      label={peopleFilterWords.people}
      error={
        found.isLoadingError || reports.isLoadingError ? (
          <LoadFailure onRetry={() => void (isOfReports ? reports : found).refetch()}>
            {peopleFilterWords.notLoaded}
          </LoadFailure>
        ) : null
      }
      openOnFocus={false}
      placeholder={value.length > 0 ? undefined : peopleFilterWords.everybody}
      data={data.sort((a, b) => shownOrder(a.label, b.label))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      searchValue={text}
      onSearchChange={setText}
      searchable
      clearable
      classNames={{ inputField: classes.bare }}
      hidePickedOptions
      filter={matchPeople}
      limit={50}
      nothingFoundMessage={
        found.isFetching || reports.isFetching ? choiceWords.searching : choiceWords.nothingFound
      }
      clearButtonProps={{ 'aria-label': peopleFilterWords.clearPeople }}
    />
  );
}
