import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { matchWords } from '#ui/form/search-select.tsx';
import { goalPeopleQuery } from '../api.ts';
import { useKnownPeople } from '../model/known-people.ts';
import classes from './filter-form.module.css';

interface PeopleFilterProps {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Lists owners to choose from: people that the server offers, and owners of goals shown before. */
export function PeopleFilter({ value, onChange }: PeopleFilterProps) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 200);
  // Run the query to add the found people to the known people, which stay known while the drawer is open.
  const found = useQuery(goalPeopleQuery(settled));
  const known = useKnownPeople()();
  const data = [...known.values()].map((person) => ({
    value: String(person.id),
    label: person.detail ? `${person.name} · ${person.detail}` : person.name,
  }));
  for (const id of value) {
    if (!known.has(id)) data.push({ value: String(id), label: '1 person' });
  }
  return (
    <MultiSelect
      data-autofocus
      label="People"
      error={
        found.isLoadingError ? (
          <LoadFailure onRetry={() => void found.refetch()}>The people could not be loaded.</LoadFailure>
        ) : null
      }
      openOnFocus={false}
      placeholder={value.length > 0 ? undefined : 'Everybody'}
      data={data.sort((a, b) => a.label.localeCompare(b.label))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      searchValue={text}
      onSearchChange={setText}
      searchable
      clearable
      classNames={{ inputField: classes.bare }}
      hidePickedOptions
      filter={matchWords}
      limit={50}
      nothingFoundMessage={found.isFetching ? 'Searching…' : 'Nothing found'}
      clearButtonProps={{ 'aria-label': 'Clear people' }}
    />
  );
}
