import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { type PersonChoice, PersonSelect } from '#ui/form/person-select.tsx';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { newPerson } from '../../adding/api.ts';
import type { EmployeeValues } from '../../adding/model/new-employee.ts';
import { addingWords } from '../../adding/words.ts';
import { managerChoicesQuery } from '../../api.ts';

interface ManagerFieldProps {
  readonly control: Control<EmployeeValues>;
  /** The chosen manager. The first page of the list need not contain them. */
  readonly chosen: PersonChoice | undefined;
  readonly onChoose: (manager: PersonChoice | undefined) => void;
  readonly disabled: boolean;
}

/** Picks the manager of a new person among the people whom the viewer may choose; the server searches. */
export function ManagerField({ control, chosen, onChoose, disabled }: ManagerFieldProps) {
  const { field, fieldState } = useController({ control, name: 'ParentId' });
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const list = useInfiniteQuery(managerChoicesQuery(newPerson, 'person', search));
  const found = (list.data?.pages ?? []).flatMap(({ data }) => data.map(personChoice));
  const people =
    chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <PersonSelect
      label={addingWords.reportsTo}
      required
      disabled={disabled}
      people={people}
      value={disabled ? null : field.value}
      onChange={(id) => {
        onChoose(people.find((person) => person.id === id));
        field.onChange(id);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      onSearchChange={setTyped}
      nothingFound={list.isFetching || search !== typed.trim() ? undefined : addingWords.nobody}
      error={fieldState.error?.message ?? (list.isError ? addingWords.failed : undefined)}
    />
  );
}
