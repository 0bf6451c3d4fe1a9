import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { personChoice } from '#platform/person-choice.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { labelOfPerson, useSecondLines } from '#ui/form/person-lines.ts';
import { PersonOption } from '#ui/form/person-option.tsx';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { goalPeopleQuery } from '../../reading/api.ts';
import { choiceWords } from '../../reading/words.list.ts';
import { ownerSelectWords } from '../words.ts';

export interface Owner {
  readonly Id: number;
  readonly Name: string;
  readonly OrgUnit: string;
  /** Absent: not known, because the owner comes from a goal and not from the list. */
  readonly JobTitle?: string;
  readonly Email?: string;
  readonly Avatar: string | null;
  /** The last day of today's absence; absent: there. */
  readonly AwayUntil?: string | undefined;
  /** The manager's id, 0 for none. */
  readonly ParentId: number;
  /** Whether the person may make a goal of this owner private. */
  readonly MayBePrivate: boolean;
}

interface OwnerSelectProps {
  readonly label: string;
  readonly value: Owner | null;
  readonly onChange: (owner: Owner | null) => void;
  /** Left out of the choices: the present owner. */
  readonly without?: number;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
  readonly focusFirst?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A select for an owner among all possible ones; the server searches, 50 at a time. */
export function OwnerSelect(props: OwnerSelectProps) {
  const { value, onChange, without, required, error, focusFirst, clearable = true, ...others } = props;
  const [typed, setTyped] = useState('');
  const known = useRef(new Map<number, Owner>());
  const labels = useRef(new Set<string>());
  // A choice writes the label into the search box, which is no search.
  const isSearch = typed !== '' && !labels.current.has(typed);
  const [search] = useDebouncedValue(isSearch ? typed.trim() : '', SEARCH_DELAY);
  const { data, isFetching, isLoadingError, refetch } = useQuery(goalPeopleQuery(search));
  const found = (data?.data ?? []).filter((person) => person.Id !== without);
  const foundIds = new Set(found.map((person) => String(person.Id)));
  for (const person of found) known.current.set(person.Id, person);
  const people = value && !found.some((person) => person.Id === value.Id) ? [value, ...found] : found;
  const lines = useSecondLines(people.map(personChoice));
  const options = people.map(({ Id, Name }) => ({
    value: String(Id),
    label: labelOfPerson(Name, lines.get(Id)),
  }));
  for (const { label } of options) labels.current.add(label);

  return (
    <Select
      {...others}
      data={options}
      value={value === null ? null : String(value.Id)}
      onChange={(id) => onChange(id === null ? null : (known.current.get(Number(id)) ?? value))}
      searchable
      clearable={clearable}
      clearButtonProps={{ 'aria-label': ownerSelectWords.clear, 'aria-hidden': false, tabIndex: 0 }}
      searchValue={typed}
      onSearchChange={setTyped}
      // The chosen person stays in the data for the label, but is no result of another search.
      filter={({ options }) =>
        isSearch ? options.filter((option) => !('value' in option) || foundIds.has(option.value)) : options
      }
      nothingFoundMessage={
        isLoadingError ? undefined : isFetching ? choiceWords.searching : ownerSelectWords.nobodyFound
      }
      rightSection={isFetching && isSearch ? <Loader size={14} aria-hidden="true" /> : undefined}
      withAsterisk={required ?? false}
      aria-required={required}
      error={
        isLoadingError && !error ? (
          <LoadFailure onRetry={() => void refetch()}>{ownerSelectWords.notLoaded}</LoadFailure>
        ) : (
          error
        )
      }
      errorProps={isLoadingError && !error ? {} : { role: 'alert' }}
      data-autofocus={focusFirst || undefined}
      renderOption={({ option }) => {
        const person = known.current.get(Number(option.value)) ?? value;
        return (
          <PersonOption
            name={person?.Name ?? option.label}
            line={lines.get(Number(option.value))}
            avatar={person?.Avatar}
            awayUntil={person?.AwayUntil}
          />
        );
      }}
      openOnFocus={false}
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 } }}
    />
  );
}
