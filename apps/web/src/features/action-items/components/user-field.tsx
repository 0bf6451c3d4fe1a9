import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { type PersonChoice, PersonSelect } from '#ui/form/person-select.tsx';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { itemUsersQuery } from '../api.ts';
import type { ItemValues } from '../model/typed-item.ts';
import { itemWords } from '../words.ts';

interface UserFieldProps {
  readonly control: Control<ItemValues>;
  readonly name: FieldPath<ItemValues>;
  readonly label: string;
  /** The person with whom the form began. The first page of the list need not contain them. */
  readonly first: PersonChoice | undefined;
}

/** Picks one person who can get action items; the server searches. */
export function UserField({ control, name, label, first }: UserFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  const [settled] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const users = useQuery(itemUsersQuery(settled));
  const found = (users.data?.data ?? []).map(personChoice);
  const people =
    chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <PersonSelect
      label={label}
      required
      people={people}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={(id) => {
        setChosen(people.find((person) => person.id === id));
        field.onChange(id);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      onSearchChange={setTyped}
      nothingFound={users.isFetching ? undefined : itemWords.nobody}
      error={fieldState.error?.message ?? (users.isLoadingError ? itemWords.usersFailed : undefined)}
    />
  );
}
