import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { FoundPersonSelect } from '#ui/form/found-person-select.tsx';
import type { PersonChoice } from '#ui/form/person-select.tsx';
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
  const [search, setSearch] = useState('');
  const users = useQuery(itemUsersQuery(search));
  const found = (users.data?.data ?? []).map(personChoice);
  return (
    <FoundPersonSelect
      label={label}
      required
      found={found}
      isFetching={users.isFetching}
      first={first}
      onSearch={setSearch}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={(id) => field.onChange(id)}
      onBlur={field.onBlur}
      ref={field.ref}
      nothingFound={itemWords.nobody}
      error={fieldState.error?.message ?? (users.isLoadingError ? itemWords.usersFailed : undefined)}
    />
  );
}
